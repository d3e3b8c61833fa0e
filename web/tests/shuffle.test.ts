import { expect, test } from 'vitest';
import { freshNonce, notePromise, proved } from '../src/shuffle';
import type { Table } from '../src/wire';

/** As Python says it: Shuffle('here', 2, 'ab' * 32).commitment */
const COMMITMENT = 'b99f9faed7e2de1c345f17541137b303fd3490f035037b27c228787f272373a6';
const shuffle = { game: 2, commitment: COMMITMENT, contributed: [], secret: 'ab'.repeat(32), nonces: [] };
const promising = (commitment: string) => ({ table: 'there', room: { commitment, games: 1 } }) as unknown as Table;

test('a promise that was kept', async () => {
  expect(await proved('here', shuffle, null)).toBe(true);
  expect(await proved('here', { ...shuffle, secret: null }, null)).toBe(null);
});

test('a promise that was not', async () => {
  expect(await proved('here', { ...shuffle, secret: 'cd'.repeat(32) }, null)).toBe(false);
  expect(await proved('elsewhere', shuffle, null)).toBe(false);
});

test('the promise that was shown before the deal counts', async () => {
  notePromise(promising('another'));
  notePromise(promising(COMMITMENT));
  expect(await proved('there', shuffle, null)).toBe(false);
});

test('our own part is in it as we sent it', async () => {
  const nonce = freshNonce();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  const told = (other: string) => ({ ...shuffle, contributed: [1], nonces: [{ seat: 1, nonce: other }] });
  expect(await proved('here', told(nonce), 1)).toBe(true);
  expect(await proved('here', told('00'.repeat(16)), 1)).toBe(false);
});
