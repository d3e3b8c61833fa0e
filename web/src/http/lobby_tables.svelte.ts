// The tables of the lobby, as they are now: asked for again and again while a person looks.
import { onMount } from 'svelte';
import * as api from './api';
import type { LobbyRow } from '../wire';

const EVERY = 3000; // milliseconds

export class ListedTables {
  /** Null before they are known. */
  rows: readonly LobbyRow[] | null = $state.raw(null);

  /** Called while a component is made: it looks as long as that is there. */
  constructor() {
    onMount(() => {
      const look = () => {
        if (!document.hidden) void api.tables().then(this.#known, () => {}); // the next time, perhaps
      };
      look();
      const timer = setInterval(look, EVERY);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  #known = (found: readonly LobbyRow[]): void => {
    if (JSON.stringify(found) !== JSON.stringify(this.rows)) this.rows = found; // nothing is drawn again for nothing
  };
}

export const hasFree = (row: LobbyRow) => row.seats.some((seat) => seat.kind === 'free');
