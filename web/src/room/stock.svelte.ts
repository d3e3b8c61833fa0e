// What each player has left of their own time. The server keeps it; this only counts on from what it said last.
import type { TableAtHand } from '../table.svelte';
import { clockFace } from './times';

export class Stock {
  #now = $state(performance.now());
  #heard = $state({ at: 0, seats: [] as readonly number[], runs: [] as readonly number[] });

  constructor(at: TableAtHand) {
    $effect(() => {
      const table = at.table;
      const clock = table?.clock;
      const still = !table || !clock || clock.paused || table.outcome !== null;
      this.#heard = { at: performance.now(), seats: clock?.seats ?? [], runs: still ? [] : table.awaited };
    });
    $effect(() => {
      if (!this.#heard.seats.length) return;
      const ticking = setInterval(() => (this.#now = performance.now()), 250);
      return () => clearInterval(ticking);
    });
  }

  /** As a clock shows it; null where this seat has no stock of time. */
  of(seat: number): string | null {
    const left = this.#heard.seats[seat];
    if (left === undefined) return null;
    return clockFace(this.#heard.runs.includes(seat) ? left - Math.max(0, this.#now - this.#heard.at) : left);
  }
}
