// A table at a glance, as this device remembers it.
import * as api from '../http/api';
import { gamesInProgress, keepTable, tickets, type KnownTable } from './local_storage';
import type { TableStatus } from '../wire';

type TableSummary = Omit<KnownTable, 'table' | 'game' | 'since' | 'seen'>;

type Standing = Omit<TableStatus, 'game' | 'person' | 'next_game' | 'left'> & Partial<Pick<TableStatus, 'left'>>;

const MINUTE = 60_000;

export function tableSummary(table: Standing, mine: readonly number[]): TableSummary {
  const { outcome } = table;
  return {
    others: table.seats.filter((seat) => !mine.includes(seat.seat) && seat.kind !== 'free').map((seat) => seat.name),
    free: table.status === 'gathering' && table.seats.some((seat) => seat.kind === 'free'),
    mine: !outcome && table.awaited.some((seat) => mine.includes(seat)),
    over: outcome !== null,
    // To the minute, so that another look at the same turn changes nothing.
    ...(typeof table.left === 'number' ? { due: Math.round((Date.now() + table.left) / MINUTE) * MINUTE } : {}),
    ...(outcome && mine.length ? { result: result(outcome, mine) } : {}),
    review: table.can_analyse,
  };
}

function result(outcome: NonNullable<TableStatus['outcome']>, mine: readonly number[]): NonNullable<TableSummary['result']> {
  if (outcome.winners.length === 0) return outcome.points.length || outcome.early ? 'scored' : 'drawn';
  return outcome.winners.some((seat) => mine.includes(seat)) ? 'won' : 'lost';
}

const LOOKED_AT = 12; // of the games in progress: those that changed last

/** The games in progress as they stand now: others move while this device is elsewhere. */
export async function gamesNow(): Promise<readonly KnownTable[]> {
  const looks = gamesInProgress().slice(0, LOOKED_AT).map(async ({ table, game }) => {
    const persons = tickets(table).map(({ person }) => person);
    const found = await api.glance(table);
    const mine = found.seats.filter((seat) => seat.person !== null && persons.includes(seat.person)).map((seat) => seat.seat);
    keepTable(table, game, tableSummary(found, mine));
  });
  await Promise.allSettled(looks); // of what cannot be seen now, what was seen last
  return gamesInProgress();
}
