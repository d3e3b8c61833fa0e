// Announces to all at the table what changes who sits there: new links for seats, seats handed over, a new host.
import { toasts } from '../components/toasts.svelte';
import type { TableAtHand } from '../session/table.svelte';
import { nameInWords, say } from '../text/words';
import type { Room } from '../wire';

/** The sentences about what has changed between two states of the room. */
export function announced(before: Room, now: Room): string[] {
  const said: string[] = [];
  for (const person of now.people) {
    const earlier = before.people.find((other) => other.person === person.person);
    const name = nameInWords(person.name);
    if (person.link_given && !earlier?.link_given) said.push(say('room-link-given', { name }));
    if (person.by_link && !earlier?.by_link) said.push(say('room-handed-over', { name }));
  }
  if (now.host !== before.host && before.host !== null) {
    const host = now.people.find((person) => person.person === now.host);
    if (now.host === now.you) said.push(say('room-you-are-host'));
    else if (host) said.push(say('room-new-host', { name: nameInWords(host.name) }));
  }
  return said;
}

export function announcements(at: TableAtHand): void {
  let before: Room | null = null;
  $effect(() => {
    const now = at.table?.room ?? null;
    if (before && now && before !== now) for (const sentence of announced(before, now)) toasts.show(sentence);
    before = now;
  });
}
