// What this device remembers of a table: that it has a seat there, and which tickets still open it.
import { forgetTable, forgetTicket, keepTable, tickets } from '../device/local_storage';
import { profileKey } from '../device/profile';
import { isHere } from '../offline/place';
import { tableSummary } from '../device/table_summary';
import type { TableClient } from './table_client.svelte';

export function rememberTable(client: TableClient): void {
  $effect(() => {
    // A player with a profile is called about the tables where people play.
    const people = client.table?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
    if (people > 1 && client.mine.length && profileKey() !== null && !isHere(client.id))
      void import('../device/notifications.svelte').then(({ followTable }) => followTable(client.id)).catch(() => {}); // with the next page
  });
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
