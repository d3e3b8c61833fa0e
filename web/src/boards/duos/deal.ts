// `docs/deals.md`, "DUOS".
import table from '../../../../src/parlour/games/duos/cards.csv?raw';
import type { Stream } from '../../session/shuffle_stream';
import type { DuosView } from '../../wire/duos';

const LAID = 12;
/** By the animal's name; the thing is on the back. */
const rows = table.trim().split(/\r?\n/).slice(1).map((row) => row.split(','));
const deck = rows.map(([animal]) => animal!);
const things = new Map(rows.map(([animal, , thing]) => [animal!, thing!]));

type Options = Readonly<Record<string, string>>;

/** Two play nine turns together; more play so many rounds, each Narrator once in each. */
function setsNeeded({ players, rounds, category }: Options): number {
  const turns = players === '2' ? 9 : Number(rounds) * Number(players);
  return category === 'flip' ? Math.ceil(turns / 2) : turns;
}

export function deal(options: Options, stream: Stream): string {
  const tossed = options.players === '2' ? 0 : stream.below(Number(options.players));
  const agreed = options.players === '2' ? NaN : Number(options.narrator);
  const first = agreed >= 1 && agreed <= Number(options.players) ? agreed - 1 : tossed;
  const sets: string[] = [];
  const needed = setsNeeded(options);
  while (sets.length < needed) {
    const order = stream.shuffled(deck);
    for (let at = 0; at + LAID <= order.length; at += LAID) sets.push(order.slice(at, at + LAID).join(' '));
  }
  return [first, ...sets.slice(0, needed)].join(' / ');
}

/** The first twelve cards, on the side that lies face up. */
export function shown(dealt: string, options: Options): string {
  const laid = dealt.split(' / ')[1]!.split(' ');
  return (options.first === 'things' ? laid.map((animal) => things.get(animal)) : laid).join(' ');
}

export const seen = (view: unknown): string => (view as DuosView).cards.join(' ');
