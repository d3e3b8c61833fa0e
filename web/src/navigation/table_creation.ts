// Ways to a table: each makes one and goes there.
import * as api from '../http/api';
import { fitting } from '../room/bots';
import { guestName, keep, keepInvites, keepTable, keepTickets, kept } from '../device/local_storage';
import { nameQuestion } from './own_name.svelte';
import { router } from './router.svelte';
import { toasts } from '../components/toasts.svelte';
import { spokenLanguage } from '../text/words';
import { hasDownload, withoutServer } from '../offline/place';
import { isSlowHere } from '../offline/own_play';
import type { Created, GameCard, NewTable, SeatChoice, Table, TimeControl } from '../wire';

export type Options = Record<string, string>;

/** The options as they were chosen last on this device; those that are no longer offered are left out. */
export function keptOptions(card: GameCard): Options {
  let read: unknown;
  try {
    read = JSON.parse(kept(`options.${card.name}`) ?? '{}');
  } catch {
    read = {};
  }
  const found = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  const options = card.options.map((option) => {
    const value = found[option.name];
    return [option.name, typeof value === 'string' && offers(option, value) ? value : proposed(option)];
  });
  return Object.fromEntries(options) as Options;
}

/** What is proposed for an option in the language of the page. */
export function proposed({ by_language, default: usual }: GameCard['options'][number]): string {
  return by_language[spokenLanguage()] ?? usual;
}

function offers({ values, low, high }: GameCard['options'][number], value: string): boolean {
  if (low !== null && high !== null) return /^\d+$/.test(value) && Number(value) >= low && Number(value) <= high;
  return !values.length || values.includes(value);
}

/** Where people play each other, an option that was never chosen on this device is as the game proposes for that. */
export function amongPeople(card: GameCard, options: Options): Options {
  const proposals = card.options.filter(({ name, among_people }) => among_people !== null && kept(`chosen.${card.name}.${name}`) === null);
  return { ...options, ...Object.fromEntries(proposals.map(({ name, among_people }) => [name, among_people!])) };
}

/** Remember that this option was chosen, even if it is the default. */
export const keepChoice = (card: Pick<GameCard, 'name'>, option: string) => keep(`chosen.${card.name}.${option}`, 'on');

export const keepOptions = (card: GameCard, options: Options) => keep(`options.${card.name}`, JSON.stringify(options));

/** The bot that was played last in this game, or a fitting one. */
export function keptLevel(card: GameCard): number {
  const level = Number(kept(`level.${card.name}`) ?? Number.NaN);
  return Number.isInteger(level) && level >= card.lowest && level <= card.levels ? level : fitting(card);
}

export const keepLevel = (card: Pick<GameCard, 'name'>, level: number) => keep(`level.${card.name}`, String(level));

/** How many sit at such a table: a game for several numbers of players calls that option `players`. */
export const seatsOf = (card: Pick<GameCard, 'seats'>, options: Options): number => Number(options.players ?? card.seats);

/** Whether people can sit around one screen: on it, where nothing is hidden; with a phone each, where more than two may play. */
export const aroundOneScreen = (card: GameCard): 'screen' | 'phones' | null =>
  card.open ? 'screen' : card.options.some((option) => option.name === 'players') ? 'phones' : null;

/** Make a table and go there. A refusal is said, and nothing else happens. */
export async function setTable(game: string, options: Options, seats: readonly SeatChoice[], { coached = false, ...more }: { listed?: boolean; screen?: boolean; solver_closed?: boolean; elastic?: boolean; plan?: readonly string[]; coached?: boolean; time?: TimeControl } = {}): Promise<void> {
  try {
    const made = await create({ game, options, seats: [...seats], name: guestName(), listed: false, screen: false, solver_closed: false, elastic: false, plan: [], ...more });
    keepTickets(made.table, made.tickets);
    keepInvites(made.table, made.invites);
    if (made.tickets.some(({ seat }) => seat !== null)) keepTable(made.table, game); // at once: a person who leaves before it is shown finds it again
    if (coached) keep(`coach.${made.table}`, 'on');
    // A person who sets a table for several others and sits nowhere is the screen that they look at.
    if (seats.filter(({ kind }) => kind === 'open').length > 1 && !seats.some(({ kind }) => kind === 'me')) keep(`screen.${made.table}`, 'on');
    router.go(`table/${made.table}`);
  } catch (refusal) {
    toasts.show((refusal as Error).message, 'refusal');
  }
}

const PATIENCE = 4000; // milliseconds for a server to make a table, where this device can

/** By this device where it has what it needs and no one else is expected; the server is there for bots that are too slow here, and for the rest. */
async function create(table: NewTable): Promise<Created> {
  const alone = table.seats.every(({ kind }) => kind === 'me' || kind === 'bot') && !table.screen;
  if (!alone || withoutServer() || !(await hasDownload())) return api.create(table);
  const ways = [() => api.createHere(table), () => api.create(table, { signal: AbortSignal.timeout(PATIENCE) })];
  if (table.seats.some(({ level }) => level != null && isSlowHere(table.game, level))) ways.reverse();
  return ways[0]!().catch(ways[1]);
}

const all = (seats: number, kind: 'me' | 'open'): SeatChoice[] => Array.from({ length: seats }, () => ({ kind }));

/** Against bots of this level, on a side at random. */
export function playNow(game: string, options: Options, seats: number, level: number, coached = false): Promise<void> {
  keepLevel({ name: game }, level);
  const choices = Array.from({ length: seats }, (): SeatChoice => ({ kind: 'bot', level }));
  choices[Math.floor(Math.random() * seats)] = { kind: 'me' };
  return setTable(game, options, choices, { coached });
}

/** Against the bot and with the options of the last time. */
export async function playAsUsual(game: string): Promise<void> {
  try {
    const card = (await api.games()).find((other) => other.name === game);
    if (!card) return router.go(`${game}`);
    const options = keptOptions(card);
    await playNow(game, options, seatsOf(card, options), keptLevel(card));
  } catch (refusal) {
    toasts.show((refusal as Error).message, 'refusal');
  }
}

/** The first game after a lesson: against the easiest bot, with a coach. */
export async function playFirst(game: string, first: Options): Promise<void> {
  try {
    const card = (await api.games()).find((other) => other.name === game);
    if (!card) return router.go(`${game}`);
    const options = { ...Object.fromEntries(card.options.map((option) => [option.name, proposed(option)])), ...first };
    await playNow(game, options, seatsOf(card, options), card.lowest, true);
  } catch (refusal) {
    toasts.show((refusal as Error).message, 'refusal');
  }
}

/** With people who get a link; the one who asks sits down first. Each guest plays, unless the game was chosen `forTwo`. */
export async function playFriends(card: GameCard, options: Options, forTwo = false): Promise<void> {
  if (!(await nameQuestion.ask())) return;
  const seats = seatsOf(card, options);
  const choices = all(seats, 'open');
  choices[seats === 2 ? Math.floor(Math.random() * 2) : 0] = { kind: 'me' };
  return setTable(card.name, amongPeople(card, options), choices, { elastic: !forTwo && hasPlayers(card) });
}

const hasPlayers = (card: GameCard) => card.options.some((option) => option.name === 'players' && option.values.length + (option.high ?? 0) > 2);

export function playAround(card: GameCard, options: Options): Promise<void> {
  const way = aroundOneScreen(card);
  return setTable(card.name, amongPeople(card, options), all(seatsOf(card, options), way === 'screen' ? 'me' : 'open'), { screen: way === 'phones', elastic: way === 'phones' });
}

/** All five games, the quick ones first. */
export const PENTATHLON: readonly string[] = ['duos', 'dualite', 'duel-of-law', 'duality', 'dualma'];

/** A room that goes from game to game: this screen shows it, everyone joins with a phone. */
export async function hostEvening(plan: readonly string[]): Promise<void> {
  try {
    const cards = await api.games();
    const first = cards.find((card) => card.name === (plan[0] ?? 'duos')) ?? cards[0]!;
    const options = amongPeople(first, keptOptions(first));
    const offered = plan.filter((name) => cards.some((card) => card.name === name));
    await setTable(first.name, options, all(seatsOf(first, options), 'open'), { screen: true, elastic: true, plan: offered });
  } catch (refusal) {
    toasts.show((refusal as Error).message, 'refusal');
  }
}

/** Another game like this one, against a bot of another level. */
export const playAgain = (table: Table, level: number): Promise<void> =>
  playNow(table.game, { ...table.options }, table.seats.length, level);

/** With a person who asks for this game too. A person who is first waits at a table of their own, and may play a bot meanwhile. */
export async function playStranger(game: string): Promise<void> {
  if (!(await nameQuestion.ask())) return;
  try {
    const { table, ticket } = await api.opponent({ game, name: guestName() });
    keepTickets(table, [ticket]);
    keep(`seeking.${table}`, 'on');
    router.go(`table/${table}`);
  } catch (refusal) {
    toasts.show((refusal as Error).message, 'refusal');
  }
}

/** Whether this device came to the table by asking for an opponent. */
export const isSeeking = (table: string): boolean => kept(`seeking.${table}`) === 'on';
