import { hex, randomHex } from './random_ids';
import type { Table } from '../wire';

/** A server commits itself to a shuffle before the deal and proves it after the game: `docs/shuffles.md` has the formulas. */

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
/** The most entries that are stored, the newest. */
const MOST = 60;

/** Stored in the session storage, so that it survives a reload of the page. */
let kept: Record<string, string> = {};
try {
  kept = (JSON.parse(sessionStorage.getItem(KEPT)!) as typeof kept | null) ?? kept;
} catch {
  // This browser has no storage.
}

export const remembered = (key: string): string => kept[key] ?? '';

/** Store this, unless there is an entry already: the first one counts. */
function keep(key: string, text: string): void {
  if (kept[key]) return;
  kept = Object.fromEntries([...Object.entries(kept), [key, text]].slice(-MOST));
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage it is lost with the page.
  }
}

export const partKey = ({ table, game, person }: Place) => `part ${table} ${game} ${person}`;
export const openedKey = (place: Place) => `opened ${partKey(place)}`;
export const seenKey = (table: string, game: number) => `seen ${table} ${game}`;
export const startKey = (table: string, game: number) => `start ${table} ${game}`;

/** Our own part in this shuffle, which no one could foresee, under seal. */
export function sealedPart(place: Place): string | Promise<string> {
  return remembered(partKey(place)).split(' ')[1] ?? freshPart(place);
}

async function freshPart(place: Place): Promise<string> {
  const nonce = randomHex(16);
  keep(partKey(place), `${nonce} ${await sealOf(place, nonce)}`);
  return sealedPart(place);
}

/** Our own part, if this table wants it opened now; but not if another shuffle was shown before for the same game. */
export function openedPart({ table, room }: Table): string | null {
  const ours = room.seals.find((other) => other.person === room.you);
  if (!room.shuffling || !ours || ours.open) return null;
  const place = { table, game: room.games + 1, person: ours.person };
  const [nonce, seal] = remembered(partKey(place)).split(' ');
  if (seal !== ours.seal || remembered(seenKey(table, place.game)) !== shown(room)) return null; // or it was brought from another page
  keep(openedKey(place), nonce!);
  return nonce!;
}

/** What is shown of the next shuffle once no part can be sealed any more. */
function shown({ commitment, people, seals }: Table['room']): string {
  const seats = new Map(people.map((person) => [person.person, person.seat]));
  const parts = seals.map(({ person, seal }) => [person, [seats.get(person), seal]] as const);
  return JSON.stringify({ commitment, seals: Object.fromEntries(parts.filter(([, [seat]]) => seat != null)) });
}

/** Keep what is shown of a shuffle, so that it cannot be another afterwards: what was shown first counts. */
export function noteShuffle({ table, room, shuffle, announcements, you, view }: Table): void {
  if (room.shuffling) keep(seenKey(table, room.games + 1), shown(room));
  if (!shuffle || shuffle.secret !== null) return;
  const { commitment, parts, game } = shuffle;
  const seals = Object.fromEntries(parts.map(({ person, seat, seal }) => [person, [seat, seal]]));
  keep(seenKey(table, game), JSON.stringify({ commitment, seals }));
  if (!announcements.length && you !== null && view) keep(startKey(table, game), JSON.stringify({ you, view }));
}
