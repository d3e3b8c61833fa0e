import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { few, lights } from '../src/pages/hints';

/** The legal moves of each puzzle, and its key: the only move that leads on. */
function puzzles(game: string): { key: string; others: string[] }[] {
  const lines = readFileSync(`../src/parlour/games/${game}/school/puzzles.jsonl`, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { tree } = JSON.parse(line) as { tree: Record<string, unknown> };
    const key = Object.keys(tree).find((text) => tree[text] === true || Array.isArray(tree[text]))!;
    return { key, others: Object.keys(tree).filter((text) => text !== key) };
  });
}

describe.each(['dualma', 'dualite'])('hints of %s', (game) => {
  test('a hint is a handful of different moves, the right one among them, in no place of its own', () => {
    const all = puzzles(game);
    const at = [0, 0, 0, 0];
    for (const [index, { key, others }] of all.entries()) {
      const hint = few(key, others, index + 1);
      expect(new Set(hint).size).toBe(hint.length);
      expect(hint.length).toBeLessThanOrEqual(4);
      expect(hint.length).toBeGreaterThanOrEqual(Math.min(2, others.length + 1));
      if (others.length > 3) at[hint.indexOf(key)]! += 1;
    }
    const total = at.reduce((sum, count) => sum + count, 0);
    for (const count of at) expect(count / total).toBeLessThan(0.4);
  });
});

test('one other move is all there may be', () => {
  expect(few('b1', ['a1'], 5)).toEqual(['a1', 'b1']);
});

test('hints light some places, then where the move begins, then all of it', () => {
  const others = [['a1', 'a2'], ['b1', 'b2'], ['c1', 'c2'], ['d1', 'd2']];
  const given = lights(['e1', 'e2'], others, 1);
  expect(given.map(({ code }) => code)).toEqual(['puzzle-hint-few', 'puzzle-hint-first', 'puzzle-hint-places']);
  expect(given[0]!.places).toContain('e1');
  expect(given[1]!.places).toEqual(['e1']);
  expect(given[2]!.places).toEqual(['e1', 'e2']);
  expect(lights(['e1'], [], 1).map(({ places }) => places)).toEqual([['e1']]);
  expect(lights([], others, 1)).toEqual([]);
});
