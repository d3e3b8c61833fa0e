import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Mark } from '../src/boards/board';
import Board from '../src/boards/dualma/Board.svelte';
import { lying, placeIn, stepped, upright } from '../src/boards/dualma/geometry';
import type { Announcement } from '../src/wire';
import type { DualmaView } from '../src/wire/dualma';

const placing: DualmaView = {
  options: { stuck: 'pass', repetition: 'draw', limit: 300 },
  seat: 0,
  to_move: 0,
  to_place: 'b',
  left: [11, 11],
  piles: [],
  moved: 0,
  passes: 0,
  earlier: [],
  occurrences: 1,
  choices: ['b@c3', 'b@d4'],
  last: [],
  rows: [],
};
const moving: DualmaView = {
  ...placing,
  seat: 1,
  to_move: 1,
  to_place: '',
  left: [0, 0],
  moved: 8,
  piles: [
    { hex: 'e4', discs: 'bw' },
    { hex: 'e6', discs: 'b' },
    { hex: 'c3', discs: 'w' },
    { hex: 'g5', discs: 'wb' },
  ],
  choices: ['e4-e2', 'e4-e6', 'e4-e6-f6', 'e4-e6-e5', 'c3-c4'],
};

function show(view: DualmaView, more: { interactive?: boolean; marks?: ReadonlyMap<string, Mark>; announcements?: Announcement[] } = {}) {
  const onplay = vi.fn();
  const props = { view, announcements: [], seats: [], interactive: true, pending: null, onplay, consider: async () => null, ...more };
  return { onplay, ...render(Board, { props }) };
}

const hex = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}:`) });

test('there are 61 hexes, each with a name', () => {
  show(placing);
  expect(screen.getAllByRole('button')).toHaveLength(61);
  expect(hex('c3').getAttribute('aria-label')).toBe('c3: empty, you may place a black disc');
});

test('a tap places the disc that is due; what is left is told', async () => {
  const { onplay } = show(placing);
  expect(screen.getByRole('img', { name: '11 black discs to place' })).toBeTruthy();
  await userEvent.click(hex('c3'));
  expect(onplay).toHaveBeenCalledExactlyOnceWith('b@c3');
});

test('the centre is sent too, so that the rules can say why not', async () => {
  const { onplay } = show(placing);
  await userEvent.click(hex('e5'));
  expect(onplay).toHaveBeenCalledExactlyOnceWith('b@e5');
});

describe('a move', () => {
  test('is a disc and its landing', async () => {
    const { onplay } = show(moving);
    await userEvent.click(hex('c3'));
    expect(onplay).not.toHaveBeenCalled();
    expect(hex('c4').getAttribute('aria-label')).toBe('c4: empty, you may move here');
    await userEvent.click(hex('c4'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith('c3-c4');
  });

  test('asks again where it may bounce: the same hex stacks', async () => {
    const { onplay } = show(moving);
    await userEvent.click(hex('e4'));
    expect(hex('e6').getAttribute('aria-label')).toContain('to stack or to bounce');
    await userEvent.click(hex('e6'));
    expect(onplay).not.toHaveBeenCalled();
    await userEvent.click(hex('e6'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith('e4-e6');
  });

  test('bounces to a neighbour of the landing', async () => {
    const { onplay } = show(moving);
    for (const name of ['e4', 'e6', 'f6']) await userEvent.click(hex(name));
    expect(onplay).toHaveBeenCalledExactlyOnceWith('e4-e6-f6');
  });

  test('is dropped by the same disc and by Escape; another disc takes its place', async () => {
    const { onplay } = show(moving);
    await userEvent.click(hex('e4'));
    await userEvent.click(hex('e4'));
    expect(hex('e4').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(hex('e4'));
    await userEvent.keyboard('{Escape}');
    expect(hex('e4').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(hex('e4'));
    await userEvent.click(hex('c3'));
    expect(hex('c3').getAttribute('aria-pressed')).toBe('true');
    expect(onplay).not.toHaveBeenCalled();
  });

  test('of a disc that cannot move is sent, so that the rules can say why', async () => {
    const { onplay } = show(moving);
    await userEvent.click(hex('g5'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith('g5-g5');
  });
});

test('by keyboard: arrow keys move, Enter chooses, and there is one tab stop', async () => {
  show(moving);
  await userEvent.tab();
  expect(document.activeElement).toBe(hex('e5'));
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(hex('e4').getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(hex('g5'));
});

test('stacks, the last move and the winning row are named and drawn', () => {
  const row = ['e4', 'e5', 'e6'];
  const { container } = show({ ...moving, choices: [], last: ['e4'], rows: [row] }, { interactive: false });
  expect(hex('g5').getAttribute('aria-label')).toBe('g5: stack of two, black on white');
  expect(hex('e4').getAttribute('aria-label')).toBe('e4: stack of two, white on black, last move, in the winning row');
  expect(container.querySelectorAll('.glow')).toHaveLength(3);
});

test('both placings of the last turn are marked, and no way is drawn between them', () => {
  const announcements = ['b@c3', 'w@d4'].map((text): Announcement => ({ seat: 0, text, code: '', facts: {} }));
  const { container } = show({ ...placing, last: ['c3', 'd4'] }, { announcements });
  expect(hex('c3').getAttribute('aria-label')).toContain('last move');
  expect(hex('d4').getAttribute('aria-label')).toContain('last move');
  expect(container.querySelector('.trail')).toBeNull();
});

test('what analysis knows is written on the discs, then on the landings and bounces of the one picked up', async () => {
  const mark = (text: string, worth: number): Mark => ({ text, worth, good: worth > 0, bad: worth < 0, best: worth > 900 });
  const marks = new Map([
    ['e4-e2', mark('−2', -996)],
    ['e4-e6', mark('?', 0)],
    ['e4-e6-f6', mark('+3', 995)],
    ['c3-c4', mark('−1', -998)],
  ]);
  const { container } = show(moving, { marks });
  const written = () => [...container.querySelectorAll('.mark')].map((each) => each.textContent?.trim()).sort();
  expect(written()).toEqual(['+3', '−1']);
  await userEvent.click(hex('e4'));
  expect(written()).toEqual(['+3', '−2']);
  await userEvent.click(hex('e6'));
  expect(written()).toEqual(['+3']);
});

test('upright the hexes are larger and neighbours stay neighbours', () => {
  const apart = (layout: typeof lying, one: string, other: string) => {
    const [first, second] = [placeIn(layout, one)!, placeIn(layout, other)!];
    return Math.round(Math.hypot(first.x - second.x, first.y - second.y));
  };
  for (const other of ['e4', 'e6', 'd4', 'd5', 'f5', 'f6'])
    for (const layout of [lying, upright]) expect(apart(layout, 'e5', other)).toBe(100);
  const width = (layout: typeof lying) => Number(layout.box.split(' ')[2]);
  expect((100 * 360) / width(upright)).toBeGreaterThanOrEqual(44);
  expect(width(lying)).toBeGreaterThan(width(upright));
  const from = placeIn(upright, 'e5')!;
  expect(([[1, 0], [-1, 0], [0, 1], [0, -1]] as const).map(([right, up]) => stepped(upright, from, right, up)?.name)).toEqual(
    ['f6', 'd5', 'e6', 'e4'],
  );
});

test('who hid the coordinates at a table still finds them in a lesson, where the text needs them', () => {
  localStorage.setItem('parlour.choice.coordinates', 'off');
  const { container } = show(moving);
  expect(container.querySelector('.coordinates')).not.toBeNull();
  localStorage.clear();
});
