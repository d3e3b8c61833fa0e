// Bots as characters. A name belongs to a strength on a game's scale, the easiest first; the server says whose is whose
// (`players/names.py`). What differs from game to game is how a level plays, in the game's own words.
import type { GameCard } from '../wire';
import { say, sayOf } from '../text/words';

const BANDS = 6;

export interface Character {
  level: number;
  name: string;
  /** How strong, in words, and which of these words it is. */
  strength: string;
  band: number;
  /** How it plays. */
  way: string;
}

type Levels = Pick<GameCard, 'lowest' | 'levels' | 'names' | 'elo'>;

/** From so much Elo on, where a player at random is 0, a bot has the next word for its strength. */
const WORDS_FROM = [350, 650, 950, 1250];
/** Where the best of the house is above this, there is more to be better at, and the words are as much farther apart. */
const USUAL_BEST = 1650;
/** What a person who never played is a match for. */
const NEWCOMER = 360;
/** Bots nearer than this are as strong as each other: 58 games of 100 are won by the stronger one. */
const ALIKE = 60;

/** The measured strengths of the levels, the weakest first; none in a card that an older client stored. */
const ladder = (card: Levels): readonly (number | null)[] => card.elo ?? [];

/** How strong a level was measured to be; null where it was not. */
const elo = (level: number, card: Levels): number | null => ladder(card)[level - card.lowest] ?? null;

/** Where a level stands among all of them: whole numbers only, so that every language rounds alike. */
function placed(level: number, { lowest, levels }: Levels, among: number): number {
  const steps = Math.max(1, levels - lowest);
  const step = Math.max(0, Math.min(steps, level - lowest));
  return Math.floor((2 * step * (among - 1) + steps) / (2 * steps));
}

const isMeasured = (measured: number | null): measured is number => measured !== null;
function bandFrom(measured: number, card: Levels): number {
  const apart = Math.max(1, ...ladder(card).filter(isMeasured).map((best) => best / USUAL_BEST));
  return WORDS_FROM.filter((from) => measured >= apart * from).length;
}

/**
 * Which of the words for strength: the strongest is the best of the house, the others have theirs from the ladder; one
 * that was not measured has it from its place, between the measured ones below and above it.
 */
function band(level: number, card: Levels): number {
  const measured = elo(level, card);
  if (level >= card.levels) return placed(level, card, BANDS);
  if (measured !== null) return bandFrom(measured, card);
  const here = level - card.lowest;
  const below = ladder(card).slice(0, here).filter(isMeasured).map((other) => bandFrom(other, card));
  const above = ladder(card).slice(here + 1).filter(isMeasured).map((other) => bandFrom(other, card));
  return Math.min(Math.max(placed(level, card, BANDS), ...below), ...above);
}

export function character(card: Pick<GameCard, 'name'> & Levels, level: number): Character {
  const strong = band(level, card);
  return {
    level,
    band: strong,
    name: card.names?.[level - card.lowest] ?? String(level), // a card that an older client stored has no names
    strength: say(`bot-strength-${strong}`),
    way: sayOf(card.name, 'bot', { level }),
  };
}

export function characters(card: GameCard): Character[] {
  return Array.from({ length: card.levels + 1 - card.lowest }, (_, step) => character(card, card.lowest + step));
}

/** Whom a person who has chosen no one plays: the nearest to a newcomer; where nothing is measured, one a quarter of the way up. */
export function fitting(card: Levels): number {
  const { lowest, levels } = card;
  const known = ladder(card).filter(isMeasured);
  if (!known.length) return Math.min(levels, lowest + Math.max(1, Math.floor((levels - lowest) / 4)));
  const far = (measured: number) => Math.abs(measured - NEWCOMER);
  return lowest + ladder(card).indexOf(known.reduce((best, other) => (far(other) < far(best) ? other : best)));
}

/** The next bot that is weaker, or stronger, by more than a hair; the neighbour where no one is. */
export function next(level: number, step: -1 | 1, card: Levels): number | null {
  const from = elo(level, card);
  for (let other = level + step; other >= card.lowest && other <= card.levels; other += step) {
    const there = elo(other, card);
    if (from === null || there === null || (there - from) * step >= ALIKE) return other;
  }
  const neighbour = level + step;
  return neighbour >= card.lowest && neighbour <= card.levels ? neighbour : null;
}
