import { hex, randomHex } from './random_ids';
import type { Table } from '../wire';

/** A shuffle is promised before the deal and proved after the game: `docs/shuffles.md` has the formulas. */

export async function digest(text: string): Promise<string> {
  if (!crypto.subtle) return (await import('./sha256')).digest(text);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** What a part is bound to, so that it fits no other shuffle: the table, the number of its game, the player's number. */
export interface Place {
  table: string;
  game: number;
  person: number;
}

export const placeText = (table: string, game: number) => `parlour shuffle 2\n${table}\n${game}\n`;
export const sealOf = ({ table, game, person }: Place, nonce: string) => digest(`${placeText(table, game)}seal\n${person}\n${nonce}`);

/** What was shown of a shuffle before its secret was: the commitment, and by person the seat and the seal. */
export interface Seen {
  commitment: string;
  seals: Record<string, readonly [seat: number, seal: string]>;
}

const KEPT = 'parlour-shuffles';
/** So many things are kept, the newest. */
const MOST = 60;

function loaded(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** What is kept while the tab lives, so that a page that is loaded again still knows it. */
let kept = loaded();

export const remembered = (key: string): string => kept[key] ?? '';

function remember(key: string, text: string): void {
  kept = Object.fromEntries([...Object.entries({ ...kept, [key]: text })].slice(-MOST));
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, it is forgotten with the page.
  }
}

const ownPart = ({ table, game, person }: Place) => `part ${table} ${game} ${person}`;
export const openedNonce = (place: Place) => remembered(`opened ${ownPart(place)}`);
const seenKey = (table: string, game: number) => `seen ${table} ${game}`;
const startKey = (table: string, game: number) => `start ${table} ${game}`;

export function seen(table: string, game: number): Seen | null {
  const text = remembered(seenKey(table, game));
  return text ? (JSON.parse(text) as Seen) : null;
}

/** The seat this page had when the game began, and what it saw there; null if it came later. */
export function seenAtStart(table: string, game: number): { you: number; view: unknown } | null {
  const text = remembered(startKey(table, game));
  return text ? (JSON.parse(text) as { you: number; view: unknown }) : null;
}

/** Our own part in this shuffle, which no one could foresee, under seal. */
export function sealedPart(place: Place): string | Promise<string> {
  return remembered(ownPart(place)).split(' ')[1] ?? freshPart(place);
}

async function freshPart(place: Place): Promise<string> {
  const nonce = randomHex(16);
  const seal = await sealOf(place, nonce);
  if (!remembered(ownPart(place))) remember(ownPart(place), `${nonce} ${seal}`);
  return sealedPart(place);
}

/** Our own part, if this table wants it opened now; but not if another shuffle was shown before for the same game. */
export function openedPart({ table, room }: Table): string | null {
  const ours = room.seals.find((other) => other.person === room.you);
  if (!room.shuffling || !ours || ours.open) return null;
  const place = { table, game: room.games + 1, person: ours.person };
  const [nonce, seal] = remembered(ownPart(place)).split(' ');
  if (!nonce || seal !== ours.seal) return null; // it was brought from another page
  const first = seen(table, place.game);
  if (!first || first.commitment !== room.commitment || JSON.stringify(first.seals) !== JSON.stringify(sealsOf(room))) return null;
  remember(`opened ${ownPart(place)}`, nonce);
  return nonce;
}

function sealsOf(room: Table['room']): Seen['seals'] {
  const seats = new Map(room.people.map((person) => [person.person, person.seat]));
  const shown = room.seals.flatMap(({ person, seal }) => {
    const seat = seats.get(person) ?? null;
    return seat === null ? [] : [[String(person), [seat, seal] as const] as const];
  });
  return Object.fromEntries(shown);
}

/** Keep what is shown of a shuffle, so that it cannot be another afterwards: what was shown first counts. */
export function noteShuffle(at: Table): void {
  const { table, room, shuffle } = at;
  if (room.shuffling && room.commitment) note(table, room.games + 1, { commitment: room.commitment, seals: sealsOf(room) });
  if (!shuffle || shuffle.secret !== null) return;
  const seals = Object.fromEntries(shuffle.parts.map((part) => [String(part.person), [part.seat, part.seal] as const]));
  note(table, shuffle.game, { commitment: shuffle.commitment, seals });
  const fresh = room.stage === 'playing' && at.told.length === 0 && at.you !== null && at.view !== null;
  const start = startKey(table, shuffle.game);
  if (fresh && !remembered(start)) remember(start, JSON.stringify({ you: at.you, view: at.view }));
}

function note(table: string, game: number, shown: Seen): void {
  if (!remembered(seenKey(table, game))) remember(seenKey(table, game), JSON.stringify(shown));
}
