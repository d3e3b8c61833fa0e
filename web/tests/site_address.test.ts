import { afterEach, expect, test } from 'vitest';
import { here, inside } from '../src/http/site_address';

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

test('no address begins at the root of the site, where the house may not stand', () => {
  const sources = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!../src/wire/*'], { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const wrong = /(?:href|src|action)=(?:"|\{?['`])\/|go\(['`]\/|['`]\/(?:api|pictures|table|assets)\//;
  const found = Object.entries(sources).flatMap(([file, text]) => text.split('\n').filter((line) => wrong.test(line)).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});
