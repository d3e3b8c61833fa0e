import type { ShuffleCard, Table } from './wire';

/** A shuffle is promised before the deal and proved after the game; `src/parlour/shuffles.py` has the formula. */

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const sent = new Set<string>();

/** Our own part in a shuffle, which nobody could foresee. */
export function freshNonce(): string {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  sent.add(nonce);
  return nonce;
}

const place = (table: string, game: number) => `parlour-shuffle ${table} ${game}`;

const noted = new Set<string>();

/** Keep what is promised, so that it cannot be another afterwards. The first promise for a game counts. */
export function notePromise(table: Table): void {
  const { commitment, games } = table.room;
  if (!commitment) return;
  const at = place(table.table, games + 1);
  if (noted.has(at)) return; // with every message
  noted.add(at);
  try {
    if (sessionStorage.getItem(at) === null) sessionStorage.setItem(at, commitment);
  } catch {
    // Where nothing can be kept, the promise of the server's own message is compared alone.
  }
}

function promised(table: string, game: number): string | null {
  try {
    return sessionStorage.getItem(place(table, game));
  } catch {
    return null;
  }
}

/** Was it shuffled as promised? Null where that cannot be told: the game goes on, or the page is not secure. */
export async function proved(table: string, shuffle: ShuffleCard, seat: number | null): Promise<boolean | null> {
  if (shuffle.secret === null || !crypto.subtle) return null;
  const said = new TextEncoder().encode(`parlour shuffle\n${table}\n${shuffle.game}\n${shuffle.secret}`);
  const commitment = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', said)));
  const ours = shuffle.nonces.find((other) => other.seat === seat)?.nonce;
  const mine = ours === undefined || sent.size === 0 || sent.has(ours);
  return mine && commitment === shuffle.commitment && commitment === (promised(table, shuffle.game) ?? commitment);
}
