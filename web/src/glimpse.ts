// A table at a glance, as this device remembers it.
import type { KnownTable } from './keepsakes';
import type { Table } from './wire';

type Glimpse = Omit<KnownTable, 'table' | 'game' | 'since' | 'seen'>;

export function glimpse(table: Table, mine: readonly number[]): Glimpse {
  const { outcome } = table;
  return {
    others: table.seats.filter((seat) => !mine.includes(seat.seat) && seat.kind !== 'free').map((seat) => seat.name),
    mine: !outcome && table.awaited.some((seat) => mine.includes(seat)),
    over: outcome !== null,
    ...(outcome && mine.length ? { result: result(outcome, mine) } : {}),
    review: table.can_analyse,
  };
}

function result(outcome: NonNullable<Table['outcome']>, mine: readonly number[]): NonNullable<Glimpse['result']> {
  if (outcome.winners.length === 0) return outcome.points.length ? 'scored' : 'drawn';
  return outcome.winners.some((seat) => mine.includes(seat)) ? 'won' : 'lost';
}
