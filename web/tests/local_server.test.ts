import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slowLevels } from '../src/device/local_storage';
import { localServer } from '../src/offline/local_server';
import type { FromWorker, ToWorker } from '../src/offline/messages';

/** A worker that says what the test says. */
class Told {
  static last: Told;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  asked: ToWorker[] = [];
  ended = false;
  constructor() {
    Told.last = this;
  }
  postMessage(message: ToWorker): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}

/** Called when the lock of the worker is free. */
let free: (() => unknown) | null;

beforeEach(() => {
  free = null;
  vi.stubGlobal('Worker', Told);
  vi.stubGlobal('navigator', { locks: { request: (_: string, granted: () => unknown) => void (free = granted) } });
});
afterEach(() => vi.unstubAllGlobals());

test('a worker that the browser ended is noticed, and the next request starts another', async () => {
  const before = localServer();
  const answer = before.fetch('api/house', {});
  Told.last.say({ kind: 'alive' });
  Told.last.say({ kind: 'ready' });
  expect(localServer()).toBe(before);
  const first = Told.last;
  free!();
  expect((await answer).ok).toBe(false);
  expect(first.ended).toBe(true);
  expect(localServer()).not.toBe(before);
  const second = Told.last;
  free!(); // the lock of the first one again: nothing more happens
  expect(second.ended).toBe(false);
});

test('the first start measures the device, and only that one', () => {
  const start = localServer() && Told.last.asked[0];
  expect(start).toMatchObject({ kind: 'start', measure: true });
  Told.last.say({ kind: 'measured', slow: { dualma: [26] } });
  expect(slowLevels(__AGREED__)).toEqual({ dualma: [26] });
  expect(slowLevels('another edition')).toBeNull();
  Told.last.say({ kind: 'failed', why: 'no-start' });
  expect(localServer() && Told.last.asked[0]).toMatchObject({ kind: 'start', measure: false });
});
