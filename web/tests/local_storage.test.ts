import { beforeEach, describe, expect, test } from 'vitest';
import { character, characters, fitting, next } from '../src/room/bots';
import { checked, packed, unpacked } from '../src/device/device_transfer';
import { bring, deviceNumber, eraseEverything, everything, gamesInProgress, keepGuestName, keepSolved, keepTable, knownTables, puzzleStreak, solvedPuzzles, wins } from '../src/device/local_storage';
import { tableSummary } from '../src/device/table_summary';
import { spokenLanguage } from '../src/text/words';
import { keptLevel, keptOptions, proposed } from '../src/navigation/table_creation';
import type { GameCard } from '../src/wire';

beforeEach(() => eraseEverything());

const card: GameCard = {
  name: 'dualite',
  rules: '1',
  seats: 2,
  lowest: 1,
  names: [],
  elo: [],
  levels: 14,
  open: true,
  lesson: true,
  puzzles: 0,
  daily: false,
  openings: [],
  prints: true,
  options: [
    { name: 'size', default: '4', values: [], low: 4, high: 7, by_language: {}, among_people: null },
    { name: 'opening', default: 'two', values: ['two', 'one'], low: null, high: null, by_language: {}, among_people: null },
  ],
};

test('the number of this browser stays here, until everything is erased', () => {
  const number = deviceNumber();
  expect(number).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceNumber()).toBe(number);
  expect(JSON.stringify(everything())).not.toContain(number);
  eraseEverything();
  expect(deviceNumber()).not.toBe(number);
});

describe('games that this device played', () => {
  test('in progress and finished ones are told apart, the newest first', () => {
    keepTable('one', 'dualite', { mine: true, over: false });
    keepTable('two', 'duality', { over: true, result: 'won' });
    keepTable('one', 'dualite', { mine: false, over: false });
    expect(knownTables().map((known) => known.table)).toEqual(['one', 'two']);
    expect(gamesInProgress().map((known) => [known.table, known.mine])).toEqual([['one', false]]);
  });

  test('a game that was ended early without a winner is no draw', () => {
    const ended = (early: boolean) =>
      tableSummary(
        {
          status: 'over',
          seats: [],
          awaited: [],
          can_analyse: false,
          outcome: { winners: [], points: [], reason: 'outcome-agreed', seat: null, early },
        } as unknown as Parameters<typeof tableSummary>[0],
        [0],
      ).result;
    expect([ended(true), ended(false)]).toEqual(['scored', 'drawn']);
  });

  test('looking again at what has not changed does not make it newer', () => {
    keepTable('one', 'dualite', { mine: true });
    const before = knownTables();
    keepTable('one', 'dualite', { mine: true });
    expect(knownTables()).toEqual(before);
  });

  test('wins in a row are counted from the last game, scores left out', () => {
    for (const [table, result] of [['a', 'won'], ['b', 'lost'], ['c', 'won'], ['d', 'scored'], ['e', 'won']] as const)
      keepTable(table, 'dualite', { over: true, result });
    expect(wins()).toEqual({ row: 2, won: 3, of: 4 });
  });

  test('a streak counts days in a row, today or not yet', () => {
    const today = new Date(2026, 2, 2, 12);
    localStorage.setItem('parlour.days', JSON.stringify(['2026-03-01', '2026-02-28', '2026-02-26']));
    expect(puzzleStreak(today)).toBe(2);
    expect(puzzleStreak(new Date(2026, 2, 3, 12))).toBe(0);
  });
});

describe('taking it along', () => {
  test('another device gets all of it by a text or a whole link', async () => {
    keepGuestName('Ada');
    keepTable('one', 'dualite', { over: false });
    keepSolved('dualma', 3);
    const text = await packed();
    expect(text).toMatch(/^[\w-]+$/);
    const kept = everything();
    eraseEverything();
    expect(everything()).toEqual({});
    bring((await unpacked(`https://parlour.example/yours#${text}`))!);
    expect(everything()).toEqual(kept);
  });

  test('games and puzzles of both are kept', async () => {
    keepTable('theirs', 'dualite');
    keepSolved('dualma', 3);
    const text = await packed();
    eraseEverything();
    keepTable('mine', 'duos');
    keepSolved('dualma', 5);
    bring((await unpacked(text))!);
    expect(knownTables().map((known) => known.table).sort()).toEqual(['mine', 'theirs']);
    expect(solvedPuzzles('dualma').sort()).toEqual([3, 5]);
  });

  test.each(['', 'nonsense', '!!', 'AAAA', 'x'.repeat(500_000)])('what is none of ours is refused', async (text) => {
    expect(await unpacked(text)).toBeNull();
  });

  test.each([null, [], {}, { other: 'x' }, { 'parlour.name': 5 }, 'text'])('a file that is none of ours is refused', (read) => {
    expect(checked(read)).toBeNull();
  });
});

describe('choices that were kept', () => {
  test('what was never chosen is proposed in the language of the page', () => {
    const words = { name: 'words', default: 'english', values: ['english', 'french'], low: null, high: null, among_people: null };
    expect(proposed({ ...words, by_language: {} })).toBe('english');
    expect(proposed({ ...words, by_language: { [spokenLanguage()]: 'french' } })).toBe('french');
  });

  test('are used while they are offered', () => {
    localStorage.setItem('parlour.choice.options.dualite', JSON.stringify({ size: '5', opening: 'three', gone: 'x' }));
    expect(keptOptions(card)).toEqual({ size: '5', opening: 'two' });
    localStorage.setItem('parlour.choice.options.dualite', '[');
    expect(keptOptions(card)).toEqual({ size: '4', opening: 'two' });
    localStorage.setItem('parlour.choice.level.dualite', '99');
    expect(keptLevel(card)).toBe(fitting(card));
    localStorage.setItem('parlour.choice.level.dualite', '9');
    expect(keptLevel(card)).toBe(9);
  });
});

test('words for strength, a newcomer’s match and the next one come from the ladder', () => {
  const measured = { ...card, lowest: 1, levels: 5, elo: [226, 480, 637, 637, 653] };
  expect(characters(measured).map((bot) => bot.strength)).toEqual(['beginner', 'easy', 'easy', 'easy', 'expert']);
  expect(fitting(measured)).toBe(2);
  expect([next(2, -1, measured), next(2, 1, measured), next(1, -1, measured)]).toEqual([1, 3, null]);
  expect(next(5, -1, measured)).toBe(2);
  expect(next(4, 1, measured)).toBe(5);
});

test('a level that was not measured leaves the others their words, and is called no weaker than those below', () => {
  const partly = { ...card, lowest: 0, levels: 6, elo: [224, 1161, 1498, 1601, 1671, null, null] };
  expect(characters(partly).map((bot) => bot.strength)).toEqual([
    'beginner', 'strong', 'very strong', 'very strong', 'very strong', 'very strong', 'expert',
  ]);
  expect(fitting(partly)).toBe(0);
  expect([next(4, 1, partly), next(5, 1, partly), next(5, -1, partly)]).toEqual([5, 6, 4]);
  const gap = { ...card, lowest: 1, levels: 5, elo: [1300, null, null, 1301, 1400] };
  expect(new Set(characters(gap).slice(0, 4).map((bot) => bot.strength))).toEqual(new Set(['very strong']));
});

test('where there is much to be better at, the words for strength are farther apart', () => {
  const elo = [50, 248, 545, 808, 1071, 1337, 1670, 1890, 1890, 1984, 2224, 2255, 2255, 2532, 2693, 2785];
  const long = { ...card, lowest: 0, levels: 15, elo };
  expect(characters(long).map((bot) => bot.strength)).toEqual([
    ...Array(3).fill('beginner'), ...Array(2).fill('easy'), 'medium', ...Array(4).fill('strong'), ...Array(5).fill('very strong'), 'expert',
  ]);
  expect(fitting(long)).toBe(1);
});

test('the card names its bots', () => {
  const few = { ...card, lowest: 0, levels: 2, names: ['Juno', 'Wanda', 'Edgar'] };
  expect(characters(few).map((bot) => bot.name)).toEqual(few.names);
  expect(character(card, 3).name).toBe('3');
});
