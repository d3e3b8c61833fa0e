import { afterEach, expect, test } from 'vitest';
import { here, inside } from '../src/address';

const base = document.createElement('base');

afterEach(() => base.remove());

test.each([
  ['https://example.org/', '/', '/'],
  ['https://example.org/', '/table/a', '/table/a'],
  ['https://example.org/games/', '/games/', '/'],
  ['https://example.org/games/', '/games', '/'],
  ['https://example.org/games/', '/games/table/a', '/table/a'],
  ['https://example.org/games/', '/gamesome', null],
  ['https://example.org/games/', '/', null],
])('below %s, %s is the page %s', (address, path, page) => {
  base.href = address;
  document.head.append(base);
  expect(inside(path)).toBe(page);
  expect(`${here()}/`).toBe(address);
});
