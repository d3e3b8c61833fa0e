// What is asked over HTTP. A refusal arrives as its code, its facts and a sentence, and is thrown as `Refusal`.
import { here } from './site_address';
import { answeredHere, fetchHere, hasDownload, reviewHere } from '../offline/place';
import { deviceNumber, tickets } from '../device/local_storage';
import { learnRefusal, refusalInWords, say } from '../text/words';
import type {
  AnalysisCard,
  AskAnalysis,
  AskLink,
  AskOpening,
  AskOpponent,
  AskPreview,
  DeviceTransfer,
  TransferCode,
  CodeCard,
  Created,
  DayAnswer,
  DayBoard,
  DayCounts,
  GameCard,
  TableStatus,
  House,
  InviteCard,
  TaskVerdict,
  Lesson,
  LobbyRow,
  NewTable,
  OpponentCard,
  Puzzle,
  PuzzleList,
  PuzzleOfTheDay,
  Refused,
  ReviewCard,
  SitDown,
  TicketCard,
  TypedCode,
  Try,
} from '../wire';

/** What this device answers too, once it has downloaded what plays without a server. */
const AT_SCHOOL = /^api\/(games$|lessons\/|puzzles\/|openings\/|days\/[\w-]+$)/;

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function send(path: string, request: RequestInit, local = answeredHere(path)): Promise<Response> {
  let response: Response;
  try {
    response = await (local ? fetchHere(path, request) : fetch(path, named(request)));
  } catch {
    if (!local && AT_SCHOOL.test(path) && (await hasDownload())) return send(path, request, true);
    throw new Refusal('client-no-server', say('client-no-server'));
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as Partial<Refused> | null;
  if (!refused?.code || refused.sentence === undefined) throw new Refusal('client-failed', say('client-failed'));
  const { code, facts = {}, sentence } = refused;
  await learnRefusal(code);
  throw new Refusal(code, refusalInWords({ code, facts, sentence }));
}

/** With the number of this browser, by which an operator can ban it. */
function named(request: RequestInit): RequestInit {
  return { ...request, headers: { ...(request.headers as Record<string, string>), 'Parlour-Device': deviceNumber() } };
}

async function ask<Answer>(path: string, body?: unknown, request: RequestInit = {}, local?: boolean): Promise<Answer> {
  const response = await send(path, body === undefined ? request : { ...post(body), ...request }, local);
  return response.json().catch(() => {
    throw new Refusal('client-failed', say('client-failed'));
  });
}

/** Ask for something with a header of one's own; an answer without content is none. */
export async function requestJson<Answer>(path: string, request: RequestInit = {}): Promise<Answer> {
  const text = await (await send(path, request)).text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** A review, line by line as it is worked out. A refusal on the way is its last line. */
export async function* review(table: string, signal: AbortSignal): AsyncGenerator<ReviewCard> {
  const path = `api/tables/${encodeURIComponent(table)}/review`;
  const response = await (answeredHere(path) ? reviewHere(table, signal) : fetch(path, { ...shown(table), signal })).catch(() => null);
  if (!response?.body) throw new Refusal('client-no-server', say('client-no-server'));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : lines.pop()!;
    for (const line of lines.filter(Boolean)) {
      const told = JSON.parse(line) as ReviewCard | Refused;
      if ('code' in told) {
        await learnRefusal(told.code);
        throw new Refusal(told.code, refusalInWords(told));
      }
      yield told;
    }
    if (done) return;
  }
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** A person who sits at a table shows the ticket: one from which a person was sent away is not shown to strangers. */
function shown(table: string): RequestInit {
  const ticket = tickets(table)[0]?.ticket;
  return ticket ? { headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ticket}` } } : {};
}

/** A game as a PDF, with what differs from its options' defaults. */
export async function print(game: string, how: Readonly<Record<string, string>>, options: readonly string[]): Promise<Blob> {
  const asked = new URLSearchParams([...Object.entries(how), ...options.map((option) => ['option', option])]);
  return (await send(`api/games/${encodeURIComponent(game)}/print.pdf?${asked}`, {})).blob();
}

export const games = () => ask<readonly GameCard[]>('api/games');
/** Leave what this browser remembers for some minutes; the code fetches it once. */
export const leave = (text: string) => ask<TransferCode>('api/carried', { text } satisfies DeviceTransfer);
export const fetchLeft = (code: string) => ask<DeviceTransfer>('api/carried/fetch', { code } satisfies TypedCode);
/** Have the name and the texts of the player of this ticket forgotten at a table. */
export async function erase(table: string, ticket: string): Promise<void> {
  await send(`api/tables/${table}/person`, { method: 'DELETE', headers: { Authorization: `Bearer ${ticket}` } });
}

export const house = () => ask<House>('api/house');
export const tables = () => ask<readonly LobbyRow[]>('api/tables');
export const tried = (game: string, step: string, text: string) =>
  ask<TaskVerdict>(`api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(step)}?text=${encodeURIComponent(text)}`);
export const lesson = (game: string) => ask<Lesson>(`api/lessons/${encodeURIComponent(game)}`);
export const considered = (game: string, step: string, body: AskPreview) =>
  ask<unknown>(`api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(step)}/preview`, body);
export const puzzleOfTheDay = () => ask<PuzzleOfTheDay | null>('api/puzzle-of-the-day');
export const puzzles = (game: string) => ask<PuzzleList>(`api/puzzles/${encodeURIComponent(game)}`);
export const puzzle = (game: string, number: number) => ask<Puzzle>(`api/puzzles/${encodeURIComponent(game)}/${number}`);
export const triedPuzzle = (game: string, number: number, moves: readonly string[], text: string) =>
  ask<Try>(
    `api/puzzles/${encodeURIComponent(game)}/${number}/tried?` + new URLSearchParams({ moves: moves.join(' '), text }),
  );
export const consideredPuzzle = (game: string, number: number, body: AskPreview) =>
  ask<unknown>(`api/puzzles/${encodeURIComponent(game)}/${number}/preview`, body);
/** The board of the day; what was chosen there is counted, by no one in particular. */
export const dayBoard = (game: string) => ask<DayBoard>(`api/days/${encodeURIComponent(game)}`);
export const dayCounts = (game: string, day: string) => ask<DayCounts>(`api/days/${encodeURIComponent(game)}/${encodeURIComponent(day)}`);
export const dayAnswer = (game: string, day: string, text: string) =>
  ask<DayCounts>(`api/days/${encodeURIComponent(game)}/${encodeURIComponent(day)}`, { text } satisfies DayAnswer);
export const analyse = (table: string, where: AskAnalysis) =>
  ask<AnalysisCard>(`api/tables/${encodeURIComponent(table)}/analysis`, where, shown(table));
/** The score sheet of a finished game. */
export const record = async (table: string) => (await send(`api/tables/${encodeURIComponent(table)}/record`, shown(table))).blob();
export const opening = (game: string, where: AskOpening) => ask<AnalysisCard>(`api/openings/${encodeURIComponent(game)}`, where);
/** How a table stands at which this device has a seat. */
export const glance = (table: string) => ask<TableStatus>(`api/tables/${encodeURIComponent(table)}`, undefined, shown(table));
export const create = (table: NewTable, request: RequestInit = {}) => ask<Created>('api/tables', table, { ...post(table), ...request });
/** A table that is stored on this device. */
export const createHere = (table: NewTable) => ask<Created>('api/tables', table, {}, true);
/** Let the server go on with a game of this device: it makes every move again by the rules. */
export const handOver = async (table: string) => ask<Created>('api/tables/handed', await ask<unknown>(`api/tables/${table}/handed`));
/** Open a record on this device: the name under which its review is found, and its game. */
export const openRecord = async (text: string): Promise<{ table: string; game: string }> =>
  (await send('api/records', { method: 'POST', body: text }, true)).json() as Promise<{ table: string; game: string }>;
export const link = (table: string, body: AskLink) => ask<InviteCard>(`api/tables/${encodeURIComponent(table)}/links`, body);
/** The table that has this code. */
export const tableOf = (code: string) => ask<CodeCard>('api/codes', { code } satisfies TypedCode);
export const opponent = (body: AskOpponent) => ask<OpponentCard>('api/opponents', body);
export const sit = (table: string, body: SitDown) =>
  ask<TicketCard>(`api/tables/${encodeURIComponent(table)}/sit`, body);

export function socketAddress(table: string): string {
  return `${here().replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/socket`;
}
