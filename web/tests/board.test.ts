import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import Board from '../src/boards/dualite/Board.svelte';
import type { DualiteView } from '../src/wire/dualite';

const start: DualiteView = {
  options: { size: 4, players: 2, anchor: 'opponents', opening: 'two' },
  seat: 0,
  to_move: 0,
  circles: [],
  anchors: [],
  choices: ['a1+c3', 'a1+d4', 'b1+d1', 'a1+c1'],
  line: [],
};
const answered: DualiteView = {
  ...start,
  circles: [
    { cell: 'a1', black: false },
    { cell: 'c3', black: true },
  ],
  anchors: ['a1', 'c3'],
  choices: ['b2', 'a1'],
};

function show(view: DualiteView, more: { interactive?: boolean; pending?: string | null } = {}) {
  const onplay = vi.fn();
  const props = { view, announcements: [], seats: [], interactive: true, pending: null, onplay, consider: async () => null, ...more };
  return { onplay, ...render(Board, { props }) };
}

const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}:`) });

test('a draft outlives a message that changes nothing on the grid, and ends with one that does', async () => {
  const { rerender } = show(start);
  await userEvent.click(cell('c3'));
  await rerender({ view: { ...start } });
  expect(cell('c3').getAttribute('aria-pressed')).toBe('true');
  await rerender({ view: { ...start, circles: [{ cell: 'd1', black: false }] } });
  expect(cell('c3').getAttribute('aria-pressed')).toBe('false');
});

describe('the opening', () => {
  test('is made of two taps and sent as the view wrote it', async () => {
    const { onplay } = show(start);
    await userEvent.click(cell('c3'));
    expect(onplay).not.toHaveBeenCalled();
    expect(cell('c3').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(cell('a1'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith('a1+c3');
  });

  test('offers only the partners of the first circle', async () => {
    show(start);
    await userEvent.click(cell('b1'));
    expect(cell('d1').getAttribute('aria-disabled')).toBe('false');
    expect(cell('c3').getAttribute('aria-disabled')).toBe('true');
  });

  test('is dropped by a second tap on the same cell, and by Escape', async () => {
    const { onplay } = show(start);
    await userEvent.click(cell('a1'));
    await userEvent.click(cell('a1'));
    expect(cell('a1').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(cell('a1'));
    await userEvent.keyboard('{Escape}');
    expect(cell('a1').getAttribute('aria-pressed')).toBe('false');
    expect(onplay).not.toHaveBeenCalled();
  });

  test('asks the rules about a pair that is no choice, so that they can say why not', async () => {
    const { onplay } = show(start);
    await userEvent.click(cell('b2'));
    await userEvent.click(cell('b3'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith('b2+b3');
  });
});

describe('a turn', () => {
  test('names every cell, the choices and the last move', () => {
    show(answered);
    expect(cell('b2').getAttribute('aria-label')).toBe('b2: empty, you may draw a circle');
    expect(cell('a1').getAttribute('aria-label')).toBe('a1: white circle, last move, you may blacken it');
    expect(cell('c3').getAttribute('aria-label')).toBe('c3: black circle, last move');
    expect(screen.getAllByRole('button')).toHaveLength(16);
  });

  test('by keyboard: arrow keys move, Enter plays, and there is one tab stop', async () => {
    const { onplay } = show(answered);
    await userEvent.tab();
    expect(document.activeElement).toBe(cell('a1'));
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(document.activeElement).toBe(cell('b2'));
    expect(screen.getAllByRole('button').filter((button) => button.getAttribute('tabindex') === '0')).toEqual([cell('b2')]);
    await userEvent.keyboard('{Enter}');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('b2');
  });

  test('cannot be played when it is not ours', async () => {
    const { onplay } = show(answered, { interactive: false });
    await userEvent.click(cell('b2'));
    expect(onplay).not.toHaveBeenCalled();
    expect(cell('b2').getAttribute('aria-label')).toBe('b2: empty');
  });
});

test('the winning circles glow, no bar lies over them, and they are named', () => {
  const { container } = show({ ...answered, choices: [], line: ['a1', 'b2', 'c3', 'd4'] }, { interactive: false });
  expect(container.querySelectorAll('.glow')).toHaveLength(4);
  expect(cell('d4').getAttribute('aria-label')).toContain('in the winning line');
});

test.each([4, 5, 6, 7])('a grid of size %i', (size) => {
  show({ ...start, options: { ...start.options, size } });
  expect(screen.getAllByRole('button')).toHaveLength(size * size);
});
