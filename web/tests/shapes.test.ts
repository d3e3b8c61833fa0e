import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Board from '../src/boards/shapes/Board.svelte';
import { nextPlace, placesIn, smaller } from '../src/boards/shapes/geometry';
import type { Drawing } from '../src/wire/drawing';

const place = (name: string, x: number, y: number) => ({ name, at: [x, y] as const, size: [1, 1] as const, says: name, facts: {}, sign: '·', marked: false, outline: [] as [number, number][] });
const drawing: Drawing = {
  size: [3, 2],
  shapes: [{ at: [0.5, 0.5], radius: 0.4, fill: 'side-0', edge: '', width: 0, name: 'piece' }],
  places: [place('a2', 0, 0), place('b2', 1, 0), place('c2', 2, 0), place('a1', 0, 1), place('b1', 1, 1)],
  moves: [
    { move: 'a1', places: ['a1'] },
    { move: 'a2-b2', places: ['a2', 'b2'] },
    { move: 'a2-c2', places: ['a2', 'c2'] },
  ],
  ground: 'board-ground',
  surface: 'felt',
  game: 'made-up',
};

function show(shown = drawing, more: Record<string, unknown> = {}) {
  const onplay = vi.fn();
  const props = { view: { drawing: shown }, announcements: [], seats: [], interactive: true, pending: null, onplay, consider: async () => null, ...more };
  return { onplay, ...render(Board, { props }) };
}

const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

test('one press makes a move of one place, two presses a move of two', async () => {
  const { onplay } = show();
  await userEvent.click(cell('a1'));
  expect(onplay).toHaveBeenLastCalledWith('a1');
  await userEvent.click(cell('a2'));
  expect(onplay).toHaveBeenCalledTimes(1);
  expect(cell('a2').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(cell('c2'));
  expect(onplay).toHaveBeenLastCalledWith('a2-c2');
});

test('arrow keys go to the next place, Enter presses it, Escape takes it back', async () => {
  const { onplay } = show();
  cell('a2').focus();
  await userEvent.keyboard('{Enter}{ArrowRight}');
  expect(document.activeElement).toBe(cell('b2'));
  await userEvent.keyboard('{Escape}{ArrowLeft}{ArrowDown}{Enter}');
  expect(onplay.mock.calls).toEqual([['a1']]);
});

test('a piece that keeps its name moves, as the same element', async () => {
  const { container, rerender } = show();
  const before = container.querySelector('.shape');
  await rerender({ view: { drawing: { ...drawing, shapes: [{ ...drawing.shapes[0]!, at: [1.5, 0.5] }] } } });
  const after = container.querySelector<SVGElement>('.shape');
  expect(after).toBe(before);
  expect(after?.style.transform).toBe('translate(150px, 50px)');
});

test('nothing can be chosen by a person who may not act', async () => {
  const { onplay } = show(drawing, { interactive: false });
  await userEvent.click(cell('a1'));
  expect(onplay).not.toHaveBeenCalled();
  expect(cell('a1').getAttribute('aria-disabled')).toBe('true');
});

test('the next place lies ahead; a move names the places that it was about', () => {
  expect(nextPlace(drawing.places, drawing.places[0]!, [1, 0])?.name).toBe('b2');
  expect(nextPlace(drawing.places, drawing.places[2]!, [1, 0])).toBeNull();
  expect(placesIn('a2-c2', drawing.places)).toEqual(['a2', 'c2']);
});

test('the frame of a place that is no rectangle follows its corners', () => {
  expect(smaller([[0, 0], [2, 0], [2, 2], [0, 2]], Math.SQRT2 / 2)).toEqual([[0.5, 0.5], [1.5, 0.5], [1.5, 1.5], [0.5, 1.5]].map(([x, y]) => [expect.closeTo(x!), expect.closeTo(y!)]));
  const hex = { ...place('a1', 0, 1), outline: [[0, 0], [2, 0], [1, 2]] as [number, number][] };
  const { container } = show({ ...drawing, places: [hex] });
  expect(container.querySelector('polygon.touch')).not.toBeNull();
});
