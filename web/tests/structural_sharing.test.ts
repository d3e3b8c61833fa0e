import { expect, test } from 'vitest';
import { shared } from '../src/session/structural_sharing';

test('what has not changed stays the same object', () => {
  const before = { cards: [{ cell: 'a1', ends: [1, 2] }, { cell: 'b2', ends: [] }], turn: 1, last: null };
  const after = shared(before, { cards: [{ cell: 'a1', ends: [1, 2] }, { cell: 'b2', ends: [3] }, { cell: 'c3', ends: [] }], turn: 2, last: null });
  expect(after).toEqual({ cards: [{ cell: 'a1', ends: [1, 2] }, { cell: 'b2', ends: [3] }, { cell: 'c3', ends: [] }], turn: 2, last: null });
  expect(after.cards[0]).toBe(before.cards[0]);
  expect(after.cards[1]).not.toBe(before.cards[1]);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test('so does what stands behind something that has left a list', () => {
  const before = [{ card: 'a' }, { card: 'b' }, { card: 'c' }, { card: 'd' }];
  const after = shared(before, [{ card: 'a' }, { card: 'c' }, { card: 'd' }, { card: 'e' }]);
  expect(after.map(({ card }) => card)).toEqual(['a', 'c', 'd', 'e']);
  expect(after.slice(0, 3).every((card, index) => card === before[[0, 2, 3][index]!])).toBe(true);
});

test('another kind of value, or one without a part, is another one', () => {
  expect(shared({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: { 0: 1 } });
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared({ a: 1 }, null)).toBe(null);
  expect(shared(null, { a: undefined })).toEqual({ a: undefined });
});
