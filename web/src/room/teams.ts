// Who plays with whom, in a game of two sides with several seats each.
import { seatName } from '../text/table_words';
import { say, spokenLanguage } from '../text/words';
import type { SeatCard } from '../wire';

export function teamsInWords(seats: readonly SeatCard[]): string {
  const sides = [0, 1].map((side) => seats.filter((seat) => seat.side === side));
  if (seats.length < 4 || sides[0]!.length + sides[1]!.length < seats.length) return '';
  const list = new Intl.ListFormat(spokenLanguage());
  const [one, other] = sides.map((side) => list.format(side.map(seatName)));
  return say('room-teams', { one: one!, other: other! });
}
