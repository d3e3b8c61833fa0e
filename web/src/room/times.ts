// The time controls that a table offers, each with its sentence.
import type { TimeControl } from '../wire';
import { say } from '../text/words';

const MOVE = [30, 60, 180];
const PLAYER: readonly (readonly [number, number])[] = [
  [5, 3],
  [10, 5],
  [20, 10],
];
const DAYS = [1, 3];
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const TIMES: readonly TimeControl[] = [
  { kind: 'none', seconds: 0, increment: 0 },
  ...MOVE.map((seconds) => ({ kind: 'move' as const, seconds, increment: 0 })),
  ...PLAYER.map(([minutes, increment]) => ({ kind: 'player' as const, seconds: minutes * MINUTE, increment })),
  ...DAYS.map((days) => ({ kind: 'move' as const, seconds: days * DAY, increment: 0 })),
];

/** Those, and what a table has: a terminal sets any time. */
export const offered = (now: TimeControl) => (TIMES.some((time) => timeKey(time) === timeKey(now)) ? TIMES : [...TIMES, now]);

const tenths = (number: number) => Math.round(number * 10) / 10;

/** As in the terminal (`described.py`): minutes where they are whole. */
export function timeInWords(time: TimeControl): string {
  switch (time.kind) {
    case 'none':
      return say('room-time-none');
    case 'player':
      return say('room-time-player', { minutes: tenths(time.seconds / MINUTE), increment: time.increment });
    case 'move':
      if (time.seconds >= DAY) return say('room-time-days', { days: tenths(time.seconds / DAY) });
      if (time.seconds % MINUTE === 0) return say('room-time-minutes', { minutes: time.seconds / MINUTE });
      return say('room-time-move', { seconds: time.seconds });
  }
}

/** The name of a time control among those offered, and back. */
export const timeKey = (time: TimeControl) => `${time.kind} ${time.seconds} ${time.increment}`;
export const timeOf = (key: string) => TIMES.find((time) => timeKey(time) === key) ?? TIMES[0]!;

/** Minutes and seconds as a clock shows them, days and hours in full; with days to think (`slow`) no seconds tick. */
export function clockFace(milliseconds: number, slow = false): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return say('room-time-left-days', { days, hours });
  if (slow && hours) return say('room-time-left-hours', { hours, minutes });
  if (slow) return say('room-time-left-minutes', { minutes: Math.ceil(seconds / MINUTE) });
  const tail = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}
