import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from '../src/session/connection.svelte';
import { offered, timeInWords, timeKey } from '../src/room/times';
import { timeLeft, timeLeftOf } from '../src/session/clocks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clock = (left: number, more: Partial<Clock> = {}): Clock => {
  const received = performance.now();
  return { due: received + left, whole: 60_000, seats: [], received, paused: false, soon: 0, ...more };
};

test('a clock counts on from what was said last, and is short from ten seconds on', () => {
  const running = clock(12_000);
  expect(timeLeft(running)).toEqual({ phase: 'left', milliseconds: 12_000, short: false, slow: false });
  vi.advanceTimersByTime(2_000);
  expect(timeLeft(running)).toEqual({ phase: 'left', milliseconds: 10_000, short: true, slow: false });
  vi.advanceTimersByTime(11_000);
  expect(timeLeft(running)).toMatchObject({ phase: 'up', milliseconds: 0 });
});

test('a clock that has not started says when it will; one that stands does not count', () => {
  expect(timeLeft(clock(63_000, { soon: 13_000 }))).toEqual({ phase: 'soon', milliseconds: 13_000, short: false, slow: false });
  const brief = clock(62_000, { soon: 2_000, seats: [62_000] }); // a move that is shown: it stands
  expect(timeLeft(brief)).toEqual({ phase: 'left', milliseconds: 60_000, short: false, slow: false });
  vi.advanceTimersByTime(3_000);
  expect(timeLeft(brief)).toEqual({ phase: 'left', milliseconds: 59_000, short: false, slow: false });
  // With an increment, or a minute more, there can be more left than there was.
  expect(timeLeft(clock(65_000))).toEqual({ phase: 'left', milliseconds: 65_000, short: false, slow: false });
  const standing = clock(5_000, { paused: true });
  vi.advanceTimersByTime(9_000);
  expect(timeLeft(standing)).toEqual({ phase: 'paused', milliseconds: 5_000, short: false, slow: false });
});

test('hours or days to think are marked, so that no seconds are counted', () => {
  expect(timeLeft(clock(7_200_000, { whole: 86_400_000 }))).toMatchObject({ phase: 'left', slow: true });
  expect(timeLeft(clock(1_200_000, { whole: 3_600_000 }))).toMatchObject({ phase: 'left', slow: false });
});

test('of everyone’s own stock only that of a person who is awaited runs', () => {
  const both = clock(9_000, { seats: [9_000, 4_000] });
  vi.advanceTimersByTime(1_000);
  expect(timeLeftOf(both, [0], 0)).toEqual({ phase: 'left', milliseconds: 8_000, short: true, slow: false });
  expect(timeLeftOf(both, [0], 1)).toEqual({ phase: 'left', milliseconds: 4_000, short: false, slow: false });
});

test('time for one move is shown by the one who is awaited, and by no one where several are', () => {
  expect(timeLeftOf(clock(9_000), [1], 1)).toMatchObject({ milliseconds: 9_000 });
  expect(timeLeftOf(clock(9_000), [1], 0)).toBe(null);
  expect(timeLeftOf(clock(9_000), [0, 1], 0)).toBe(null);
});

test('a time control is told as it is, also one that only a terminal sets', () => {
  const move = (seconds: number) => timeInWords({ kind: 'move', seconds, increment: 0 });
  expect([30, 60, 90, 3 * 86_400, 129_600].map(move)).toEqual([
    '30 seconds a move',
    'one minute a move',
    '90 seconds a move',
    '3 days a move',
    '1.5 days a move',
  ]);
  expect(timeInWords({ kind: 'player', seconds: 90, increment: 5 })).toBe('1.5 min each, + 5 s a move');
  const odd = { kind: 'move' as const, seconds: 90, increment: 0 };
  expect(offered(odd).map(timeKey)).toContain(timeKey(odd));
});
