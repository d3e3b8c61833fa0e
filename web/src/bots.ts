// Bots as characters. A name belongs to a strength, the same in every game and on every device: the server seats bots by
// the same rule (`players/names.py`). What differs from game to game is how a level plays, in the game's own words.
import type { GameCard } from './wire';
import { say, sayOf } from './words';

const BANDS = 6;

export interface Character {
  level: number;
  name: string;
  /** How strong, in words. */
  strength: string;
  /** How it plays. */
  way: string;
}

type Levels = Pick<GameCard, 'lowest' | 'levels'>;

/** Where a level stands among all of them: whole numbers only, so that every language rounds alike. */
function placed(level: number, { lowest, levels }: Levels, among: number): number {
  const steps = Math.max(1, levels - lowest);
  const step = Math.max(0, Math.min(steps, level - lowest));
  return Math.floor((2 * step * (among - 1) + steps) / (2 * steps));
}

export function character(card: Pick<GameCard, 'name' | 'lowest' | 'levels'>, level: number): Character {
  const names = say('bot-names').split(' ');
  return {
    level,
    name: names[placed(level, card, names.length)]!,
    strength: say(`bot-strength-${placed(level, card, BANDS)}`),
    way: sayOf(card.name, 'bot', { level }),
  };
}

export function characters(card: GameCard): Character[] {
  return Array.from({ length: card.levels + 1 - card.lowest }, (_, step) => character(card, card.lowest + step));
}

/** Whom somebody who has chosen nobody plays: gentle, but no beginner where there is more than that. */
export function fitting({ lowest, levels }: Levels): number {
  return Math.min(levels, lowest + Math.max(1, Math.floor((levels - lowest) / 4)));
}
