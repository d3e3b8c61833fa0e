// Checks the shuffle of a finished game: loaded when a page shows it.
import { record } from '../http/api';
import { digest, openedKey, placeText, remembered, sealOf, seenKey, startKey, type Seen } from './shuffle';
import { Stream, dealKey, type Dealing } from './shuffle_stream';
import type { ShuffleCard, Table } from '../wire';

const VERSION = 2;
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export interface Verdict {
  /** `unseen`: all fits, but this page did not see the seals before the secret was shown. */
  found: 'kept' | 'unseen' | 'broken' | 'old';
  /** The people whose part was sealed and then left out. */
  dropped: readonly number[];
}

const dealings = import.meta.glob<Dealing>('../boards/*/deal.ts');

const fromCard = ({ commitment, parts }: ShuffleCard): Seen => ({
  commitment,
  seals: Object.fromEntries(parts.map((part) => [String(part.person), [part.seat, part.seal] as const])),
});

/** The short name of a shuffle: 80 bits of the digest of its commitment and of all seals by seat. */
export async function codeOf({ commitment, seals }: Seen): Promise<string> {
  const lines = Object.entries(seals)
    .map(([person, [seat, seal]]) => ({ seat, line: `${seat} ${person} ${seal}\n` }))
    .sort((one, other) => one.seat - other.seat)
    .map(({ line }) => line);
  let bits = BigInt(`0x${(await digest(`code\n${commitment}\n${lines.join('')}`)).slice(0, 20)}`);
  let code = '';
  for (let sign = 0; sign < 16; sign++, bits >>= 5n) code = SIGNS[Number(bits & 31n)]! + code;
  return code.match(/..../g)!.join('-');
}

/** The code of the shuffle of the game that is shown, from what this page saw first. */
export async function shownCode(table: string, shuffle: ShuffleCard): Promise<string | null> {
  return shuffle.version === VERSION ? codeOf(seen(table, shuffle.game) ?? fromCard(shuffle)) : null;
}

/** What this page saw first of a shuffle. */
function seen(table: string, game: number): Seen | null {
  const text = remembered(seenKey(table, game));
  return text ? (JSON.parse(text) as Seen) : null;
}

/** The seat this page had when the game began, and what it saw there; null if it came later. */
function seenAtStart(table: string, game: number): { you: number; view: unknown } | null {
  const text = remembered(startKey(table, game));
  return text ? (JSON.parse(text) as { you: number; view: unknown }) : null;
}

/** The deal that the record of a finished game has; null if it cannot be had. */
async function recordedDeal(table: string): Promise<string | null> {
  const text = await record(table).then((sheet) => sheet.text(), () => '');
  return /^deal: (.*)$/m.exec(text)?.[1] ?? null;
}

/** Whether the shuffle matches the commitment, by all that this page knows. Null while the game goes on. */
export async function proved({ table, game, options, seats, room, shuffle }: Table, recorded = recordedDeal): Promise<Verdict | null> {
  if (!shuffle || shuffle.secret === null) return null;
  if (shuffle.version !== VERSION) return { found: 'old', dropped: [] };
  const before = seen(table, shuffle.game);
  const shown = before ?? fromCard(shuffle);
  const inDeal = new Set(shuffle.parts.filter((part) => part.nonce !== null).map((part) => part.person));
  const dropped = Object.keys(shown.seals).map(Number).filter((person) => !inDeal.has(person));
  const holds =
    shown.commitment === shuffle.commitment &&
    (await digest(placeText(table, shuffle.game) + shuffle.secret)) === shuffle.commitment &&
    (await partsHold(table, shuffle, shown, seats.length)) &&
    ownPartHolds(table, shuffle, room.you) &&
    (await dealHolds(table, game, options, shuffle, await recorded(table)));
  return { found: !holds ? 'broken' : before ? 'kept' : 'unseen', dropped };
}

/** Every part belongs to a seat of this game and to its seal, and was sealed before any was opened. */
async function partsHold(table: string, shuffle: ShuffleCard, shown: Seen, seats: number): Promise<boolean> {
  const { parts, game } = shuffle;
  if (new Set(parts.map((part) => part.seat)).size < parts.length) return false;
  if (new Set(parts.map((part) => part.person)).size < parts.length) return false;
  for (const { seat, person, seal, nonce } of parts) {
    const [shownSeat, shownSeal] = shown.seals[person] ?? [];
    if (seat >= seats || seat !== shownSeat || seal !== shownSeal) return false;
    if (nonce !== null && seal !== (await sealOf({ table, game, person }, nonce))) return false;
  }
  return true;
}

/** Our own part is in it as we opened it, or left out: then it is named. */
function ownPartHolds(table: string, { game, parts }: ShuffleCard, you: number | null): boolean {
  const told = parts.find((part) => part.person === you)?.nonce ?? null;
  const ours = you === null ? '' : remembered(openedKey({ table, game, person: you }));
  return told === null || ours === '' || told === ours;
}

/** Deal again, and compare it with the deal of the record and with what this page saw when the game began. */
async function dealHolds(table: string, game: string, options: Table['options'], shuffle: ShuffleCard, recorded: string | null): Promise<boolean> {
  const dealing = await dealings[`../boards/${game}/deal.ts`]?.();
  if (!dealing) return false;
  const lines = [...shuffle.parts]
    .sort((one, other) => one.seat - other.seat)
    .map(({ seat, person, seal, nonce }) => `${seat} ${person} ${seal} ${nonce ?? '-'}\n`);
  const key = dealKey(shuffle.secret!, placeText(table, shuffle.game) + lines.join(''));
  const dealt = dealing.deal(options, new Stream(key));
  const start = seenAtStart(table, shuffle.game);
  if (recorded === null && !start) return false; // there is nothing to compare it with
  if (recorded !== null && recorded !== dealt) return false;
  return !start || dealing.seen(start.view, start.you) === dealing.shown(dealt, options, start.you);
}
