import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTickets } from '../src/device/local_storage';
import { Playback } from '../src/session/playback.svelte';
import { settings } from '../src/device/settings.svelte';
import { TableClient } from '../src/session/table_client.svelte';
import type { Announcement } from '../src/wire';
import { FakeSocket, heard, table } from './sockets';

let client: TableClient;
let playback: Playback;
let end: () => void;

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
  vi.useFakeTimers();
  settings.pace = 'calm';
  keepTickets('t', [{ seat: 0, person: 0, ticket: 'mine', commitment: null, game: 1 }]);
  client = new TableClient('t');
  end = $effect.root(() => {
    playback = new Playback(client, () => 500);
  });
  FakeSocket.last.accept();
});
afterEach(() => {
  end();
  client.close();
  vi.useRealTimers();
});

/** The server says which moves were made; a view is the number of its moves. */
function hear(...announcements: Announcement[]): void {
  FakeSocket.last.say(table({ you: 0, announcements, view: announcements.length }));
  flushSync();
}
async function pass(duration: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(duration);
  flushSync();
}
const shown = () => [playback.ply, playback.view];
const [mine, bot, other] = [heard(0, 'a1'), heard(1, 'b2'), heard(1, 'c3')];

test('a person who arrives sees the present at once', () => {
  hear(mine, bot);
  expect(shown()).toEqual([2, 2]);
  expect(playback.playing).toBe(false);
});

test('an own move is shown at once, the answer a moment later', async () => {
  hear();
  hear(mine);
  await pass(0);
  expect(shown()).toEqual([1, 1]);
  hear(mine, bot);
  expect(shown()).toEqual([1, 1]);
  expect(playback.playing).toBe(true);
  await pass(499);
  expect(playback.ply).toBe(1);
  await pass(2);
  expect(shown()).toEqual([2, 2]);
  expect(playback.playing).toBe(false);
});

test('several moves are shown one after another, each as it was; the end is the view', async () => {
  hear(mine);
  hear(mine, bot);
  hear(mine, bot, other);
  hear(mine, bot, other, heard(1, 'd4'));
  const seen: unknown[] = [playback.view];
  for (let step = 0; step < 40; step += 1) {
    await pass(50);
    if (playback.view !== seen.at(-1)) seen.push(playback.view);
  }
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(playback.playing).toBe(false);
});

test('what came in one message is asked for', async () => {
  hear(mine);
  await pass(1000);
  hear(mine, bot, other);
  await pass(0);
  const asked = FakeSocket.last.sent.at(-1)!;
  expect([asked.kind, asked.ply]).toEqual(['look', 2]);
  FakeSocket.last.say({ kind: 'looked', id: asked.id, ply: 2, view: 'between' });
  await pass(0);
  expect(shown()).toEqual([2, 'between']);
  await pass(501);
  expect(shown()).toEqual([3, 3]);
});

test('a tap skips to the end', async () => {
  hear(mine);
  hear(mine, bot);
  hear(mine, bot, other);
  playback.skip();
  flushSync();
  expect(shown()).toEqual([3, 3]);
  await pass(5000);
  expect(shown()).toEqual([3, 3]);
});

test('a move that is taken back is not played', () => {
  hear(mine, bot);
  hear(mine);
  expect(shown()).toEqual([1, 1]);
});

test('at once means at once', () => {
  settings.pace = 'none';
  hear(mine);
  hear(mine, bot);
  expect(shown()).toEqual([2, 2]);
});

test('what happened is shown again', async () => {
  hear(mine);
  hear(mine, bot);
  await pass(600);
  void playback.replay(1);
  await pass(0);
  expect(shown()).toEqual([1, 1]);
  await pass(501);
  expect(shown()).toEqual([2, 2]);
});

test('a person who has just come can be shown what happened', async () => {
  hear(mine, bot, other);
  client.look = async (ply: number) => ply; // as the server would answer
  expect(shown()).toEqual([3, 3]);
  void playback.replay(1);
  await pass(1);
  expect(shown()).toEqual([1, 1]);
  await pass(1100);
  expect(shown()).toEqual([3, 3]);
});

test('a person who was away is told what was played on their seat', () => {
  let kept: number | null = 1;
  const again = () =>
    $effect.root(() => {
      playback = new Playback(client, () => 500, { read: () => kept, write: (moves) => (kept = moves) });
    });
  const stop = again();
  const forMe = heard(0, 'd4');
  hear(mine, bot, forMe);
  expect(playback.meanwhile).toEqual([forMe]);
  stop();
  const stopAgain = again();
  flushSync();
  expect(playback.meanwhile).toEqual([]);
  stopAgain();
});

test('what was played while the page was closed is offered, unless it is a single move', () => {
  let kept: number | null = 1;
  const again = () =>
    $effect.root(() => {
      playback = new Playback(client, () => 500, { read: () => kept, write: (moves) => (kept = moves) });
    });
  const stop = again();
  hear(mine, bot, other);
  expect(playback.missed).toBe(1);
  expect(shown()).toEqual([3, 3]);
  expect(kept).toBe(3);
  hear(mine, bot, other, heard(0, 'd4'));
  expect(playback.missed).toBe(null);
  stop();
  kept = 3;
  const stopAgain = again();
  flushSync();
  expect(playback.missed).toBe(null);
  stopAgain();
});
