// A disc can be dragged: the same as tapping where it lies and then where it goes.
import type { Draft } from './draft.svelte';
import type { Layout } from './geometry';

/** Pixels that a finger may slip in a tap. */
const SLIP = 8;

export class Drag {
  /** The hex whose disc follows the pointer, where the pointer is on the board, and the hex below it. */
  held: string | null = $state(null);
  point: readonly [number, number] | null = $state.raw(null);
  over: string | null = $state(null);
  #from: { x: number; y: number; hex: string; svg: SVGSVGElement } | null = null;
  #swallowing = false;

  constructor(
    private readonly draft: Draft,
    private readonly layout: () => Layout,
  ) {}

  start(event: PointerEvent, svg: SVGSVGElement): void {
    this.drop();
    this.#swallowing = false;
    const hex = event.target instanceof Element ? event.target.closest('[data-cell]')?.getAttribute('data-cell') : null;
    if (!event.isPrimary || event.button !== 0 || !hex || !this.draft.moving || this.draft.parts.length > 1) return;
    this.#from = { x: event.clientX, y: event.clientY, hex, svg };
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || !event.isPrimary) return;
    if (this.held === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
      this.draft.drop();
      if (!this.draft.choices.has(from.hex)) return this.drop();
      this.draft.tap(from.hex);
      this.held = from.hex;
    }
    const matrix = from.svg.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    this.point = [x, y];
    this.over = this.#nearest(x, y);
  }

  end(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const { held, over } = this;
    this.drop();
    if (held === null) return;
    this.#swallowing = true;
    if (over === null || over === held || !this.draft.choices.has(over)) this.draft.drop();
    else this.draft.tap(over);
  }

  drop(): void {
    this.#from = null;
    this.held = this.point = this.over = null;
  }

  /** The click that ends a drag is no tap. */
  swallow(event: MouseEvent): void {
    if (this.#swallowing) event.stopPropagation();
    this.#swallowing = false;
  }

  #nearest(x: number, y: number): string | null {
    const near = this.layout()
      .places.map((place) => ({ name: place.name, far: Math.hypot(place.x - x, place.y - y) }))
      .sort((one, other) => one.far - other.far)[0]!;
    return near.far < 70 ? near.name : null;
  }
}
