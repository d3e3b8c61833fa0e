// Movement: four durations and two curves, the same as in tokens.css.
import { cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A touch answers. */
export const QUICK = 120;
/** A move is made. */
export const CALM = 260;
/** A notice appears. */
export const TELL = 500;
/** A game is won. */
export const CEREMONY = 900;

/** What arrives settles: `--ease`. */
export const settle = cubicOut;

/** What travels from place to place speeds up and slows down: `--travel`. */
export const travel = cubicInOut;
export const TRAVEL = 'cubic-bezier(0.45, 0, 0.25, 1)';

// The question is put once: putting it anew for everything that moves costs more than moving it.
let asked: typeof globalThis.matchMedia | undefined;
let still: MediaQueryList | undefined;

/** How long a movement lasts: not at all for those who asked for less motion. */
export function calm(duration = CALM): number {
  if (asked !== globalThis.matchMedia) {
    asked = globalThis.matchMedia;
    still = asked?.('(prefers-reduced-motion: reduce)');
  }
  return still?.matches ? 0 : duration;
}

/** Something appears: from some pixels further down (or up), or from another size. Svelte's own transitions first ask the
 * page for its styles, which lays it out once more while a move is drawn. */
export function appear(_: Element, { y = 0, size = 1, duration = calm() }: { y?: number; size?: number; duration?: number }): TransitionConfig {
  return {
    duration,
    easing: settle,
    css: (t, left) => `opacity: ${t}${y ? `; translate: 0 ${left * y}px` : ''}${size === 1 ? '' : `; scale: ${1 - left * (1 - size)}`}`,
  };
}
