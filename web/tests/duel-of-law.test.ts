import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../src/boards/board';
import Board from '../src/boards/duel-of-law/Board.svelte';
import { Camera } from '../src/boards/duel-of-law/camera.svelte';
import { placed } from '../src/boards/duel-of-law/labels';
import LineLaw from '../src/boards/duel-of-law/LineLaw.svelte';
import Token from '../src/boards/duel-of-law/Token.svelte';
import type { SeatCard } from '../src/wire';
import type { DuelOfLawFace, DuelOfLawView } from '../src/wire/duel-of-law';
import { say } from '../src/text/words';

const red = (rank: string): DuelOfLawFace => ({
  card: `0${rank}`, suit: 'red', shade: 'dark', dice: 1, poker: 'hearts', rank, letter: 'A', value: 1,
});
const turn: DuelOfLawView = {
  options: { players: 3, deck: '1-16', objection: 'unanimous', deadline: 'none', hint: 'on', mathematics: 'core', laws: 'known', words: 'english' },
  seat: 0,
  to_move: [0],
  mover: 0,
  asked: '',
  turn: 0,
  phase: 0,
  cards: [{ x: 0, y: 0, face: red('0') }],
  branches: [],
  hand: [red('2'), red('4')],
  hand_sizes: [2, 2, 2],
  shown: [[], [], []],
  pile: 100,
  owned: [0, 0, 0],
  colours: ['', '', ''],
  ran_out: false,
  passes: 0,
  proposal: '',
  claims: [],
  votes: [],
  objections: [],
  rejected: [],
  tries: 3,
  ended: '',
  may_lay: true,
  choices: ['draw'],
};
const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ kind: 'person', name }) as unknown as SeatCard);

function show(view: DuelOfLawView, more: Partial<BoardProps<DuelOfLawView>> = {}) {
  const props = { view, announcements: [], seats, interactive: true, pending: null, onplay: vi.fn(), consider: async () => null, ...more };
  return render(Board, { props });
}

describe('a play being composed', () => {
  const line = {
    axis: 'row', x: 0, y: 0, claim_at: 'row@1,0', cards: ['00', '02', '04'], owner: null, level: 0, law: [],
    needs: 'law', claim: '', heard: [], allows: [], fits: [], own_words: '', wrong: null,
  };
  const three = '02@1,0+04@2,0';
  const consider = vi.fn(async (text: string) => ({ lines: [line], wrong: null, move: text.includes(';') ? text : '' }));

  test('is kept at the table, comes back after a reload, and is gone with the position', async () => {
    const ondraft = vi.fn();
    const { unmount } = show(turn, { consider, ondraft });
    await userEvent.click(within(screen.getByRole('group', { name: say('duel-of-law-hand') })).getAllByRole('button')[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Empty space at 1, 0' }));
    expect(ondraft).toHaveBeenCalledExactlyOnceWith('02@1,0');
    unmount();

    const again = show(turn, { consider, ondraft, draft: `${three};row@1,0:value+` });
    await vi.waitFor(() => expect(consider).toHaveBeenLastCalledWith(`${three};row@1,0:value+`));
    expect(ondraft).toHaveBeenCalledTimes(1);
    await again.rerender({ view: { ...turn, phase: 1 }, draft: '', interactive: false });
    expect(screen.queryByRole('button', { name: say('duel-of-law-drop') })).toBeNull();
    expect(ondraft).toHaveBeenCalledTimes(1);
  });

  test('follows another device, also when it takes everything back', async () => {
    const ondraft = vi.fn();
    const { rerender } = show(turn, { consider, ondraft });
    await rerender({ draft: three });
    expect(screen.getByRole('button', { name: say('duel-of-law-drop') })).toBeTruthy();
    await rerender({ draft: '' });
    expect(screen.queryByRole('button', { name: say('duel-of-law-drop') })).toBeNull();
    expect(ondraft).not.toHaveBeenCalled();
  });
});

describe('a branch of another that is lengthened', () => {
  const part = { atom: 'digit:even', code: 'duel-of-law-every-digit-even', facts: [] };
  const rising = ['digit>', 'number>'].map((atom) => ({ atom, code: 'duel-of-law-rising', facts: [['feature', atom.slice(0, -1)] as const] }));
  const red = { atom: 'suit=red', code: 'duel-of-law-all-suit', facts: [['value', 'red'] as const] };
  const red6: DuelOfLawFace = { card: '06', suit: 'red', shade: 'dark', dice: 1, poker: 'hearts', rank: '6', letter: 'A', value: 1 };
  const duel = {
    axis: 'row', x: -1, y: 0, claim_at: 'row@1,0', cards: ['06', '00', '02'], owner: 1, level: 1, law: [red],
    needs: 'duel', claim: '', heard: [], allows: [], fits: [part], own_words: '', wrong: null,
  };
  /** As the table answers: words that it refuses, or reads in two ways, make no move. */
  const consider = async (text: string) => {
    const said = text.split('?')[1];
    const cells = cardsIn(text);
    if (!cells.length) return { lines: [], wrong: null, move: '' };
    const claim_at = `row@${cells[0]}`;
    if (said === undefined) return { lines: [{ ...duel, claim_at }], wrong: null, move: text };
    if (said === 'even') return { lines: [{ ...duel, claim_at, claim: part.atom, heard: [part] }], wrong: null, move: `${text.split(';')[0]};${claim_at}:${part.atom}` };
    const wrong = { code: said === 'rising' ? 'duel-of-law-say-several' : 'duel-of-law-say-negative', facts: [['text', said] as const] };
    return { lines: [{ ...duel, claim_at, heard: said === 'rising' ? rising : [], wrong }], wrong, move: '' };
  };
  const cardsIn = (text: string) => [...text.split(';')[0]!.matchAll(/@(-?\d+,-?\d+)/g)].map((found) => found[1]!);
  const lay = async (card: RegExp, place: string) => {
    await userEvent.click(screen.getByRole('button', { name: card }));
    await userEvent.click(screen.getByRole('button', { name: `Empty space at ${place}` }));
  };
  const play = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Play' });
  const without = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Lay without a duel' });

  test.each([['no vowels', 'alert'], ['rising', 'group']])('is not played while “%s” is said for it and claims nothing', async (said) => {
    const onplay = vi.fn();
    show(turn, { consider, onplay });
    await lay(/^02: red/, '1, 0');
    await vi.waitFor(() => expect(play()!.disabled).toBe(false));
    await userEvent.type(screen.getByRole('textbox'), said);
    expect(play()).toBeNull();
    await vi.waitFor(() => expect(without()).toBeTruthy());
    expect(screen.getByText('Reword the law, or lay without a duel.')).toBeTruthy();
    expect(onplay).not.toHaveBeenCalled();
    await userEvent.click(without()!);
    expect(onplay).toHaveBeenCalledExactlyOnceWith('02@1,0');
  });

  test('is not played before the words typed last were read', async () => {
    let answer: (() => void) | undefined;
    const slow = async (text: string) => {
      if (text.includes('?')) await new Promise<void>((done) => (answer = done));
      return consider(text);
    };
    const onplay = vi.fn();
    show(turn, { consider: slow, onplay });
    await lay(/^02: red/, '1, 0');
    await userEvent.type(await screen.findByRole('textbox'), 'even');
    await vi.waitFor(() => expect(answer).toBeTruthy());
    expect(play()).toBeNull();
    answer!();
    await vi.waitFor(() => expect(play()?.disabled).toBe(false));
    await userEvent.click(play()!);
    expect(onplay).toHaveBeenCalledExactlyOnceWith('02@1,0;row@1,0:digit:even');
  });

  test('keeps its law when another card is laid before the first one', async () => {
    const onplay = vi.fn();
    show({ ...turn, cards: [...turn.cards, { x: 0, y: 1, face: red6 }] }, { consider, onplay });
    await lay(/^02: red/, '1, 0');
    await vi.waitFor(() => expect(play()!.disabled).toBe(false));
    await userEvent.selectOptions(screen.getByLabelText(say('duel-of-law-fits')), 'digit:even');
    await lay(/^04: red/, '-1, 0');
    await vi.waitFor(() => expect(play()?.disabled).toBe(false));
    await userEvent.click(play()!);
    expect(onplay.mock.calls[0]![0]).toMatch(/^04@-1,0\+02@1,0;row@-?1,0:digit:even$/);
  });

  test('keeps the words said for it at the table, through a reload', async () => {
    const ondraft = vi.fn();
    const { unmount } = show(turn, { consider, ondraft });
    await lay(/^02: red/, '1, 0');
    await userEvent.type(await screen.findByRole('textbox'), 'no vowels');
    await vi.waitFor(() => expect(ondraft).toHaveBeenLastCalledWith('02@1,0;row@1,0?no vowels'));
    unmount();
    show(turn, { consider, ondraft, draft: '02@1,0;row@1,0?no vowels' });
    await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('no vowels'));
    expect(play()).toBeNull();
  });
});

test('the end is told though a person comes or speaks while it is shown', async () => {
  const onshowing = vi.fn();
  const { rerender } = show(turn, { onshowing, interactive: false });
  const announcements = [{ seat: 1, text: 'draw', code: 'duel-of-law-drew', facts: {} }] as unknown as BoardProps<DuelOfLawView>['announcements'];
  const ended = { ...turn, ended: 'pile', choices: [] };
  await rerender({ view: ended, announcements });
  expect(onshowing).toHaveBeenLastCalledWith(true);
  await rerender({ view: { ...ended }, announcements: [...announcements] });
  await vi.waitFor(() => expect(onshowing).toHaveBeenLastCalledWith(false), { timeout: 20_000 });
}, 30_000);

describe('after an objection', () => {
  const objections = [{ seat: 1, reason: 'not red' }];
  const back = { ...turn, rejected: ['02@1,0'], objections, tries: 2, shown: [[red('2')], [], []] };
  const others = { interactive: false };
  const watched = { ...back, hand: [], may_lay: false, choices: [] };

  test.each([
    [1, 2, 'You objected: Ada takes the cards back and may try again or draw.'],
    [2, 2, 'Bo objected: Ada takes the cards back and may try again or draw.'],
    [1, 0, 'You objected, and that was the last try this turn: now Ada can only draw.'],
    [null, 0, 'Bo objected, and that was the last try this turn: now Ada can only draw.'],
  ])('seat %s, with %s tries left, reads what comes next', (seat, tries, sentence) => {
    show({ ...watched, seat, tries }, others);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test('several are named together, oneself first', () => {
    show({ ...watched, seat: 2, objections: [...objections, { seat: 2, reason: '' }] }, others);
    expect(screen.getByText(/^You and Bo objected/)).toBeTruthy();
  });

  test('why a person objected is read by all', () => {
    show({ ...watched, seat: 2 }, others);
    expect(screen.getByText('Bo objects: “not red”')).toBeTruthy();
  });

  test('if no one agreed, that is said', () => {
    show({ ...watched, seat: 2, objections: [] }, others);
    expect(screen.getByText('No player agreed: Ada takes the cards back and may try again or draw.')).toBeTruthy();
  });

  test('the others and those who watch see the cards that were shown, until they lie on the table again', async () => {
    const { rerender } = show({ ...watched, seat: null }, others);
    const list = screen.getByRole('list', { name: 'Ada showed:' });
    expect(within(list).getAllByRole('img').map((card) => card.getAttribute('aria-label'))).toEqual([expect.stringMatching(/^02: red/)]);
    await rerender({ view: { ...watched, seat: null, proposal: '02@1,0' } });
    expect(screen.queryByText('Ada showed:')).toBeNull();
  });

  test('a person who holds them sees them in hand only', () => {
    show({ ...back, seat: 0 });
    expect(screen.queryByText('Ada showed:')).toBeNull();
  });
});

describe('a vote', () => {
  const even = { atom: 'digit:even', code: 'duel-of-law-every-digit-even', facts: [] };
  const red = { atom: 'suit=red', code: 'duel-of-law-all-suit', facts: [['value', 'red'] as const] };
  const duel = { axis: 'row', cell: '3,0', cards: ['00', '02', '04', '06'], law: even, level: 2, old: [red], owners: [0] };
  const asked = { ...turn, mover: 1, to_move: [0, 2], proposal: '06@3,0;row@3,0:digit:even', claims: [duel], may_lay: false };
  const rest = ', the row 00 02 04 06. Its law, “red suits”, would be narrowed by “even numbers” to level 2.';

  test.each([
    [0, 'Duel: Bo would steal your branch'],
    [1, 'Duel: you would steal the branch of Ada'],
    [2, 'Duel: Bo would steal the branch of Ada'],
    [null, 'Duel: Bo would steal the branch of Ada'],
  ])('on a duel tells seat %s so', async (seat, sentence) => {
    show({ ...asked, seat });
    expect(await screen.findByText(sentence + rest)).toBeTruthy();
  });

  test('on branches that are joined names all who lose one', async () => {
    show({ ...asked, claims: [{ ...duel, owners: [0, 2] }] });
    expect(await screen.findByText(`Duel: Bo would steal your branch and that of Cy${rest}`)).toBeTruthy();
  });

  test('on a new branch says so, and who has voted', async () => {
    show({ ...asked, claims: [{ ...duel, level: 1, old: [], owners: [] }], votes: [[0, true]] });
    expect(await screen.findByText('New branch, the row 00 02 04 06: even numbers')).toBeTruthy();
    expect(screen.getByText('You agree.')).toBeTruthy();
  });

  test('on a law in a person’s own words shows its cards and the reasons, and lets one abstain or say why not', async () => {
    const own = { atom: '"warm"', code: 'duel-of-law-own-words', facts: [['text', 'warm'] as const] };
    const votes: DuelOfLawView['votes'] = [[2, null]];
    const onplay = vi.fn();
    const choices = ['agree', 'object', 'abstain'];
    show({ ...asked, claims: [{ ...duel, law: own, level: 1, old: [], owners: [] }], votes, choices }, { onplay });
    expect((await screen.findByText(/“warm”/)).textContent).toContain('the row 00 02 04 06');
    expect(screen.getByText('Cy abstains.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Abstain' }));
    await userEvent.type(screen.getByLabelText(/^Why/), ' 06 is cold ');
    await userEvent.click(screen.getByRole('button', { name: 'Object' }));
    expect(onplay.mock.calls.map(([text]) => text)).toEqual(['abstain', 'object:06 is cold']);
  });
});

test('who lays a card by keys goes on from its place, and from there again when it is taken back', async () => {
  show(turn);
  await userEvent.click(screen.getByRole('button', { name: /^02: red/ }));
  screen.getByRole('button', { name: 'Empty space at 1, 0' }).focus();
  await userEvent.keyboard('{Enter}');
  const laid = await screen.findByRole('button', { name: /^02: red.*at 1, 0$/ });
  await vi.waitFor(() => expect(document.activeElement).toBe(laid));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Empty space at 2, 0' }));
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Empty space at 1, 0' })));
});

test('who chose to see the whole table sees it whole, whatever the size, until they zoom', () => {
  const camera = new Camera();
  const box = { left: 0, right: 20, top: 0, bottom: 10 };
  const small = { left: 0, right: 15, top: 0, bottom: 10 };
  camera.size = { width: 720, height: 700 };
  camera.fit(box, []);
  expect(camera.scale).toBe(0.46);
  camera.fitWhole(small); // with a place to lay a card on all around
  expect(camera.scale).toBeCloseTo(700 / (12 * 150));
  camera.size = { width: 660, height: 700 };
  camera.fit(small, []);
  expect(camera.scale).toBeCloseTo(660 / (17 * 108));
  camera.zoom(1.25);
  camera.fit(box, []);
  expect(camera.scale).toBe(0.46);
});

test('no card becomes too small to be tapped, however large the table is', () => {
  const camera = new Camera();
  camera.size = { width: 320, height: 300 };
  camera.fitWhole({ left: 0, right: 40, top: 0, bottom: 40 });
  expect(camera.scale * 100).toBeGreaterThanOrEqual(24);
});

test('no card is shown below a button, where there is room beside it', () => {
  const buttons = { x: 0, y: 240, width: 140, height: 60 };
  const part = { left: 0, right: 4, top: 0, bottom: 3 };
  const cards = [0, 1, 2, 3].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
  for (const width of [560, 330]) {
    const camera = new Camera(() => cards, () => [buttons]);
    camera.size = { width, height: 300 };
    camera.fit(part, []);
    const { x, y } = camera.offset;
    const left = { x, y: y + 2 * 150 * camera.scale }; // of the lowest row
    expect(left.x >= 140 || left.y + 150 * camera.scale <= 240).toBe(true);
    expect([x, y].every((edge) => edge >= 0)).toBe(true);
    expect(x + 4 * 108 * camera.scale).toBeLessThanOrEqual(width);
  }
});

test('the last play is seen whole, though other cards then lie below something', () => {
  const cards = Array.from({ length: 16 }, (_, place) => ({ x: place % 8, y: Math.floor(place / 8) * 6 }));
  const overview = { x: 230, y: 200, width: 90, height: 100 };
  for (const focus of cards) {
    const camera = new Camera(() => cards, () => [overview]);
    camera.size = { width: 330, height: 300 };
    camera.fit({ left: 0, right: 8, top: 0, bottom: 7 }, [focus]);
    expect(camera.shows(focus, 0)).toBe(true);
  }
});

const ALL = { left: -99, right: 99, top: -99, bottom: 99 };
describe('labels', () => {
  const law = { atom: 'digit:even', code: 'duel-of-law-every-digit-even', facts: [] };
  const branch = (axis: string, x: number, y: number) => ({ axis, x, y, length: 3, owner: 0, level: 1, tokens: [{ seat: 0, turn: 0, law }] });
  const cells = (...names: string[]) => new Set(names);

  test('lie before the first card of a branch, else after its last, else nowhere', () => {
    const row = branch('row', 0, 0);
    const texts = new Map([['row@0,0', 'even numbers']]);
    const line = ['0,0', '1,0', '2,0'];
    expect(placed([row], texts, cells(...line), 1, ALL)[0]!.x).toBeLessThan(0);
    expect(placed([row], texts, cells(...line, '-1,0'), 1, ALL)[0]!.x).toBeGreaterThan(3 * 100);
    expect(placed([row], texts, cells(...line, '-1,0', '3,0'), 1, ALL)).toEqual([]);
  });

  test('lie where they are seen', () => {
    const texts = new Map([['row@0,0', 'even numbers']]);
    const found = placed([branch('row', 0, 0)], texts, cells('0,0', '1,0', '2,0'), 1, { left: -0.5, right: 6, top: -2, bottom: 2 });
    expect(found.map((one) => one.x > 300)).toEqual([true]); // there is more room, but not in sight, before its first card
    expect(placed([branch('row', 0, 0)], texts, cells('0,0', '1,0', '2,0'), 1, { left: -0.5, right: 3.2, top: -2, bottom: 2 })).toEqual([]);
  });

  test('have two lines where one has no room', () => {
    const texts = new Map([['row@0,0', 'only even numbers']]);
    const narrow = { left: -2, right: 3.8, top: -2, bottom: 2 };
    const whole = placed([branch('row', 0, 0)], texts, cells('0,0', '1,0', '2,0'), 1, ALL)[0]!;
    const folded = placed([branch('row', 0, 0)], texts, cells('-1,0', '0,0', '1,0', '2,0'), 1, narrow)[0]!;
    expect(folded.width).toBeLessThan(whole.width);
    expect(folded.height).toBeGreaterThan(whole.height);
  });

  test('never lie over each other', () => {
    const two = [branch('column', 0, 1), branch('column', 1, 1)];
    const texts = new Map(two.map((one) => [`column@${one.x},1`, 'a law that is long enough to reach its neighbour']));
    const found = placed(two, texts, cells('0,1', '0,2', '0,3', '1,1', '1,2', '1,3'), 1, ALL);
    expect(found.map((one) => one.y < 150)).toEqual([true, false]); // above the one, below the other
  });
});

test('a token tells its level by pips, and whose it is by its shape', () => {
  const { container } = render(Token, { seat: 1, level: 3 });
  expect(container.querySelector('.pips')!.getAttribute('d')!.split('M').length - 1).toBe(3);
  const { container: other } = render(Token, { seat: 2, level: 3 });
  expect(other.querySelector('path')!.getAttribute('d')).not.toBe(container.querySelector('path')!.getAttribute('d'));
});

test('a law is understood while it is typed, and what is not understood claims nothing', async () => {
  const part = { atom: 'digit:even', code: 'duel-of-law-every-digit-even', facts: [] };
  const line = { axis: 'row', x: 0, y: 0, claim_at: 'row@1,0', cards: ['00', '02', '04'], owner: null, level: 0, law: [], needs: 'law', claim: '', heard: [], allows: [], fits: [], own_words: '', wrong: null };
  const onclaim = vi.fn();
  const listen = async (said: string) =>
    said === 'even' ? { ...line, heard: [part] } : { ...line, wrong: { code: 'duel-of-law-say-nothing', facts: [['text', said] as const] } };
  const onwords = (words: string) => rerender({ words, claim: '' });
  const { rerender } = render(LineLaw, {
    line, owner: '', claim: '', words: '', hints: false, wide: false, ownWords: false, onclaim, onwords, onwithout: vi.fn(), listen,
  });
  await userEvent.type(screen.getByRole('textbox'), 'even');
  await vi.waitFor(() => expect(onclaim).toHaveBeenLastCalledWith('digit:even'));
  await userEvent.type(screen.getByRole('textbox'), ' hm');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('even hm'));
  expect(onclaim).toHaveBeenLastCalledWith('');
});

test('a reading that is not certain is asked back, with the cards it allows', async () => {
  const part = { atom: 'digit:even', code: 'duel-of-law-every-digit-even', facts: [] };
  const line = { axis: 'row', x: 0, y: 0, claim_at: 'row@1,0', cards: ['00', '02', '04'], owner: null, level: 0, law: [], needs: 'law', claim: '', heard: [], allows: [], fits: [], own_words: '', wrong: null };
  const onclaim = vi.fn();
  const listen = async (said: string) => ({
    ...line, heard: [part], allows: [['06', '18']], wrong: { code: 'duel-of-law-say-did-you-mean', facts: [['text', said] as const] },
  });
  const onwords = (words: string) => rerender({ words, claim: '' });
  const { rerender } = render(LineLaw, {
    line, owner: '', claim: '', words: '', hints: false, wide: false, ownWords: false, onclaim, onwords, onwithout: vi.fn(), listen,
  });
  await userEvent.type(screen.getByRole('textbox'), 'evne');
  const reading = await screen.findByRole('button', { name: /even.*06 18/ });
  expect(onclaim).not.toHaveBeenCalledWith('digit:even');
  await userEvent.click(reading);
  expect(onclaim).toHaveBeenLastCalledWith('digit:even');
});

test('a play is told with the laws that it claims', () => {
  const facts = { player: 'Ada', cards: '06', claimed: 2, laws: 'rising?feature=dice&way=down,own-words?text=tea%2C%20or%3A%2050%20%25', taken: 0, narrower: '' };
  expect(say('duel-of-law-told-laid', facts)).toBe('Ada lays 06 and claims 2 branches: dice suits rising downwards, “tea, or: 50 %”.');
});
