// When the end of a game is announced: once, if it ends during the visit, and after the last move was seen on the board.
import { untrack } from 'svelte';
import { sound } from '../device/sounds';
import { calm } from '../styles/motion';
import type { Table } from '../wire';
import type { TableClient } from './table_client.svelte';

/** Milliseconds for the last move and what it won: longer than any board takes to trace it. */
const LAST_LOOK = 1500;

export class GameEnd {
  /** The game ended during the visit, and the player has not closed the result. */
  #unread = $state(false);
  #lookingAtLastMove = $state(false);

  constructor(
    client: TableClient,
    /** The board still shows how it came to the end. */
    private readonly showing: () => boolean,
  ) {
    let before: { over: boolean; moves: number } | null = null;
    $effect(() => {
      const { table } = client;
      if (!table) return;
      const now = { over: table.outcome !== null, moves: client.announcements.length };
      const ended = before !== null && now.over && !before.over;
      const byMove = ended && now.moves > before!.moves;
      before = now;
      if (!now.over) this.#unread = this.#lookingAtLastMove = false;
      if (!ended) return;
      this.#unread = true;
      this.#lookingAtLastMove = byMove;
    });
    $effect(() => {
      if (!this.#lookingAtLastMove || showing()) return;
      const timer = setTimeout(() => (this.#lookingAtLastMove = false), calm(LAST_LOOK));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.announced) untrack(() => sound(won(client.table) ? 'won' : 'over')); // once, whatever arrives later
    });
  }

  /** The result is open. */
  readonly announced = $derived.by(() => this.#unread && !this.#lookingAtLastMove && !this.showing());

  /** The end was looked at on the board. */
  get seen(): boolean {
    return !this.#lookingAtLastMove && !this.showing();
  }

  /** The result was closed, or the game had ended before this visit. */
  get past(): boolean {
    return !this.#unread && !this.showing();
  }

  close = (): void => {
    this.#unread = false;
  };
}

function won(table: Table | null): boolean {
  return table?.you != null && (table.outcome?.winners.includes(table.you) ?? false);
}
