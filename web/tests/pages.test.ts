import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from '../src/http/api';
import { copy } from '../src/device/clipboard';
import Dialog from '../src/components/Dialog.svelte';
import Stepper from '../src/components/Stepper.svelte';
import { freshId } from '../src/session/random_ids';
import Game from '../src/pages/Game.svelte';
import Learn from '../src/pages/Learn.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import Rules from '../src/pages/Rules.svelte';
import SeatForm from '../src/room/SeatForm.svelte';
import { read } from '../src/navigation/router.svelte';
import PlayerPanel from '../src/stage/PlayerPanel.svelte';
import Story from '../src/stage/Story.svelte';
import type { GameCard } from '../src/wire';
import { known, optionValue, say } from '../src/text/words';
import { createRawSnippet } from 'svelte';
import { keepSolved } from '../src/device/local_storage';
import { FakeSocket, heard, table } from './sockets';

const { seats } = table();

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('every address has its page', () => {
  expect(read('/')).toEqual({ name: 'lobby' });
  expect(read('/table/abc')).toEqual({ name: 'table', table: 'abc' });
  expect(read('/rules/duel-of-law')).toEqual({ name: 'rules', game: 'duel-of-law' });
  expect(read('/learn/dualite')).toEqual({ name: 'learn', game: 'dualite' });
  expect(read('/about')).toEqual({ name: 'about' });
  for (const path of ['/table', '/about/us', '/table/a/b', '/elsewhere', '/%', '/table/%E0%A4']) expect(read(path)).toEqual({ name: 'lost' });
});

test('words are the sentences of the house, with their facts', () => {
  expect(say('dualite-not-next-door', { cell: 'b3', last: 'a1' })).toBe(
    'b3 does not touch a1, the last move. Choose a cell that touches it, by a side or a corner.',
  );
  expect(say('no-such-sentence')).toBe('no-such-sentence');
  expect(say('duos-told-chose', { player: 'Ada', pairs: 'ant+polar-bear,dog+cat' })).toBe('Ada chooses ant + polar bear, dog + cat.');
  expect(known('client-house')).toBe(true);
  expect(optionValue('dualite', 'size', '5')).toBe('5\u00a0×\u00a05, Grand Dual');
  expect(optionValue('dualite', 'size', '12')).toBe('12');
});

test('ids differ, also where the page is not secure', () => {
  expect(new Set(Array.from({ length: 50 }, freshId)).size).toBe(50);
  expect(freshId()).toMatch(/^[0-9a-f]{24}$/);
});

test('copying falls back to the old way', async () => {
  vi.stubGlobal('navigator', {});
  document.execCommand = vi.fn(() => true);
  await expect(copy('a link')).resolves.toBe(true);
  expect(document.querySelector('textarea')).toBeNull();
  vi.unstubAllGlobals();
});

test('an invitation is spent when a person has used it, not when the connection is lost', async () => {
  const onrefused = vi.fn();
  render(SeatForm, { table: 'abc', secret: 'a secret of a seat', onsat: vi.fn(), onrefused });
  const asked = vi.spyOn(api, 'sit').mockRejectedValue(new api.Refusal('client-no-server', 'No one answers.'));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: say('client-sit-down') });
  await userEvent.click(button);
  expect(asked, 'a name is asked for first').not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
  await userEvent.click(button);
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(onrefused).not.toHaveBeenCalled();
  asked.mockRejectedValue(new api.Refusal('invitation-spent', 'A person has it.'));
  await userEvent.click(button);
  await waitFor(() => expect(onrefused).toHaveBeenCalledWith('A person has it.'));
});

test('a refusal over HTTP arrives as its sentence', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"code":"bad-option","sentence":"Choose another."}', { status: 400 }));
  await expect(api.games()).rejects.toThrow('Choose another.');
  const known = { code: 'no-such-seat', facts: { seats: 2 }, sentence: 'In English.' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(known), { status: 400 }));
  await expect(api.games()).rejects.toThrow(say('no-such-seat', { seats: 2 }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...known, facts: {} }), { status: 400 }));
  await expect(api.games()).rejects.toThrow('In English.'); // another edition of the server says less
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  await expect(api.games()).rejects.toThrow(say('client-failed'));
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await expect(api.games()).rejects.toThrow(say('client-no-server'));
  vi.unstubAllGlobals();
});

describe('components', () => {
  test('the story tells each move and steps to it', async () => {
    const onstep = vi.fn();
    render(Story, { announcements: [heard(0, 'a1'), heard(1, 'b2')], seats, ply: 1, onstep });
    const second = screen.getByRole('button', { name: '2: Bo draws a circle on b2.' });
    expect(screen.getByRole('button', { current: 'step' })).toBe(screen.getByRole('button', { name: /^1:/ }));
    await userEvent.click(second);
    expect(onstep).toHaveBeenCalledExactlyOnceWith(2);
  });

  test('the stepper stops at both ends', () => {
    const { rerender } = render(Stepper, { ply: 0, last: 2, onstep: vi.fn() });
    const disabled = () => screen.getAllByRole('button').map((button) => (button as HTMLButtonElement).disabled);
    expect(disabled()).toEqual([true, true, false, false]);
    void rerender({ ply: 2, last: 2, onstep: vi.fn() });
    return waitFor(() => expect(disabled()).toEqual([false, false, true, true]));
  });

  test.each([
    [{ awaited: true }, 'To play'],
    [{ winner: true }, 'Winner'],
    [{}, 'Here'],
    [{ seat: { ...seats[0]!, here: false, person: null, substitute: null, invited: false, plain: false } }, 'Away'],
    [{ seat: { ...seats[0]!, here: false, person: null, substitute: null, invited: false, plain: false }, mine: true }, 'Here'],
    [{ seat: { ...seats[0]!, kind: 'bot' as const, level: 2 }, awaited: true }, 'Thinking…'],
    [{ seat: { ...seats[0]!, kind: 'free' as const } }, 'Open'],
  ])('a player panel %#', (changes, state) => {
    render(PlayerPanel, { seat: seats[0]!, mine: false, awaited: false, winner: false, ...changes });
    expect(screen.getByText(state)).toBeTruthy();
  });

  test('a dialog is named by its title and tells when it is closed', async () => {
    const onclose = vi.fn();
    const part = createRawSnippet(() => ({ render: () => '<p>body</p>' }));
    render(Dialog, { open: true, title: 'Resign?', onclose, children: part, buttons: part });
    const dialog = screen.getByRole('dialog', { name: 'Resign?' }) as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    dialog.close();
    await waitFor(() => expect(onclose).toHaveBeenCalled());
  });
});

const dualite: GameCard = {
  name: 'dualite',
  rules: '1',
  seats: 2,
  lowest: 1,
  names: [],
  elo: [],
  levels: 5,
  open: true,
  lesson: true,
  puzzles: 0,
  daily: false,
  openings: [],
  prints: true,
  options: [
    { name: 'size', default: '4', values: [], low: 4, high: 7, by_language: {}, among_people: null },
    { name: 'players', default: '2', values: ['2', '4'], low: null, high: null, by_language: {}, among_people: null },
    { name: 'first', default: '', values: [], low: null, high: null, by_language: {}, among_people: null },
    { name: 'limit', default: '400', values: [], low: 20, high: 2000, by_language: {}, among_people: null },
  ],
};

const usual = { size: '4', players: '2', first: '', limit: '400' };

test.each([true, false])('a game is learnt where it has a lesson: %s', async (lesson) => {
  vi.spyOn(api, 'games').mockResolvedValue([{ ...dualite, lesson }]);
  vi.spyOn(api, 'lesson').mockRejectedValue(new api.Refusal('no-lesson', 'No lesson.'));
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('nothing else is asked for'));
  render(Game, { game: 'dualite' });
  render(Rules, { game: 'dualite' });
  const ways = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === 'learn/dualite');
  await waitFor(() => expect(ways()).toHaveLength(lesson ? 2 : 0));
  await waitFor(() => expect(screen.queryAllByText('No lesson.')).toHaveLength(lesson ? 1 : 0));
  vi.unstubAllGlobals();
});

describe('a new table', () => {
  beforeEach(() => localStorage.clear());

  test('is asked for with every option and who sits where', async () => {
    const create = vi.spyOn(api, 'create').mockRejectedValue(new api.Refusal('x', 'No.'));
    render(NewTable, { game: dualite, options: usual });
    await userEvent.selectOptions(screen.getByLabelText('Size of the grid'), '5');
    await userEvent.selectOptions(screen.getByLabelText('Seat 1'), 'invite');
    await userEvent.clear(screen.getByLabelText('Your name')); // the device remembers one
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
    await userEvent.selectOptions(screen.getByLabelText('Clock'), '30 seconds a move');
    expect(screen.getByRole('spinbutton').getAttribute('max')).toBe('2000');
    await userEvent.click(screen.getByRole('button', { name: 'Create table' }));
    expect(create).toHaveBeenCalledExactlyOnceWith({
      game: 'dualite',
      options: { size: '5', players: '2', first: '', limit: '400' },
      seats: [{ kind: 'open' }, { kind: 'bot', level: 2 }],
      name: 'Ada',
      listed: false,
      screen: false,
      solver_closed: false,
      elastic: false, // each seat was chosen by hand
      plan: [],
      time: { kind: 'move', seconds: 30, increment: 0 },
    });
    expect(localStorage.getItem('parlour.name')).toBe('Ada');
  });

  test('offers a beginner where level 1 is none', () => {
    render(NewTable, { game: { ...dualite, lowest: 0, names: ['Juno', 'Emil', 'Lola', 'Kuno', 'Pia', 'Edgar'] }, options: usual });
    const offered = [...screen.getByLabelText<HTMLSelectElement>('Seat 2').options].map((option) => option.text);
    expect(offered.slice(-6)[0]).toBe('Juno, beginner');
    expect(offered.at(-1)).toBe('Edgar, expert');
  });

  test('has a seat for each player', async () => {
    render(NewTable, { game: dualite, options: usual });
    expect(screen.getAllByLabelText(/^Seat/)).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText('Players'), '4');
    expect(screen.getAllByLabelText(/^Seat/)).toHaveLength(4);
  });

  test('lets one device hold two seats only where nothing is hidden', () => {
    const offered = () => [...screen.getByLabelText<HTMLSelectElement>('Seat 2').options].map((option) => option.value);
    const { unmount } = render(NewTable, { game: dualite, options: usual });
    expect(offered()).toContain('me');
    unmount();
    render(NewTable, { game: { ...dualite, open: false }, options: usual });
    expect(offered()).not.toContain('me');
  });
});

test('a lesson looks answers up or asks, and judges nothing', async () => {
  const view = {
    options: { size: 4, players: 2, anchor: 'opponents', opening: 'two' },
    seat: 0,
    to_move: 0,
    circles: [{ cell: 'a1', black: false }],
    anchors: ['a1'],
    choices: ['b2', 'b1', 'a2'],
    line: [],
  };
  const codes = (step: string) => ({
    title: `dualite-lesson-${step}`,
    task: `dualite-lesson-${step}-task`,
    hint: `dualite-lesson-${step}-hint`,
    done: `dualite-lesson-${step}-done`,
    other: null,
    asks: true,
    practice: [] as number[],
  });
  vi.spyOn(api, 'tried').mockImplementation((_game, _step, text) =>
    text === 'd4'
      ? Promise.reject(new Error('d4 does not touch a1, the last move.'))
      : Promise.resolve({ verdict: 'not-asked', views: [] }),
  );
  vi.spyOn(api, 'lesson').mockResolvedValue({
    game: 'dualite',
    first: {},
    figures: [],
    steps: [
      {
        name: 'next-door',
        ...codes('next-door'),
        seat: 0,
        view,
        right: [{ text: 'b2', views: [{ ...view, choices: [], circles: [...view.circles, { cell: 'b2', black: false }] }] }],
        lights: [],
      },
      { name: 'align', ...codes('align'), seat: 0, view, right: [{ text: 'a2', views: [view] }], lights: [] },
    ],
    tactics: [{ name: 'duo', ...codes('duo'), seat: 0, view, right: [{ text: 'a2', views: [view] }], lights: [], practice: [142, 174] }],
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800); // the window of these tests has no layout
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  keepSolved('dualite', 142);
  render(Learn, { game: 'dualite' });
  const cell = async (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}:`) });
  await userEvent.click(await cell('d4'));
  expect(await screen.findByText('d4 does not touch a1, the last move.')).toBeTruthy();
  await userEvent.click(await cell('b1'));
  expect(await screen.findByText(say('dualite-lesson-next-door-hint'))).toBeTruthy();
  await userEvent.click(await cell('b2'));
  expect(screen.getByText(say('dualite-lesson-next-door-done'))).toBeTruthy();
  expect((await cell('b2')).getAttribute('aria-label')).toContain('white circle');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: say('dualite-lesson-align') })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: say('client-lesson-tactics') }));
  expect(screen.getByRole('heading', { name: say('dualite-lesson-duo') })).toBeTruthy();
  expect(screen.queryByRole('link', { name: say('client-lesson-practise') })).toBeNull();
  await userEvent.click(await cell('a2'));
  const practice = await screen.findByRole('link', { name: say('client-lesson-practise') });
  expect(practice.getAttribute('href')).toBe('puzzles/dualite/174');
});
