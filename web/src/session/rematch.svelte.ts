// Another game at the same table: who asked for it goes there as soon as it is laid out, the others when they like.
import { router } from '../navigation/router.svelte';
import type { TableClient } from './table_client.svelte';

export class Rematch {
  wanted = $state(false);

  constructor(private readonly client: TableClient) {
    $effect(() => {
      if (this.wanted && this.next) this.goOn();
    });
    // The next game is at the same table: it has begun when there is no outcome any more.
    $effect(() => {
      if (this.client.table && this.client.table.outcome === null) this.wanted = false;
    });
  }

  /** The next table, when every seat of this device has its ticket for it. */
  next: string | null = $derived.by(() => {
    const waiting = this.client.connections.some(({ table }) => table && table.you !== null && !table.rematch_ticket);
    return this.client.table?.rematch && !waiting ? this.client.table.rematch : null;
  });

  async ask(): Promise<void> {
    this.wanted = true;
    const answer = await this.client.rematch();
    if (answer.kind === 'refused') this.wanted = false;
  }

  goOn(): void {
    const where = this.client.nextTable();
    if (where) router.go(`table/${where}`);
  }
}
