// Whether a guest who comes by the code still gets a seat.
import type { GameCard, Room } from '../wire';

/** Before a game: whether a seat is open, or the game may have one more player. */
export function roomForMore(room: Room, card: GameCard | undefined): boolean {
  if (room.seats.some((seat) => seat.kind === 'free' && !seat.invited)) return true;
  const players = card?.options.find((option) => option.name === 'players');
  const more = room.seats.length + 1;
  return room.status === 'gathering' && !room.shuffling && players !== undefined && (players.values.includes(String(more)) || (players.high ?? 0) >= more);
}
