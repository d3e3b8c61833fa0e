// Where the 61 hexes lie: rows a … i from the bottom, numbers as in Abalone, e5 at the origin.

export interface Place {
  name: string;
  row: number;
  number: number;
  x: number;
  y: number;
}

export const ACROSS = 100;
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

/** From the top row down, each from the left: the order in which they are read. */
export const places: readonly Place[] = Array.from({ length: 9 }, (_, down) => 8 - down).flatMap((row) =>
  Array.from({ length: 9 }, (_, number) => number)
    .filter((number) => Math.abs(row - number) <= MIDDLE)
    .map((number) => place(row, number)),
);

const byName = new Map(places.map((each) => [each.name, each]));

export function placeOf(name: string): Place | undefined {
  return byName.get(name);
}

/** The corners of a hex about its middle, a little smaller than its share of the board. */
export const outline = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner + Math.PI / 6;
  const radius = ACROSS / Math.sqrt(3) - 2;
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

/** A step by arrow key: up and down slant to one side and then to the other, so that two of them go straight. */
export function stepped(from: Place, across: number, up: number): Place | undefined {
  const odd = Math.abs(from.row - MIDDLE) % 2;
  const number = from.number + across + (up > 0 ? 1 - odd : up < 0 ? -odd : 0);
  return places.find((each) => each.row === from.row + up && each.number === number);
}
