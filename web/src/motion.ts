/** How long a movement lasts: not at all for those who asked for less motion. */
export function calm(duration = 220): number {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
}
