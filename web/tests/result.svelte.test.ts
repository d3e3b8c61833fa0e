import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameEnd } from '../src/session/game_end.svelte';
import type { Rematch } from '../src/session/rematch.svelte';
import { settings } from '../src/device/settings.svelte';
import Result from '../src/stage/Result.svelte';
import { TableClient } from '../src/session/table_client.svelte';
import type { Table } from '../src/wire';
import { FakeSocket, heard, table } from './sockets';

const rematch = { wanted: false } as unknown as Rematch;
const won: Partial<Table> = { outcome: { winners: [1], reason: 'dualite-line', points: [], seat: null, early: false }, to_move: [], awaited: [] };
const still = window.matchMedia;
let client: TableClient;
let stop: () => void;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  window.matchMedia = ((query: string) => ({ ...still(query), matches: false })) as typeof window.matchMedia;
});
afterEach(() => {
  stop();
  client.close();
  window.matchMedia = still;
  vi.useRealTimers();
});

/** A spectator a table; what the server says next goes to the function that is given back. */
function watch(seen: Partial<Table>, showing = false) {
  client = new TableClient('t');
  let end!: GameEnd;
  let boardShowing = $state(showing);
  stop = $effect.root(() => {
    end = new GameEnd(client, () => boardShowing);
  });
  FakeSocket.last.accept();
  const hear = (changes: Partial<Table>) => {
    FakeSocket.last.say(table({ you: null, ...changes }));
    flushSync();
  };
  hear(seen);
  render(Result, { client, end, rematch, room: true, onreview: () => {}, onshare: () => {} });
  flushSync();
  return { hear, shown: () => (boardShowing = false) };
}

const told = () => screen.queryByRole('dialog', { name: 'Bo wins.' }) !== null;
const moments = async (duration: number) => {
  await vi.advanceTimersByTimeAsync(duration);
  flushSync();
};

test('the last move is seen before the end is told', async () => {
  const { hear } = watch({ announcements: [heard(0, 'a1')] });
  hear({ ...won, announcements: [heard(0, 'a1'), heard(1, 'b2')] });
  expect(told()).toBe(false);
  await moments(1000);
  expect(told()).toBe(false);
  await moments(1000);
  expect(told()).toBe(true);
});

test('without motion, or without a move, there is nothing to wait for', async () => {
  const { hear } = watch({ announcements: [heard(0, 'a1')] });
  hear({ ...won, announcements: [heard(0, 'a1')] });
  await moments(0);
  expect(told()).toBe(true);
  stop();
  client.close();
  document.body.replaceChildren();
  window.matchMedia = still;
  const next = watch({ announcements: [] });
  next.hear({ ...won, announcements: [heard(1, 'b2')] });
  await moments(0);
  expect(told()).toBe(true);
});

test('a board that takes longer is waited for', async () => {
  const { hear, shown } = watch({ announcements: [] }, true);
  hear({ ...won, announcements: [heard(1, 'b2')] });
  await moments(5000);
  expect(told()).toBe(false);
  shown();
  flushSync();
  expect(told()).toBe(false); // what it won is traced only now
  await moments(2000);
  expect(told()).toBe(true);
});

test('who comes when it is over is not told', async () => {
  watch({ ...won, announcements: [heard(1, 'b2')] });
  await moments(5000);
  expect(told()).toBe(false);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Review', 'Share']);
});

test('the end is heard once, whatever comes after it', async () => {
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  settings.toggle('haptics');
  const { hear } = watch({ announcements: [] });
  hear({ ...won, announcements: [] });
  await moments(0);
  hear({ ...won, announcements: [], phase: 7 });
  await moments(0);
  settings.toggle('haptics');
  expect(told()).toBe(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('places and points are told, also where no one wins', async () => {
  const { hear } = watch({ announcements: [heard(0, 'a1')] });
  hear({ outcome: { winners: [], reason: 'outcome-agreed', points: [3, 4], seat: null, early: true }, to_move: [], awaited: [], announcements: [heard(0, 'a1')] });
  await moments(0);
  expect(screen.getByRole('dialog', { name: 'The game is over.' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['1. Bo4', '2. Ada3']);
});

test('a person who scored together has one score, told also when they end it early', async () => {
  const together = table({ you: null }).seats.map((seat) => ({ ...seat, side: 0 }));
  const { hear } = watch({ announcements: [], seats: together });
  hear({ seats: together, outcome: { winners: [], reason: 'outcome-agreed', points: [2, 2], seat: null, early: true }, to_move: [], awaited: [], announcements: [] });
  await moments(0);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByText('2 points')).toBeTruthy();
});

test('an end that people agree upon is no draw', async () => {
  const { hear } = watch({ announcements: [] });
  hear({ outcome: { winners: [], reason: 'outcome-agreed', points: [], seat: null, early: true }, to_move: [], awaited: [], announcements: [] });
  await moments(0);
  expect(screen.getByRole('dialog', { name: 'The game is over.' })).toBeTruthy();
});
