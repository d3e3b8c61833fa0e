// `docs/deals.md`, "Duality".
import type { Stream } from '../../session/shuffle_stream';
import type { DualityView } from '../../wire/duality';

type Options = Readonly<Record<string, string>>;

const HAND = 3;
const COLOURS = ['bcd', 'wxy'];
const colour = (letter: string) => (COLOURS[0]!.includes(letter) ? 0 : 1);

/** The full deck: a single line of one colour over two lines of the other. */
function fullDeck(): string[] {
  const pairs = [[0, 3], [1, 4], [2, 5], [0, 1], [0, 2], [0, 4], [0, 5], [1, 2], [1, 5]] as const;
  return pairs.flatMap((pair) => {
    const [first, ...others] = [0, 1, 2, 3, 4, 5].filter((port) => port !== pair[0] && port !== pair[1]);
    return [1, 0].flatMap((single) =>
      others.map((partner) => {
        const card = Array<string>(6).fill(COLOURS[1 - single]![1]!);
        card[first!] = card[partner] = COLOURS[1 - single]![0]!;
        card[pair[0]] = card[pair[1]] = COLOURS[single]![0]!;
        return card.join('');
      }),
    );
  });
}

/** The same card with its lines named in the order in which they are met. */
function tidy(lines: string): string {
  const names = new Map<string, string>();
  const used = [0, 0];
  for (const letter of lines) if (!names.has(letter)) names.set(letter, COLOURS[colour(letter)]![used[colour(letter)]!++]!);
  return [...lines].map((letter) => names.get(letter)).join('');
}

const turned = (lines: string) => tidy(lines.slice(3) + lines.slice(0, 3));

/** For each end of a card, the ends that it is joined to on it. */
function together(join: string, card: string): Set<number>[] {
  const ports = [0, 1, 2, 3, 4, 5];
  const same = (one: number, other: number) => (join === 'joined' ? colour(card[one]!) === colour(card[other]!) : card[one] === card[other]);
  const groups = ports.map((one) => new Set(ports.filter((other) => same(one, other))));
  if (join !== 'crossing') return groups;
  for (const one of ports)
    for (const two of ports.slice(one + 1)) {
      const [first, last] = ports.filter((port) => card[port] === card[one]) as [number, number];
      const between = ports.filter((port) => first < port && port < last && card[port] === card[two]).length;
      if (colour(card[one]!) !== colour(card[two]!) || between !== 1) continue;
      const whole = new Set([...groups[one]!, ...groups[two]!]);
      for (const port of whole) groups[port] = whole;
    }
  return groups;
}

/** Whether lines of this colour lead all the way along the column of cards. */
function complete(column: readonly string[], join: string, side: number): boolean {
  const up = [0, 1];
  const down = [3, 4];
  const last = column.length - 1;
  const groups = column.map((card) => together(join, card));
  const own = (row: number, port: number) => column[row] !== undefined && colour(column[row][port]!) === side;
  const lit = new Set<string>();
  const [home, goal, near, far] = side === 0 ? [0, last, down, up] : [last, 0, up, down];
  const waiting = near.filter((port) => own(home, port)).map((port) => [home, port] as const);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [row, start] = next;
    if (lit.has(`${row} ${start}`)) continue;
    for (const port of groups[row]![start]!) {
      lit.add(`${row} ${port}`);
      // The left end above meets the left end below of the next card, and likewise on the right.
      const beyond = port <= 1 ? row + 1 : port === 3 || port === 4 ? row - 1 : -1;
      if (own(beyond, [4, 3, -1, 1, 0][port]!)) waiting.push([beyond, [4, 3, -1, 1, 0][port]!]);
    }
  }
  return far.some((port) => lit.has(`${goal} ${port}`));
}

export function deal(options: Options, stream: Stream): string {
  const rows = Number(options.rows);
  const deck = options.deck === 'full' ? fullDeck() : options.deck!.split(',');
  for (;;) {
    const order = stream.shuffled(deck.map((_, place) => place + 1));
    const laid = order.slice(0, rows);
    const around = laid.map((card) => stream.below(2) === 1 && turned(deck[card - 1]!) !== deck[card - 1]);
    const toss = stream.below(2);
    const column = laid.map((card, row) => (around[row] ? turned(deck[card - 1]!) : deck[card - 1]!));
    if (complete(column, options.join!, 0) || complete(column, options.join!, 1)) continue;
    const parts = [
      laid.map((card, row) => `${card}${around[row] ? 't' : ''}`),
      order.slice(rows, rows + HAND),
      order.slice(rows + HAND, rows + 2 * HAND),
      order.slice(rows + 2 * HAND),
      [toss === 0 ? 'black' : 'white'],
    ];
    return parts.map((part) => part.join(' ')).join(' / ');
  }
}

const sorted = (cards: readonly (string | number)[]) => [...cards].map(Number).sort((one, other) => one - other).join(' ');

export function shown(dealt: string, _: Options, seat: number): string {
  const parts = dealt.split(' / ');
  return `${parts[0]} / ${sorted(parts[1 + seat]!.split(' '))}`;
}

export function seen(view: unknown, seat: number): string {
  const { tableau, hands } = view as DualityView;
  const laid = [...tableau].sort((one, other) => one.row - other.row).map((card) => `${card.card}${card.turned ? 't' : ''}`);
  return `${laid.join(' ')} / ${sorted(hands[seat]!.cards.map((card) => card.card))}`;
}
