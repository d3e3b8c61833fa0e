// Sharing a table: its link, and after the game a dialog with pictures first.
import { toasts } from '../components/toasts.svelte';
import { copy } from '../device/clipboard';
import { origin } from '../room/links';
import { outcomeInWords, reasonInWords } from '../text/table_words';
import { gameName, say } from '../text/words';
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

  /** Give the link to the device's own sharing, or copy it. */
  shareLink = async (): Promise<void> => {
    this.dialogOpen = false;
    const { id, table } = this.client;
    const url = `${await origin()}/table/${id}`;
    const name = gameName(table!.game);
    const text = table!.outcome ? `${name}: ${outcomeInWords(table!)} ${reasonInWords(table!)}` : name;
    if (navigator.share) await navigator.share({ text, url }).catch(() => {});
    else toasts.show(say((await copy(`${text} ${url}`)) ? 'client-copied' : 'client-copy-failed'));
  };
}
