// What is said while the talk panel is not in sight is shown as a notice.
import { toasts } from '../components/toasts.svelte';
import { messageInWords } from '../text/phrases';
import { seatName } from '../text/table_words';
import { say } from '../text/words';
import type { Table } from '../wire';
import type { TableClient } from './table_client.svelte';

type Message = NonNullable<Table['talk']>['said'][number];

/** Messages have no number, and only the last ones are sent: a message is known by its words. */
const keyOf = ({ person, code, text }: Message): string => `${person} ${code} ${text}`;

export function announceTalk(client: TableClient, talkVisible: () => boolean): void {
  let last: string | null = null;
  $effect(() => {
    if (!client.table) return;
    const { room, seats } = client.table;
    const messages = client.table.talk?.said ?? [];
    const fresh = messages.slice(messages.findLastIndex((message) => keyOf(message) === last) + 1);
    const announced = last === null || talkVisible() ? [] : fresh;
    for (const message of announced) {
      const { seat, person, name } = message;
      if (person !== null && client.muted.includes(person)) continue;
      const own = seat === null ? person === room.you : client.mine.includes(seat);
      if (!own) toasts.show(say('client-talk-said', { player: seat === null ? name : seatName(seats[seat]), text: messageInWords(message) }));
    }
    last = messages.length ? keyOf(messages.at(-1)!) : '';
  });
}
