// Where the 61 hexes lie, e5 at the origin. Lying, rows a … i go up from the bottom, numbers as in Abalone; upright, for
// screens higher than wide, the letters go from left to right: the same board turned over its diagonal, with larger hexes.

export interface Place {
  name: string;
  row: number;
  number: number;
  x: number;
  y: number;
}

export interface Layout {
  upright: boolean;
  /** From the top row down, each from the left: the order in which they are read. */
  places: readonly Place[];
  /** The corners of a hex about its middle, a little smaller than its share of the board. */
  outline: string;
  /** The view box, and the corners of the board within it. */
  box: string;
  frame: string;
  /** How far from the end of its line a coordinate stands. */
  letter: readonly [number, number];
  digit: readonly [number, number];
  /** The corners where the black and the white discs still to place are shown. */
  trays: readonly (readonly [number, number])[];
}

const ACROSS = 100;
const UP = (ACROSS * Math.sqrt(3)) / 2;
const MIDDLE = 4;

function place(row: number, number: number): Place {
  return {
    name: String.fromCharCode(97 + row) + (number + 1),
    row,
    number,
    x: ACROSS * (number - MIDDLE - (row - MIDDLE) / 2),
    y: -UP * (row - MIDDLE),
  };
}

const places: readonly Place[] = Array.from({ length: 9 }, (_, down) => 8 - down).flatMap((row) =>
  Array.from({ length: 9 }, (_, number) => number)
    .filter((number) => Math.abs(row - number) <= MIDDLE)
    .map((number) => place(row, number)),
);

function outline(turn: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + turn;
    const radius = ACROSS / Math.sqrt(3) - 2;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

export const lying: Layout = {
  upright: false,
  places,
  outline: outline(Math.PI / 6),
  box: '-488 -424 976 848',
  frame: '-242,-420 242,-420 485,0 242,420 -242,420 -485,0',
  letter: [-68, 0],
  digit: [34, 58],
  trays: [
    [-415, 372],
    [355, 372],
  ],
};

export const upright: Layout = {
  upright: true,
  places: places.map((each) => ({ ...each, x: -each.y, y: -each.x })),
  outline: outline(0),
  box: '-409 -487 818 974',
  frame: '-406,-250 -406,250 0,484 406,250 406,-250 0,-484',
  letter: [0, 68],
  digit: [-54, -34],
  trays: [
    [-370, 440],
    [310, 440],
  ],
};

/** The layout that is larger in a box, and how wide it is then. */
export function fitting(box: { width: number; height: number }): { layout: Layout; width: number } {
  const [found] = [lying, upright]
    .map((layout) => {
      const [, , width, height] = layout.box.split(' ').map(Number) as [number, number, number, number];
      return { layout, width: Math.floor(width * Math.min((box.width - 4) / width, (box.height - 4) / height)), area: Math.min((box.width - 4) / width, (box.height - 4) / height) };
    })
    .sort((one, other) => other.area - one.area);
  return found!;
}

export function placeIn(layout: Layout, name: string): Place | undefined {
  return layout.places.find((each) => each.name === name);
}

/** A step by arrow key: across the lines it slants to one side and then to the other, so that two of them go straight. */
export function stepped(layout: Layout, from: Place, right: number, up: number): Place | undefined {
  const [along, aside] = layout.upright ? [up, right] : [right, up];
  const odd = Math.abs(from.row - MIDDLE) % 2;
  const number = from.number + along + (aside > 0 ? 1 - odd : aside < 0 ? -odd : 0);
  return layout.places.find((each) => each.row === from.row + aside && each.number === number);
}
