// The games that wait for this player, the one that waits longest first.
import type { KnownTable } from '../device/local_storage';

const changed = ({ seen, since }: KnownTable) => seen ?? since;

export const waitingGames = (games: readonly KnownTable[]): KnownTable[] =>
  games.filter(({ mine, over }) => mine && !over).sort((one, other) => (changed(one) < changed(other) ? -1 : 1));

/** Of those that give days to think, which wait while their player is elsewhere. */
export const slowTurns = (games: readonly KnownTable[]): KnownTable[] => waitingGames(games).filter(({ due }) => due !== undefined);
