// Another game at the same table, as this device has asked for it.
import type { TableClient } from './table_client.svelte';

export class Rematch {
  wanted = $state(false);

  constructor(private readonly client: TableClient) {
    // It has begun when there is no outcome any more.
    $effect(() => {
      if (this.client.table && this.client.table.outcome === null) this.wanted = false;
    });
  }

  async ask(): Promise<void> {
    this.wanted = true;
    const answer = await this.client.rematch();
    if (answer.kind === 'refused') this.wanted = false;
  }

  /** For the host: one more round of the same game, which begins when all wish it. */
  async askForRound(options: Readonly<Record<string, string>>): Promise<void> {
    await this.ask();
    if (this.wanted) await this.client.request({ kind: 'set-options', options });
  }
}
