// Where this device asks for it, a move made by a tap lies on the board until the player confirms it.
import { settings } from '../device/settings.svelte';
import type { TableClient } from './table_client.svelte';

export class MoveConfirmation {
  /** The move that waits for its confirmation. */
  move: string | null = $state(null);

  constructor(
    private readonly client: TableClient,
    /** Whether a tap on this board makes a move. */
    private readonly byTap: () => boolean,
  ) {
    const phase = $derived(client.table?.phase);
    $effect(() => {
      void phase; // a new phase drops the move
      this.move = null;
    });
  }

  play = (text: string): void => {
    if (settings.confirm && this.byTap()) this.move = text;
    else void this.client.play(text);
  };

  confirm = (): void => {
    const { move } = this;
    this.move = null;
    if (move !== null) void this.client.play(move);
  };

  cancel = (): void => {
    this.move = null;
  };
}
