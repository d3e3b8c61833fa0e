// Which of the stage's shapes the window has. The same names stand in `data-shape`, where the styles read them.
import { MediaQuery } from 'svelte/reactivity';

/** wide: panels beside the board. side: a phone on its side. upright: one column. screen: shown to a room, no one taps. */
export type Shape = 'wide' | 'side' | 'upright' | 'screen';

const wide = new MediaQuery('(min-width: 60rem) and (min-height: 31.25rem)');
const side = new MediaQuery('(min-width: 30rem) and (orientation: landscape)');

/** `shown`: this device shows the table to a room. */
export function shapeNow(shown: boolean): Shape {
  if (wide.current) return shown ? 'screen' : 'wide';
  return side.current ? 'side' : 'upright';
}
