// What this device remembers of a table: that it has a seat there, and which tickets still open it.
import { forgetTable, forgetTicket, keepTable, tickets } from '../device/local_storage';
import { tableSummary } from '../device/table_summary';
import type { TableClient } from './table_client.svelte';

export function rememberTable(client: TableClient): void {
  $effect(() => {
    const { table, mine } = client;
    if (table && mine.length) keepTable(client.id, table.game, tableSummary({ ...table, status: table.room.status }, mine));
  });
  $effect(() => {
    for (const { ticket, finalRefusal } of client.connections) {
      if (ticket === null || finalRefusal === null) continue;
      forgetTicket(client.id, ticket);
      if (tickets(client.id).length === 0) forgetTable(client.id);
    }
  });
}
