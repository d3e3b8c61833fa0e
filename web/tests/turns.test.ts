import { expect, test } from 'vitest';
import type { KnownTable } from '../src/device/local_storage';
import { slowTurns, waitingGames } from '../src/profile/turns';

const known = (table: string, more: Partial<KnownTable>): KnownTable => ({ table, game: 'dualite', since: '2026-11-01T10:00:00Z', ...more });

test('the games that wait for this player, the one that waits longest first', () => {
  const games = [
    known('young', { mine: true, seen: '2026-11-03T10:00:00Z', due: 1 }),
    known('theirs', { mine: false, due: 1 }),
    known('over', { mine: true, over: true, due: 1 }),
    known('old', { mine: true, seen: '2026-11-02T10:00:00Z', due: 2 }),
    known('quick', { mine: true, seen: '2026-11-01T10:00:00Z' }),
  ];
  expect(waitingGames(games).map(({ table }) => table)).toEqual(['quick', 'old', 'young']);
  expect(slowTurns(games).map(({ table }) => table), 'those with days to think').toEqual(['old', 'young']);
});
