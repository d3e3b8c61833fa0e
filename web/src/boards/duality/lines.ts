// How a card of Duality is drawn: six line ends, and smooth curves between them.
//
//    NL NR        0  1
//   W     E  =  5     2     a half-turn sends end p to (p + 3) mod 6
//    SL SR        4  3

export const WIDTH = 100;
export const HEIGHT = 64;

type Point = readonly [number, number];

const ENDS: readonly Point[] = [
  [30, 0],
  [70, 0],
  [WIDTH, HEIGHT / 2],
  [70, HEIGHT],
  [30, HEIGHT],
  [0, HEIGHT / 2],
];
const INWARD: readonly Point[] = [
  [0, 1],
  [0, 1],
  [-1, 0],
  [0, -1],
  [0, -1],
  [1, 0],
];

export interface Wire {
  ends: readonly [number, number];
  side: 0 | 1;
  path: string;
}

/** Lines of one colour that are one path on the card, and the bridges between those that do not cross. */
export interface Layer {
  side: 0 | 1;
  wires: readonly Wire[];
  bridges: readonly string[];
}

export function sideOf(letter: string): 0 | 1 {
  return 'bcd'.includes(letter) ? 0 : 1;
}

/** The card after a half-turn. */
export function turned(lines: string): string {
  return lines.slice(3) + lines.slice(0, 3);
}

export function turnedEnd(end: number): number {
  return (end + 3) % 6;
}

function curve(a: number, b: number): readonly [Point, Point, Point, Point] {
  const [start, end] = [ENDS[a]!, ENDS[b]!];
  const sameEdge = start[1] === end[1] && start[1] !== HEIGHT / 2;
  // A line that turns back stays near its edge: what joins it to others is then seen on both sides of a line that crosses.
  const reach = (port: number) => (sameEdge ? 17 : INWARD[port]![0] === 0 ? 27 : 34);
  const inner = (port: number): Point => [
    ENDS[port]![0] + INWARD[port]![0] * reach(port),
    ENDS[port]![1] + INWARD[port]![1] * reach(port),
  ];
  return [start, inner(a), inner(b), end];
}

/** The line between two ends, drawn from the first one. */
export function lineFrom(a: number, b: number): string {
  return pathOf(curve(a, b));
}

function pathOf([a, b, c, d]: readonly [Point, Point, Point, Point]): string {
  return `M${a[0]} ${a[1]}C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${d[0]} ${d[1]}`;
}

function at([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const mix = (axis: 0 | 1) => u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return [mix(0), mix(1)];
}

/** The lines of a card; the colour that has a single line comes last, and so lies on top. */
export function wires(lines: string): readonly Wire[] {
  const found: Wire[] = [];
  for (const letter of new Set(lines)) {
    const [a, b] = [lines.indexOf(letter), lines.lastIndexOf(letter)];
    found.push({ ends: [a, b], side: sideOf(letter), path: pathOf(curve(a, b)) });
  }
  const count = (side: number) => found.filter((wire) => wire.side === side).length;
  return found.sort((one, two) => count(two.side) - count(one.side));
}

function crosses(one: Wire, two: Wire): boolean {
  const [low, high] = one.ends;
  return two.ends.filter((end) => low < end && end < high).length === 1;
}

const STEPS = 24;
const COVERED = 9; // so near to the line on top nothing below it is seen

export function points(wire: Wire): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => at(curve(...wire.ends), step / STEPS));
}

/** How much of the way between two points, in sixths, is under points of a line that lies on top. */
export function hidden([from, to]: readonly [Point, Point], over: readonly Point[]): number {
  const way = [0, 1, 2, 3, 4, 5, 6].map((step): Point => [
    from[0] + ((to[0] - from[0]) * step) / 6,
    from[1] + ((to[1] - from[1]) * step) / 6,
  ]);
  return way.filter((point) => over.some((other) => Math.hypot(point[0] - other[0], point[1] - other[1]) < COVERED)).length;
}

/** The shortest way between two lines, best in their middle, that is seen. */
function bridge(one: Wire, two: Wire, top: readonly Wire[]): readonly [Point, Point] {
  let best = Infinity;
  let found: readonly [Point, Point] = [ENDS[0]!, ENDS[0]!];
  const over = top.flatMap(points);
  const others = points(two);
  for (const [i, from] of points(one).entries())
    for (const [j, to] of others.entries()) {
      if (Math.min(i, j) < 3 || Math.max(i, j) > STEPS - 3) continue;
      const centred = Math.abs(i - STEPS / 2) + Math.abs(j - STEPS / 2);
      const distance = Math.hypot(from[0] - to[0], from[1] - to[1]) + centred * 0.6;
      if (distance >= best) continue;
      const seen = distance + 8 * hidden([from, to], over);
      if (seen < best) [best, found] = [seen, [from, to]];
    }
  return found;
}

const drawn = new Map<string, readonly Layer[]>();

/** What is drawn, from the bottom up: a layer for each path of a colour on this card. Worked out once for each card. */
export function layers(lines: string, join: string): readonly Layer[] {
  const card = `${lines} ${join}`;
  if (!drawn.has(card)) drawn.set(card, layered(lines, join));
  return drawn.get(card)!;
}

function layered(lines: string, join: string): readonly Layer[] {
  const found: { side: 0 | 1; wires: Wire[]; bridges: string[] }[] = [];
  const all = wires(lines);
  for (const wire of all) {
    const joined = found.find(
      (layer) =>
        layer.side === wire.side &&
        (join === 'joined' || (join === 'crossing' && layer.wires.some((other) => crosses(other, wire)))),
    );
    if (!joined) found.push({ side: wire.side, wires: [wire], bridges: [] });
    else {
      if (!joined.wires.some((other) => crosses(other, wire))) {
        const top = all.filter((other) => other.side !== wire.side);
        const [from, to] = bridge(joined.wires[0]!, wire, top);
        joined.bridges.push(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`);
      }
      joined.wires.push(wire);
    }
  }
  return found;
}
