// The tokens are the only source of colours, sizes, radii, shadows and durations; and what lies on a board is seen there.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).map((name) => resolve(SOURCE, name));
const read = (name: string) => readFileSync(name, 'utf-8');
const plain = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/^\s*\/\/.*$/gm, '');
const named = (name: string) => relative(SOURCE, name);

/** The only places where a colour is written. */
const COLOURS = files.filter((name) => named(name) === 'styles/tokens.css' || /^boards\/[\w-]+\/colours\.css$/.test(named(name)));
/** Textures and fonts: no component. */
const ALSO = ['surfaces.css', 'type.css', 'tokens.css', 'colours.css'];
const components = files.filter((name) => /\.(svelte|css)$/.test(name) && !ALSO.includes(basename(name)));
const scripts = files.filter((name) => /\.ts$/.test(name) && !named(name).startsWith('wire/') && named(name) !== 'styles/motion.ts');

const styleOf = (name: string) => plain(name.endsWith('.css') ? read(name) : (/<style[^>]*>([\s\S]*)<\/style>/.exec(read(name))?.[1] ?? ''));
const declared = (property: string) =>
  components.flatMap((name) => [...styleOf(name).matchAll(new RegExp(`[\\s;{]${property}:\\s*([^;}]+)`, 'g'))].map((found) => ({ name, value: found[1]!.replace(/\s+/g, ' ').trim() })));
const said = (found: readonly { name: string; value: string }[]) => found.map(({ name, value }) => `${named(name)}: ${value}`);

describe('components take from the tokens', () => {
  it('every colour', () => {
    const raw = [...components, ...scripts].flatMap((name) =>
      [...plain(read(name)).matchAll(/(?<![\w{&(/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|oklch)a?\([\d\s.,/%]/gi)].map(([value]) => ({ name, value })),
    );
    expect(said(raw)).toEqual([]);
  });

  it('every size of type', () => {
    const size = /^(inherit|[\w-]+ inherit|(\d00 )?((max|min|clamp)\()?.*var\(--[\w-]+.*)$/;
    const raw = [...declared('font-size'), ...declared('font')].filter(
      ({ value }) => !size.test(value) || /\d(px|rem|em|vh|vw|vmin|%)/.test(value.split('/')[0]!.replace(/var\([^)]*\)/g, '').replace(/\* 1em/, '')),
    );
    expect(said(raw.filter(({ name, value }) => !(named(name) === 'styles/base.css' && value === '106.25%')))).toEqual([]); // what a rem is
  });

  it('every radius', () => {
    const raw = declared('border(?:-\\w+)*-radius').filter(({ value }) => !/^((0|inherit|var\(--radius-\w+\)) ?)+$/.test(value));
    expect(said(raw)).toEqual([]);
  });

  it('every shadow, but for lines without blur', () => {
    const line = /^(inset )?-?[\d.]+(px)? -?[\d.]+(px)? 0( [^ ]*(\([^)]*\)+)?)? (var\(--[\w-]+\))$/;
    const layers = (value: string) => value.split(/,(?![^(]*\))/).map((layer) => layer.trim());
    const raw = declared('box-shadow').filter(({ value }) => layers(value).some((layer) => !/^(none|var\(--shadow-\w+\))$/.test(layer) && !line.test(layer.replace(/calc\([^()]*\([^()]*\)[^()]*\)/g, '1px'))));
    expect(said(raw)).toEqual([]);
    expect(said(components.flatMap((name) => [...styleOf(name).matchAll(/drop-shadow\([^;]*/g)].map(([value]) => ({ name, value }))))).toEqual([]);
  });

  it('every duration and curve', () => {
    const inStyles = components.flatMap((name) =>
      [...styleOf(name).matchAll(/(?<![\w.-])(?!0ms|0s|0\.01ms)\d*\.?\d+m?s\b|cubic-bezier|\bease(-in|-out)+\b/g)].map(([value]) => ({ name, value })),
    );
    const inScripts = [...components, ...scripts].flatMap((name) =>
      [...plain(read(name)).matchAll(/\b(?:moving|pace|calm)\((?!1\))\d|cubic(In|Out|InOut)\b|ease-(in|out)/g)].map(([value]) => ({ name, value })),
    );
    expect(said([...inStyles, ...inScripts])).toEqual([]);
  });
});

/** Every token by day and by night. */
const tokens = new Map(
  COLOURS.flatMap((name) => [...plain(read(name)).replace(/@media[\s\S]*$/, '').matchAll(/--([\w-]+):\s*([^;]+);/g)]).map(([, name, value]) => {
    const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value!);
    return [name!, pair ? [pair[1]!, pair[2]!] : [value!, value!]] as const;
  }),
);
const MODES = ['day', 'night'] as const;
const colour = (name: string, mode: number) => tokens.get(name)?.[mode] ?? `no --${name}`;

function light(hex: string): number {
  const wide = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(wide.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each(MODES.map((name, mode) => [name, mode] as const))('by %s', (_, mode) => {
  const least = (pairs: readonly (readonly [string, string])[], wanted: number) =>
    expect(pairs.map(([one, other]) => [one, other, contrast(colour(one, mode), colour(other, mode))] as const).filter(([, , found]) => !(found >= wanted))).toEqual([]);

  it('pieces stand out from their board: 4.5', () =>
    least([['pen', 'board'], ['piece-black', 'board'], ['piece-edge', 'board'], ['piece-edge', 'well'], ['piece-black', 'well'], ['path-black', 'tile'], ['card-ink', 'card-paper'], ['law-ink', 'law-paper']], 4.5));

  it('what is written on a board is read: 4.5', () => least([['board-ink-soft', 'board'], ['wood-ink', 'wood-board'], ['tile-ink', 'tile'], ['field-ink', 'felt']], 4.5));

  it('lines are seen on their board: 2', () => least([['board-line', 'board'], ['well-line', 'well'], ['path-black', 'path-white']], 2));

  it('boards stand out from their table: 3', () =>
    least([['board', 'walnut'], ['tile', 'felt'], ['well', 'moss'], ['wood-board', 'moss'], ['card-paper', 'clay'], ...[...tokens.keys()].filter((name) => /^law-.*-wash$/.test(name)).map((name) => [name, 'slate'] as const)], 3));

  it('the brass of a win is edged with ink that is seen', () => least([['pen', 'win'], ['pen', 'board']], 3));

  it('words are read on the page: 4.5', () =>
    least(['ink', 'ink-soft', 'accent', 'brass', 'alarm'].flatMap((name) => [[name, 'paper'], [name, 'sheet']] as const), 4.5));
});

it('holds what was promised: seven sizes, four durations, two curves, four radii', () => {
  const all = plain(read(resolve(SOURCE, 'styles/tokens.css')));
  const count = (pattern: RegExp) => new Set(all.match(pattern)).size;
  expect(count(/--text-\w+(?=:)/g)).toBe(7);
  expect(count(/--(quick|calm|tell|ceremony)(?=:)/g)).toBe(4);
  expect(count(/cubic-bezier\([^)]*\)/g)).toBe(2);
  expect(count(/--radius-\w+(?=:)/g)).toBe(4);
});

it('gives scripts the same durations', async () => {
  const { QUICK, CALM, TELL, CEREMONY } = await import('../src/styles/motion');
  for (const [name, duration] of Object.entries({ quick: QUICK, calm: CALM, tell: TELL, ceremony: CEREMONY })) expect(tokens.get(name)?.[0]).toBe(`${duration}ms`);
});
