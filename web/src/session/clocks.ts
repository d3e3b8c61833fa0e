// The time left on the clocks: the server's last figure, counted down here.
import { createSubscriber } from 'svelte/reactivity';
import type { Clock } from './connection.svelte';

/** From here on the time is shown loudly. */
const SHORT = 10_000;

/** With more time than this in all, players go away between moves: no seconds are counted. */
const SLOW = 3_600_000;

/** A wait of a move that is being shown is not worth a word: until then the clock stands. */
const BRIEF = 5_000;

/** soon: not started yet, during the pause after a reveal. up: over; the server's timeout is on its way. */
export interface Left {
  phase: 'soon' | 'left' | 'up' | 'paused';
  milliseconds: number;
  short: boolean;
  /** Hours or days to think. */
  slow: boolean;
}

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

function since(clock: Clock): number {
  if (clock.paused) return 0;
  ticking();
  return Math.max(0, performance.now() - clock.received);
}

function left(clock: Clock, milliseconds: number): Left {
  const slow = clock.whole > SLOW;
  if (clock.paused) return { phase: 'paused', milliseconds, short: false, slow };
  if (milliseconds <= 0) return { phase: 'up', milliseconds: 0, short: true, slow };
  return { phase: 'left', milliseconds, short: milliseconds <= SHORT, slow };
}

/** How long those awaited still have. */
export function timeLeft(clock: Clock): Left {
  const wait = clock.soon - since(clock);
  if (!clock.paused && wait > 0 && clock.soon > BRIEF) return { phase: 'soon', milliseconds: wait, short: false, slow: false };
  return left(clock, clock.due - clock.received - Math.max(clock.soon, since(clock)));
}

/** What a seat has left: of its own stock, or, where it alone is awaited, of the time for this move. */
export function timeLeftOf(clock: Clock, awaited: readonly number[], seat: number): Left | null {
  const stock = clock.seats[seat];
  const runs = awaited.includes(seat);
  if (stock === undefined) return runs && awaited.length === 1 ? timeLeft(clock) : null;
  // What is still being shown runs on no one's time.
  if (!runs || since(clock) < clock.soon) return { ...left(clock, stock), short: false };
  return left(clock, stock - Math.max(0, since(clock) - clock.soon));
}
