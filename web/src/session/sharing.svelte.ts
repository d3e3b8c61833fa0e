// Sharing a table: its link, and after the game a dialog with pictures first.
import type { TableClient } from './table_client.svelte';

export class Sharing {
  /** The dialog of a finished game is open. */
  dialogOpen = $state(false);

  constructor(private readonly client: TableClient) {}

  /** Open the dialog of a finished game, else share the link. */
  start = (): void => {
    if (this.client.table?.outcome) this.dialogOpen = true;
    else void this.shareLink();
  };

  close = (): void => {
    this.dialogOpen = false;
  };

  shareLink = async (): Promise<void> => {
    this.dialogOpen = false;
    await (await import('./share_link')).shareLink(this.client.table!);
  };
}
