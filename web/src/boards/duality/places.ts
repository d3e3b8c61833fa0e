// Where the cards of Duality lie, as the person at this device sees it: White looks from the other side.
import type { DualityView } from '../../wire/duality';
import { HEIGHT, WIDTH, turned } from './lines';

export interface Place {
  name: string;
  x: number;
  y: number;
}

export interface Layout {
  flipped: boolean;
  places: readonly Place[];
  /** Names of columns from the left, and of rows from the top. */
  columns: readonly string[];
  rows: readonly number[];
  width: number;
  height: number;
  /** Where the cards lie, with a column more on each side; around it there may be more of the table. */
  core: { left: number; width: number; columns: number };
}

/** On the stage the table reaches this many columns to each side, or twice as many …: it does not shift with every new one. */
const SPARE = 6;

function columnName(column: number): string {
  return column === 0 ? '' : `${column < 0 ? 'L' : 'R'}${Math.abs(column)}`;
}

/** Every place where a card lies, and one more column on each side, or a table that has room to spare. */
export function layout(view: DualityView, spare = false): Layout {
  const flipped = view.seat === 1;
  const taken = view.tableau.map((card) => card.column);
  const [first, last] = [Math.min(...taken) - 1, Math.max(...taken) + 1];
  const reach = Math.ceil(Math.max(-first, last) / SPARE) * SPARE;
  const [left, right] = spare ? [-reach, reach] : [first, last];
  const across = Array.from({ length: right + 1 - left }, (_, index) => left + index);
  const down = Array.from({ length: view.options.rows }, (_, index) => index + 1);
  if (flipped) across.reverse();
  else down.reverse();
  return {
    flipped,
    columns: across.map(columnName),
    rows: down,
    width: across.length * WIDTH,
    height: down.length * HEIGHT,
    core: { left: (flipped ? right - last : first - left) * WIDTH, width: (last + 1 - first) * WIDTH, columns: last - first - 1 },
    places: down.flatMap((row, y) =>
      across.map((column, x) => ({ name: `${row}${columnName(column)}`, x: x * WIDTH, y: y * HEIGHT })),
    ),
  };
}

/** Whether a half-turn leaves this card as it is. The names of its lines do not matter. */
export function sameTurned(lines: string): boolean {
  const shape = (text: string) => Array.from(text, (letter) => text.indexOf(letter) + ('bcd'.includes(letter) ? 'b' : 'w')).join();
  return shape(turned(lines)) === shape(lines);
}
