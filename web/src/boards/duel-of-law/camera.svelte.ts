// Panning and zooming: which part of a grid without edges is shown, and how large.
export const WIDE = 100;
export const HIGH = 140;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is shown on purpose keeps so far from the edge. */
const EDGE = 8;
const SMALLEST = 0.2;

interface Point {
  x: number;
  y: number;
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2;

export class Camera {
  scale = $state(0.62);
  offset: Point = $state({ x: 0, y: 0 });
  size = $state({ width: 320, height: 320 });
  /** Did the finger that is down now move the table? Then lifting it is no tap. */
  moved = false;
  /** Did somebody choose what is shown? Then a window that changes its size leaves it. */
  held = false;
  /** Did somebody choose to see all of the table, however small? Then it stays so until they choose otherwise. */
  whole = false;
  #fingers = new Map<number, Point>();

  /** Show all of the box, but no card too small to be read; what does not fit is shown around the focus. */
  fit(box: Box, focus: readonly Point[]): void {
    const smallest = this.whole ? SMALLEST : 0.46;
    this.held = false;
    const { width, height } = this.size;
    const wide = (box.right - box.left) * WIDE;
    const high = (box.bottom - box.top) * HIGH;
    const scale = Math.max(smallest, Math.min(0.9, width / wide, height / high));
    const at = (axis: 'x' | 'y', low: number, top: number, room: number, whole: number) =>
      whole * scale > room && focus.length ? middle(focus.map((cell) => cell[axis])) : (low + top) / 2;
    const x = at('x', box.left, box.right, width, wide);
    const y = at('y', box.top, box.bottom, height, high);
    // No more empty table than there must be: the edge of the cards stays at the edge of the field.
    const within = (offset: number, low: number, top: number, room: number) =>
      (top - low) * scale <= room ? offset : Math.max(room - top * scale, Math.min(-low * scale, offset));
    this.scale = scale;
    this.offset = {
      x: within(width / 2 - x * WIDE * scale, box.left * WIDE, box.right * WIDE, width),
      y: within(height / 2 - y * HIGH * scale, box.top * HIGH, box.bottom * HIGH, height),
    };
  }

  fitWhole(box: Box): void {
    this.whole = true;
    this.fit(box, []);
  }

  zoom(factor: number, x = this.size.width / 2, y = this.size.height / 2): void {
    this.#hold();
    const next = Math.max(SMALLEST, Math.min(1.6, this.scale * factor));
    this.offset = {
      x: x - ((x - this.offset.x) * next) / this.scale,
      y: y - ((y - this.offset.y) * next) / this.scale,
    };
    this.scale = next;
  }

  /** Is this cell seen, with half a cell around it? */
  shows({ x, y }: Point): boolean {
    const seen = (from: number, step: number, offset: number, room: number) =>
      (from - 0.5) * step * this.scale + offset >= 0 && (from + 1.5) * step * this.scale + offset <= room;
    return seen(x, WIDE, this.offset.x, this.size.width) && seen(y, HIGH, this.offset.y, this.size.height);
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
    this.offset = offset;
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
    } else this.offset = { x: this.offset.x + now.x - before.x, y: this.offset.y + now.y - before.y };
    this.#fingers.set(event.pointerId, now);
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #hold(): void {
    this.held = true;
    this.whole = false;
  }
}
