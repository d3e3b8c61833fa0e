// What lies over the map and the cards on it. It is measured when the page has been laid out anyway: to ask for it while
// a move is drawn would lay the page out once more.
import type { Area } from './camera.svelte';

export class Overlays {
  /** In pixels of the field. */
  areas: readonly Area[] = $state.raw([]);
  #field: Element | null = null;
  #lying = new Set<Element>();
  #observer: ResizeObserver | null = null;

  /** Attach it to the field itself … */
  field = (element: Element): (() => void) => {
    this.#field = element;
    return this.#observe(element);
  };

  /** … and to whatever lies over it. */
  lies = (element: Element): (() => void) => {
    this.#lying.add(element);
    const leave = this.#observe(element);
    return () => {
      leave();
      this.#lying.delete(element);
      requestAnimationFrame(() => this.#measure());
    };
  };

  #observe(element: Element): () => void {
    this.#observer ??= new ResizeObserver(() => this.#measure());
    this.#observer.observe(element);
    return () => this.#observer?.unobserve(element);
  }

  #measure(): void {
    if (!this.#field?.isConnected) return;
    const edge = this.#field.getBoundingClientRect();
    const areas = [...this.#lying].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x - edge.x, y: y - edge.y, width, height };
    });
    if (JSON.stringify(areas) !== JSON.stringify(this.areas)) this.areas = areas;
  }
}
