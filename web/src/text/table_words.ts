// Sentences about a table: seats, moves, whose turn it is, how the game ended.
import type { Announcement, SeatCard, Table } from '../wire';
import { known, nameInWords, say } from './words';

/** The name of a seat's player, or "Guest" with the seat's number. */
export function seatName(seat: SeatCard | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'free') return say('client-seat-free');
  return nameInWords(seat.name) || say('client-seat-guest', { number: seat.seat + 1 });
}

/** The name of a seat's player; of a bot with its level. */
export function seatNameAndLevel(seat: SeatCard): string {
  return seat.kind === 'bot' ? say('client-seat-bot-called', { name: seat.name, level: seat.level ?? 1 }) : seatName(seat);
}

/** A move as a sentence. */
export function announcementInWords(announcement: Announcement, seats: readonly SeatCard[]): string {
  return say(announcement.code, { ...announcement.facts, player: seatName(seats[announcement.seat]) });
}

/** Whose turn it is, seen from the seats of this device. */
export function turnInWords(table: Table, mine: readonly number[]): string {
  if (table.outcome) return outcomeInWords(table);
  const free = table.seats.filter((seat) => seat.kind === 'free');
  const awaited = table.awaited;
  if (awaited.length === 0) return '';
  const first = awaited[0]!;
  if (mine.length === 1 && awaited.includes(mine[0]!)) {
    const own = `${table.game}-your-${table.asked || 'turn'}`;
    return say(known(own) ? own : 'client-turn-yours');
  }
  if (table.asked) return say(`${table.game}-${table.asked}-of`, { players: awaited.map((seat) => seatName(table.seats[seat])).join(', ') });
  if (awaited.length === 1 && table.to_move.length === 1) {
    if (free.some((seat) => seat.seat === first)) return say('client-turn-free');
    return say('client-turn-of', { player: seatName(table.seats[first]) });
  }
  if (free.length) return say('client-turn-several-free', { seats: free.length });
  if (awaited.length > 2 && awaited.length === table.seats.length) return say('client-turn-all');
  if (awaited.length > 2) return say('client-turn-many', { count: awaited.length, all: table.seats.length }); // the page marks their names
  return say('client-turn-several', { players: awaited.map((seat) => seatName(table.seats[seat])).join(', ') });
}

export function outcomeInWords(table: Table): string {
  const { outcome, seats, you } = table;
  if (!outcome) return '';
  // A game that was ended by agreement or abandoned has no winner, which is no draw by the rules.
  if (outcome.winners.length === 0) return say(outcome.points.length || outcome.early ? 'client-outcome-scored' : 'client-outcome-drawn');
  if (you !== null && outcome.winners.includes(you)) return say('client-outcome-you-win');
  const players = outcome.winners.map((seat) => seatName(seats[seat])).join(' + ');
  return say('client-outcome-wins', { players, number: outcome.winners.length });
}

/** Why it ended. */
export function reasonInWords(table: Table): string {
  const { outcome, seats } = table;
  if (!outcome) return '';
  return say(outcome.reason, { player: outcome.seat === null ? '' : seatName(seats[outcome.seat]) });
}
