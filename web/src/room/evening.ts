// An evening: a room that goes from game to game.
import type { Table } from '../wire';

/** Whether this room plays several games, or is shown on a screen where it easily may. */
export function severalGames({ room }: Pick<Table, 'room'>): boolean {
  const { games, plan } = room.evening;
  return room.screen !== null || plan.length > 0 || new Set(games).size > 1;
}
