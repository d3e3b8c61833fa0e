// Announces changes of the people at the table: new links for seats, seats handed over, a new host.
import { toasts } from '../components/toasts.svelte';
import type { TableClient } from './table_client.svelte';
import { nameInWords, say } from '../text/words';
import type { Room } from '../wire';

/** The sentences about what has changed between two states of the room. */
export function roomChanges(before: Room, now: Room): string[] {
  const sentences: string[] = [];
  for (const person of now.people) {
    const earlier = before.people.find((other) => other.person === person.person);
    const name = nameInWords(person.name);
    if (person.link_given && !earlier?.link_given) sentences.push(say('room-link-given', { name }));
    if (person.by_link && !earlier?.by_link) sentences.push(say('room-handed-over', { name }));
  }
  if (now.host !== before.host && before.host !== null) {
    const host = now.people.find((person) => person.person === now.host);
    if (now.host === now.you) sentences.push(say('room-you-are-host'));
    else if (host) sentences.push(say('room-new-host', { name: nameInWords(host.name) }));
  }
  return sentences;
}

export function announceRoomChanges(client: TableClient): void {
  let before: Room | null = null;
  $effect(() => {
    const now = client.table?.room ?? null;
    if (before && now && before !== now) for (const sentence of roomChanges(before, now)) toasts.show(sentence);
    before = now;
  });
}
