import { expect, test } from 'vitest';
import { notePromise, openedPart, sealedPart } from '../src/session/shuffle';
import { proved } from '../src/session/shuffle_proof';
import type { Table } from '../src/wire';
import { table } from './sockets';

/** As Python says it: Shuffle('here', 2, 'ab' * 32).commitment */
const COMMITMENT = 'b99f9faed7e2de1c345f17541137b303fd3490f035037b27c228787f272373a6';
const shuffle = { game: 2, commitment: COMMITMENT, contributed: [], secret: 'ab'.repeat(32), nonces: [] };
const shuffling = (seal: string, room: Partial<Table['room']> = {}) =>
  table({
    table: 'here',
    room: {
      ...table().room,
      you: 7,
      games: 1,
      people: [{ person: 7, name: 'Ada', seat: 1, here: true, away_since: null, left: false, ready: true, muted: false, link_given: false, by_link: false }],
      seals: [{ person: 7, seal, open: false }],
      shuffling: true,
      ...room,
    },
  });
const told = (nonce: string) => ({ ...shuffle, contributed: [1], nonces: [{ seat: 1, nonce }] });

test('a promise that was kept', async () => {
  expect(await proved('here', shuffle, null)).toBe(true);
  expect(await proved('here', { ...shuffle, secret: null }, null)).toBe(null);
});

test('a promise that was not', async () => {
  expect(await proved('here', { ...shuffle, secret: 'cd'.repeat(32) }, null)).toBe(false);
  expect(await proved('elsewhere', shuffle, null)).toBe(false);
});

test('our own part stays under seal until all are', async () => {
  const seal = await sealedPart('ticket');
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(await sealedPart('ticket')).toBe(seal);
  expect(await sealedPart('another ticket')).not.toBe(seal);
  expect(openedPart('ticket', shuffling(seal, { shuffling: false }))).toBe(null);
  expect(openedPart('ticket', shuffling('00'.repeat(32)))).toBe(null);
  const nonce = openedPart('ticket', shuffling(seal))!;
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(openedPart('ticket', shuffling(seal))).toBe(nonce); // if the first was lost on the way
  expect(openedPart('ticket', shuffling(seal, { seals: [{ person: 7, seal, open: true }] }))).toBe(null);
  expect(await sealedPart('ticket')).not.toBe(seal); // everybody will know that one
});

test('our own part is in it as we sent it, or left out', async () => {
  const nonce = openedPart('third ticket', shuffling(await sealedPart('third ticket')))!;
  expect(await proved('here', told(nonce), 1)).toBe(true);
  expect(await proved('here', told('00'.repeat(16)), 1)).toBe(false);
  expect(await proved('here', shuffle, 1)).toBe(true);
});

test('the promise that was shown before the deal counts', async () => {
  const promising = (commitment: string) => table({ table: 'here', room: { ...table().room, commitment, games: 1 } });
  notePromise(promising('another'));
  notePromise(promising(COMMITMENT));
  expect(await proved('here', shuffle, null)).toBe(false);
});
