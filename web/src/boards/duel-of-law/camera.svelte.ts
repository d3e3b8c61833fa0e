// Panning and zooming: which part of a grid without edges is shown, and how large.
import { settings } from '../../device/settings.svelte';

/** From one card to the next; cards are a little smaller, and a branch has its coloured bar between them. */
export const WIDE = 108;
export const HIGH = 150;

/** A part of the grid, in cells. */
export interface Part {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
}

/** A rectangle in pixels. */
export interface Area extends Point {
  width: number;
  height: number;
}

export const meet = (one: Area, other: Area) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** The part of the grid where cards lie, with so much more on each side. */
export function partOf(cards: readonly Point[], around = 0): Part {
  const [xs, ys] = [cards.map((card) => card.x), cards.map((card) => card.y)];
  return { left: Math.min(...xs) - around, right: Math.max(...xs) + 1 + around, top: Math.min(...ys) - around, bottom: Math.max(...ys) + 1 + around };
}

/** What is shown on purpose keeps so far from the edge. */
const EDGE = 8;
/** The smallest card is its colour and sign, and can still be tapped; below READABLE no one is led without asking. */
const SMALLEST = 0.25;
const READABLE = 0.46;
/** Where there is room, on a laptop, cards are as large as in a hand: 65 × 91 px. */
const READABLE_LARGE = 0.65;
const LARGE = 900;
/** On a very small phone, where else much of the table would lie below its buttons. */
const READABLE_SMALL = 0.4;
const SMALL = 340;
const LARGEST = 1.6;
/** Room for the tokens around the cards, in cells. */
const TOKENS = 0.45;
/** So far the table is moved, and so much smaller it becomes at most, to show a card that something lies over. */
const ASIDE = 60;
const SMALLER = 0.75;

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2;
const grown = (part: Part, by: number): Part => ({ left: part.left - by, right: part.right + by, top: part.top - by, bottom: part.bottom + by });

export class Camera {
  scale = $state(0.62);
  offset: Point = $state({ x: 0, y: 0 });
  size = $state({ width: 320, height: 320 });
  /** Whether the table moves by itself. Under a finger it follows at once. */
  gliding = $state(false);
  /** Whether the finger that is down now has moved the table. Then lifting it is no tap. */
  moved = false;
  /** Whether a person chose what is shown. Then a window that changes its size leaves it. */
  held = false;
  /** Whether a person chose to see all of the table, however small. Then it stays so until they choose otherwise. */
  whole = $state(false);
  #fingers = new Map<number, Point>();

  constructor(
    /** Where cards lie, and what lies over the field: when all cards are in sight, or not. */
    private readonly lying: () => readonly Point[] = () => [],
    private readonly over: (all: boolean) => readonly Area[] = () => [],
  ) {}

  /** Show all of these cells with the places around them, but no card too small to be read; what does not fit is shown
   * around the focus. Where it can be, no card is shown below what lies over the field. */
  fit(cards: Part, focus: readonly Point[]): void {
    const smallest = this.whole ? SMALLEST : this.size.width < SMALL ? READABLE_SMALL : this.size.width < LARGE ? READABLE : READABLE_LARGE;
    this.held = false;
    this.gliding = settings.moving(1) > 0;
    const { width, height } = this.size;
    const fitting = (part: Part) => Math.min(width / ((part.right - part.left) * WIDE), height / ((part.bottom - part.top) * HIGH));
    // A place to lay a card on all around, or at least room for the tokens.
    const [roomy, tight] = [grown(cards, 1), grown(cards, TOKENS)];
    const largest = Math.min(LARGEST * 0.7 * Math.max(1, Math.min(width, height) / 800), fitting(fitting(roomy) >= smallest ? roomy : tight));
    const fits = largest >= smallest;
    /** Where the table may lie along an axis, the best place first. */
    const along = (axis: 'x' | 'y', low: number, high: number, step: number, room: number, scale: number) => {
      const [start, end] = [low * step * scale, high * step * scale];
      const [least, most] = [Math.min(-start, room - end), Math.max(-start, room - end)];
      if (end - start <= room) return [1 / 2, 1 / 4, 3 / 4, 0, 1].map((share) => least + share * (most - least));
      const at = focus.length ? middle(focus.map((cell) => cell[axis])) * step * scale : (start + end) / 2;
      // No more empty table than there must be: the edge of the cards stays at the edge of the field.
      const best = Math.max(least, Math.min(most, room / 2 - at));
      return [best, best - ASIDE / 2, best + ASIDE / 2, best - ASIDE, best + ASIDE];
    };
    const over = this.over(fits).filter((area) => meet(area, { x: 0, y: 0, width, height })); // the buttons above it cover nothing
    const scales = [Math.max(smallest, largest)];
    while (fits && scales.at(-1)! * 0.95 >= Math.max(smallest, largest * SMALLER)) scales.push(scales.at(-1)! * 0.95);
    let best: { covered: number; scale: number; offset: Point } | null = null;
    search: for (const scale of scales)
      for (const y of along('y', tight.top, tight.bottom, HIGH, height, scale))
        for (const x of along('x', tight.left, tight.right, WIDE, width, scale)) {
          const placed = (cell: Point) => ({ x: cell.x * WIDE * scale + x, y: cell.y * HIGH * scale + y, width: WIDE * scale, height: HIGH * scale });
          const below = (cell: Point) => over.some((area) => meet(placed(cell), area));
          const whole = (card: Area) => card.x >= 0 && card.y >= 0 && card.x + card.width <= width && card.y + card.height <= height;
          const covered = this.lying().filter(below).length + 9 * focus.filter((cell) => below(cell) || !whole(placed(cell))).length;
          // Only where that shows every card does the table become smaller.
          if (best === null || (covered < best.covered && (scale === best.scale || covered === 0))) best = { covered, scale, offset: { x, y } };
          if (covered === 0) break search;
        }
    this.scale = best!.scale;
    this.offset = best!.offset;
  }

  fitWhole(cards: Part): void {
    this.whole = true;
    this.fit(cards, []);
  }

  /** Large enough to be read again, around the focus. */
  fitReadable(cards: Part, focus: readonly Point[]): void {
    this.whole = false;
    this.fit(cards, focus);
  }

  zoom(factor: number, x = this.size.width / 2, y = this.size.height / 2): void {
    this.#hold();
    const { width, height } = this.size;
    const whole = Math.min(width / WIDE, height / HIGH); // no card is larger than the field
    const next = Math.max(SMALLEST, Math.min(LARGEST, whole, this.scale * factor));
    this.offset = {
      x: x - ((x - this.offset.x) * next) / this.scale,
      y: y - ((y - this.offset.y) * next) / this.scale,
    };
    this.scale = next;
  }

  /** The part of the grid that is seen. */
  get seen(): Part {
    const { x, y } = this.offset;
    const [wide, high] = [WIDE * this.scale, HIGH * this.scale];
    return { left: -x / wide, right: (this.size.width - x) / wide, top: -y / high, bottom: (this.size.height - y) / high };
  }

  /** Whether this cell is seen, with so much of a cell around it. */
  shows({ x, y }: Point, around = 0.5): boolean {
    const { left, right, top, bottom } = this.seen;
    return x - around >= left && x + 1 + around <= right && y - around >= top && y + 1 + around <= bottom;
  }

  /** Move the table as far as it must go for this cell to be seen whole. */
  show({ x, y }: Point): void {
    const within = (from: number, step: number, offset: number, room: number) => {
      const [low, high] = [from * step * this.scale, (from + 1) * step * this.scale];
      return Math.max(EDGE - low, Math.min(room - EDGE - high, offset));
    };
    const { width, height } = this.size;
    const offset = { x: within(x, WIDE, this.offset.x, width), y: within(y, HIGH, this.offset.y, height) };
    if (offset.x === this.offset.x && offset.y === this.offset.y) return;
    this.#hold();
    this.gliding = settings.moving(1) > 0;
    this.offset = offset;
  }

  /** Put this point of the grid into the middle. */
  centre(x: number, y: number): void {
    this.#hold();
    this.offset = { x: this.size.width / 2 - x * WIDE * this.scale, y: this.size.height / 2 - y * HIGH * this.scale };
  }

  /** The cell under a point of the field. */
  cell(x: number, y: number): Point {
    return {
      x: Math.floor((x - this.offset.x) / this.scale / WIDE),
      y: Math.floor((y - this.offset.y) / this.scale / HIGH),
    };
  }

  grab(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.moved = false;
  }

  slide(event: PointerEvent, field: Element): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
    if (!this.moved) field.setPointerCapture(event.pointerId);
    this.moved = true;
    this.#hold();
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const at = field.getBoundingClientRect();
      const apart = (one: Point) => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y));
      this.zoom(apart(now) / apart(before), (now.x + other.x) / 2 - at.left, (now.y + other.y) / 2 - at.top);
      const [x, y] = [(now.x - before.x) / 2, (now.y - before.y) / 2];
      this.offset = { x: this.offset.x + x, y: this.offset.y + y };
    } else this.offset = { x: this.offset.x + now.x - before.x, y: this.offset.y + now.y - before.y };
    this.#fingers.set(event.pointerId, now);
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #hold(): void {
    this.held = true;
    this.whole = false;
    this.gliding = false;
  }
}
