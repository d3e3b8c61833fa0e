import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardPictures, drawn, reactionPictures, rounded } from '../pictures';
import Board from '../src/boards/duos/Board.svelte';
import type { BoardProps, BoardParts } from '../src/boards/board';
import { written } from '../src/boards/duos/names';
import { Reveal } from '../src/boards/duos/reveal.svelte';
import type { DuosView } from '../src/wire/duos';
import { languageFor, learnGame, learnInside, speak } from '../src/text/words';

const cards = ['ant', 'dog', 'crow', 'giraffe', 'anteater', 'whale', 'mosquito', 'cat', 'rhinoceros', 'flamingo', 'snake', 'dragonfly'];
const start: DuosView = {
  options: { players: 3, rounds: 1, first: 'animals', category: 'flip', word: 'any', deadline: 'none', late: 'kept', narrator: 'tossed', associations: 'english' },
  seat: 0,
  turn: 0,
  turns: 3,
  category: 'animals',
  narrator: 1,
  cards,
  board: null,
  ready: [false, false, true],
  marked: [false, false, true],
  hints: [],
  scores: [0, 0, 0],
  points: [],
  last: null,
  gone: [],
  actions: ['choose'],
};
const two: DuosView = {
  ...start,
  options: { ...start.options, players: 2 },
  turns: 9,
  narrator: null,
  ready: [false, false],
  marked: [false, false],
  scores: [0, 0],
  actions: ['choose', 'word', 'yes', 'not'],
};

const seats = [0, 1, 2].map((seat) => ({ seat, side: seat, kind: 'person' as const, name: `P${seat}`, level: null, here: true, person: null, substitute: null, invited: false, plain: false }));

beforeEach(() => localStorage.clear());

function show(view: DuosView, more: Partial<BoardProps<DuosView>> = {}) {
  const onplay = vi.fn();
  const props = { view, announcements: [], seats: [], interactive: true, pending: null, onplay, consider: async () => null, ...more };
  return { onplay, ...render(Board, { props }) };
}

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
const ready = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ready' });

async function tap(...names: string[]) {
  for (const name of names) await userEvent.click(card(name));
}

describe('choosing', () => {
  test('two taps make a pair, four pairs can be sent, in the order of the alphabet', async () => {
    const { onplay } = show(start);
    await tap('rhinoceros', 'giraffe', 'crow', 'flamingo', 'dog', 'cat');
    expect(ready().disabled).toBe(true);
    await tap('anteater', 'ant');
    await userEvent.click(ready());
    expect(onplay).toHaveBeenCalledExactlyOnceWith('ant+anteater,cat+dog,crow+flamingo,giraffe+rhinoceros');
  });

  test('a card in a pair dissolves it, and Escape drops a first card', async () => {
    show(start);
    await tap('ant', 'dog');
    expect(card('ant').getAttribute('aria-label')).toBe('ant, in pair 1 with dog');
    await tap('dog');
    expect(card('ant').getAttribute('aria-label')).toBe('ant');
    await tap('ant');
    expect(card('ant').getAttribute('aria-label')).toBe('ant, chosen; choose its partner');
    await userEvent.keyboard('{Escape}');
    expect(card('ant').getAttribute('aria-label')).toBe('ant');
  });

  test('another person becoming ready does not disturb a draft; new cards do', async () => {
    const { rerender } = show(start);
    await tap('ant', 'dog');
    await rerender({ view: { ...start, ready: [false, true, true] } });
    expect(card('ant').getAttribute('data-marker')).toBe('0');
    expect(screen.getByText(/All other players are ready/)).toBeTruthy();
    await rerender({ view: { ...start, turn: 1, cards: [...cards].reverse() } });
    expect(card('ant').getAttribute('data-marker')).toBeNull();
  });

  test('one who is ready may think again', async () => {
    const { onplay } = show({ ...start, ready: [true, false, false], board: [['ant', 'anteater']] });
    expect(card('ant').getAttribute('data-marker')).toBe('0');
    await userEvent.click(screen.getByRole('button', { name: 'Change pairs' }));
    expect(onplay).toHaveBeenCalledExactlyOnceWith('withdraw');
  });

  test('arrow keys move among the cards, and there is one tab stop', async () => {
    show(start);
    card('ant').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(card('whale'));
    expect(screen.getAllByRole('button').filter((button) => button.hasAttribute('data-card') && button.tabIndex === 0)).toHaveLength(1);
  });

  test('a draft goes to the table with every tap, comes back after a reload, and ends with the cards', async () => {
    const ondraft = vi.fn();
    const { unmount } = show(start, { seats, ondraft });
    await tap('ant', 'dog', 'crow', 'cat', 'dog', 'whale');
    expect(ondraft.mock.calls.map(([text]) => text as string)).toEqual([
      ',,,,ant',
      'ant+dog,,,',
      'ant+dog,,,,crow',
      'ant+dog,crow+cat,,',
      ',crow+cat,,',
      ',crow+cat,,,whale',
    ]);
    unmount();
    const again = show(start, { seats, ondraft, draft: ',crow+cat,,,whale' });
    expect(card('cat').getAttribute('aria-label')).toBe('cat, in pair 2 with crow');
    await tap('snake');
    expect(ondraft).toHaveBeenLastCalledWith('whale+snake,crow+cat,,');
    await again.rerender({ view: { ...start, turn: 1, cards: [...cards].reverse() }, draft: '' });
    expect(card('ant').getAttribute('data-marker')).toBeNull();
    expect(card('cat').getAttribute('data-marker')).toBeNull();
  });

  test('what another device taps is seen here; what the table forgot after a hint is sent again', async () => {
    const ondraft = vi.fn();
    const { rerender } = show(two, { seats: seats.slice(0, 2), ondraft });
    await rerender({ draft: 'ant+dog,,,' });
    expect(card('ant').getAttribute('aria-label')).toBe('ant, in pair 1 with dog');
    expect(ondraft).not.toHaveBeenCalled();
    await rerender({ view: { ...two, hints: [{ seat: 1, kind: 'yes', text: 'cat' }] }, draft: '' });
    expect(ondraft).toHaveBeenCalledExactlyOnceWith('ant+dog,,,');
    expect(card('ant').getAttribute('aria-label')).toBe('ant, in pair 1 with dog');
  });

  test('thinking again, a change is not undone when another person becomes ready', async () => {
    const board: [string, string][] = [['ant', 'anteater'], ['cat', 'dog'], ['crow', 'flamingo'], ['giraffe', 'rhinoceros']];
    const { rerender } = show({ ...start, board });
    await tap('cat');
    await rerender({ view: { ...start, board, ready: [false, true, true] } });
    expect(card('cat').getAttribute('data-marker')).toBeNull();
  });

  test('a bystander taps nothing', async () => {
    const { onplay, container } = show({ ...start, seat: null, actions: [] }, { interactive: false });
    await tap('ant', 'dog');
    expect(container.querySelector('[data-marker]')).toBeNull();
    expect(onplay).not.toHaveBeenCalled();
  });
});

describe('hints for two', () => {
  test('YES points at a card', async () => {
    const { onplay } = show(two);
    await userEvent.click(await screen.findByRole('button', { name: 'Give the hint YES!' }));
    await tap('whale');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('yes:whale');
  });

  test('NOT takes the card out of the pair it is in', async () => {
    const { onplay } = show(two);
    await tap('cat', 'dog');
    await userEvent.click(screen.getByRole('button', { name: 'Give the hint NOT!' }));
    await tap('cat');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('not:cat');
    expect(card('dog').getAttribute('data-marker')).toBeNull();
  });

  test('what does not go with the own hint is said before one is ready', async () => {
    const consider = vi.fn(async () => ({ pairs: 1, code: 'duos-said-not', facts: { card: 'cat' } }));
    show({ ...two, hints: [{ seat: 0, kind: 'not', text: 'cat' }], actions: ['choose'] }, { consider });
    await tap('cat', 'dog');
    expect(consider).toHaveBeenLastCalledWith('cat+dog');
    expect(await screen.findByText(/You have said NOT to “cat”/)).toBeTruthy();
  });

  test('a word is typed', async () => {
    const { onplay } = show(two);
    await userEvent.click(await screen.findByRole('button', { name: 'Give the hint WORD' }));
    await userEvent.type(screen.getByRole('textbox'), 'insect');
    await userEvent.click(screen.getByRole('button', { name: 'Say it' }));
    expect(onplay).toHaveBeenCalledExactlyOnceWith('word:insect');
  });

  test('what is given is shown and cannot be given again', () => {
    show({ ...two, hints: [{ seat: 1, kind: 'not', text: 'cat' }], actions: ['choose', 'word', 'yes'] });
    expect(screen.queryByRole('button', { name: 'Give the hint NOT!' })).toBeNull();
    expect(card('cat').getAttribute('aria-label')).toBe('cat, marked NOT');
  });
});

test('a turn that is revealed is shown before the new cards', async () => {
  const { rerender } = show(start);
  const pairs: [string, string][] = [['ant', 'anteater'], ['cat', 'dog'], ['crow', 'flamingo'], ['giraffe', 'rhinoceros']];
  await rerender({
    view: {
      ...start,
      turn: 1,
      cards: [...cards].reverse(),
      ready: [false, false, false],
      scores: [4, 2, 0],
      points: [[4, 2, 0]],
      last: {
        number: 1,
        category: 'animals',
        cards,
        narrator: 1,
        boards: [pairs, pairs, []],
        matches: pairs.map((pair) => ({ pair, seats: [0] })),
        points: [4, 2, 0],
        hints: [],
      },
    },
    remarks: [{ seat: 1, code: 'duos-why-eats', facts: { one: 'anteater', other: 'ant' } }],
  });
  expect(await screen.findByText('The anteater would eat the ant.')).toBeTruthy();
  expect(screen.getByText(/Player 1 \+4/)).toBeTruthy();
  expect(screen.getByText('Player 3 ran out of time: an empty board.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'On to turn 2' }));
  expect(ready().disabled).toBe(true);
});

test('pairs are written in the order of the alphabet', () => {
  expect(written([['dog', 'cat'], ['crow', 'ant']])).toBe('ant+crow,cat+dog');
});

test('a browser that prefers French shows French cards', async () => {
  await speak(languageFor('auto', ['fr-CA', 'en']));
  await learnGame('duos');
  show(start);
  expect(card('fourmi').getAttribute('data-card')).toBe('ant');
  await speak('en');
  await Promise.all([learnInside(), learnGame('duos')]);
});

test('every card and every reaction has a picture in the packages', () => {
  const pictures = cardPictures();
  expect(pictures.size).toBe(232);
  const packages = new Map();
  for (const picture of [...pictures.values(), ...reactionPictures.values()]) expect(drawn(picture, packages)).toMatch(/^<svg /);
});

test('a picture is drawn with less digits, and every number is where it was', () => {
  expect(rounded('c-.27.004-.55.996-1.236.5a1.5.25 0 01.536 3')).toBe('c-0.27 0-0.55 1-1.24 0.5a1.5 0.25 0 01.536 3');
});

test('how the reveal is shown can be chosen before anything has happened', () => {
  const offer = vi.fn();
  show(start, { seats, offer });
  expect(offer.mock.calls[0]![0].switches).toBeTruthy();
});

describe('on the stage', () => {
  const offered = (view: DuosView, more: Partial<BoardProps<DuosView>> = {}) => {
    const offer = vi.fn();
    const shown = show(view, { seats, offer, box: { width: 360, height: 500 }, ...more });
    return { ...shown, offers: offer.mock.calls[0]![0] as BoardParts };
  };

  test('cards lie in four columns where it is wide and in three where it is high', () => {
    const { container } = offered(start);
    const grid = () => container.querySelector<HTMLElement>('.cards')!.style.getPropertyValue('--columns');
    expect(grid()).toBe('3');
    const wide = offered(start, { box: { width: 900, height: 500 } });
    expect(wide.container.querySelector<HTMLElement>('.cards')!.style.getPropertyValue('--columns')).toBe('4');
  });

  test('a seat is said to be ready, or the Narrator; on a phone that alone', () => {
    const { offers } = offered(start);
    const notes = () => [0, 1, 2].map((seat) => offers.note!(seat));
    expect(notes()).toEqual(['choosing', 'Narrator', 'ready']);
  });

  test('a reveal keeps to itself what the turn came to, until the end', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const matches = [{ pair: ['ant', 'anteater'] as const, seats: [0, 1] }];
    const boards = [[matches[0]!.pair], [matches[0]!.pair]];
    const turn = { number: 1, category: 'animals', cards, narrator: null, boards, matches, points: [1, 1], hints: [] };
    const reveal = new Reveal(turn, () => [], true);
    expect([reveal.done, reveal.pairs, reveal.points]).toEqual([false, [], [0, 0]]);
    reveal.showAll();
    expect([reveal.done, reveal.pairs, reveal.points]).toEqual([true, [['ant', 'anteater']], [1, 1]]);
    vi.unstubAllGlobals();
  });
});
