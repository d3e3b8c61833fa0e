// Coming late: which seats a spectator may ask for, in the middle of a game.
import type { TableClient } from '../session/table_client.svelte';

/** Seats of bots, and of people who have left or are absent; none for a person who sits already or has no ticket. */
export function askable(client: TableClient): readonly number[] {
  const room = client.table?.room;
  if (!room || room.status !== 'playing' || room.you === null || room.you === room.screen || client.mine.length || room.question) return [];
  return room.seats.flatMap((seat) => {
    const person = room.people.find((other) => other.person === seat.person);
    const gone = room.absent.includes(seat.seat) || person?.left || (seat.substitute !== null && person?.here === false);
    return seat.kind === 'bot' || gone ? [seat.seat] : [];
  });
}
