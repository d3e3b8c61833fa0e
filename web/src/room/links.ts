// Links to a table as others can open them, who may not know this device by the name it has for itself.
import { here } from '../http/site_address';
import * as api from '../http/api';
import { copy } from '../device/clipboard';
import { toasts } from '../components/toasts.svelte';
import { say } from '../text/words';

let asked: Promise<string> | null = null;

/** Where others find this house, without a slash at its end. */
export function origin(): Promise<string> {
  asked ??= api.house().then(
    (house) => house.address ?? here(),
    () => {
      asked = null;
      return here();
    },
  );
  return asked;
}

export const tableLink = (from: string, table: string, secret: string) => `${from}/table/${table}#${secret}`;

/** A link of its own for a seat: for a person in particular, or for a person who has lost theirs. */
export async function handOut(table: string, ticket: string | null, seat: number): Promise<void> {
  if (!ticket) return;
  try {
    const { secret } = await api.link(table, { ticket, seat });
    const link = tableLink(await origin(), table, secret);
    toasts.show((await copy(link)) ? say('room-new-link-copied') : link);
  } catch (refusal) {
    toasts.show((refusal as Error).message, 'refusal');
  }
}
