import { hex, randomHex } from './random_ids';
import type { Table } from '../wire';

/** A shuffle is promised before the deal and proved after the game; `src/parlour/shuffles.py` has the formula. */

export async function digest(text: string): Promise<string> {
  if (!crypto.subtle) return (await import('./sha256')).digest(text);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const KEPT = 'parlour-shuffles';

function loaded(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** What is kept while the tab lives, so that a page that is loaded again still knows it. */
const kept = loaded();

export const remembered = (key: string): string => kept[key] ?? '';

function remember(key: string, text: string): void {
  kept[key] = text;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, it is forgotten with the page.
  }
}

const nextPart = (ticket: string) => `part ${ticket}`;
export const openPart = (table: string, game: number, seat: number | null) => `part ${table} ${game} ${seat}`;
export const promise = (table: string, game: number) => `promise ${table} ${game}`;

/** Our own part in the next shuffle, which nobody could foresee, under seal. Once it is opened, the next is another. */
export function sealedPart(ticket: string): string | Promise<string> {
  return remembered(nextPart(ticket)).split(' ')[1] ?? freshPart(ticket);
}

async function freshPart(ticket: string): Promise<string> {
  const nonce = randomHex(16);
  const seal = await digest(nonce);
  if (!remembered(nextPart(ticket))) remember(nextPart(ticket), `${nonce} ${seal}`);
  return sealedPart(ticket);
}

/** Our own part, if this table wants it opened now. */
export function openedPart(ticket: string, { table, room }: Table): string | null {
  const ours = room.seals.find((other) => other.person === room.you);
  if (!room.shuffling || !ours || ours.open) return null;
  const seat = room.people.find((other) => other.person === room.you)?.seat ?? null;
  const at = openPart(table, room.games + 1, seat);
  const part = [remembered(at), remembered(nextPart(ticket))].find((other) => other.endsWith(ours.seal));
  if (!part) return null; // it was brought from another page
  remember(at, part);
  remember(nextPart(ticket), '');
  return part.split(' ')[0]!;
}

/** Keep what is promised, so that it cannot be another afterwards. The first promise for a game counts. */
export function notePromise({ table, room }: Table): void {
  const at = promise(table, room.games + 1);
  if (room.commitment && !remembered(at)) remember(at, room.commitment);
}
