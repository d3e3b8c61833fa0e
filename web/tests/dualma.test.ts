import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import Board from '../src/boards/dualma/Board.svelte';
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

function show(view: DualmaView, more: { interactive?: boolean } = {}) {
  const onplay = vi.fn();
  const props = { view, told: [], seats: [], interactive: true, pending: null, onplay, consider: async () => null, ...more };
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
  expect(container.querySelector('polyline.row')?.getAttribute('points')?.split(' ')).toHaveLength(3);
});
