// One family of movement: it starts at once and settles. The same curve is `--ease` in the styles.
import { cubicOut } from 'svelte/easing';

export const settle = cubicOut;

/** How long a movement lasts: not at all for those who asked for less motion. */
export function calm(duration = 220): number {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
}
