// How long what happens on the table takes: cards are laid one after another, then branches change hands one after another.
import { CALM, settle } from '../../styles/motion';
import { settings } from '../../device/settings.svelte';

export const CARD_STEP = 110;
export const BRANCH_STEP = 600;

/** Nothing takes time where a person wants no motion. */
export const pace = (duration: number): number => settings.moving(duration);

export function arrive(_: Element, { delay }: { delay: number }) {
  return { duration: pace(CALM), delay: pace(delay), easing: settle, css: (t: number) => `opacity: ${t}; translate: 0 ${-14 * (1 - t)}px` };
}
