// Gives the link of a table to the device's own sharing, or copies it.
import { toasts } from '../components/toasts.svelte';
import { copy } from '../device/clipboard';
import { origin } from '../room/links';
import { outcomeInWords, reasonInWords } from '../text/table_words';
import { gameName, say } from '../text/words';
import type { Table } from '../wire';

export async function shareLink(table: Table): Promise<void> {
  const url = `${await origin()}/table/${table.table}`;
  const name = gameName(table.game);
  const text = table.outcome ? `${name}: ${outcomeInWords(table)} ${reasonInWords(table)}` : name;
  if (navigator.share) await navigator.share({ text, url }).catch(() => {});
  else toasts.show(say((await copy(`${text} ${url}`)) ? 'client-copied' : 'client-copy-failed'));
}
