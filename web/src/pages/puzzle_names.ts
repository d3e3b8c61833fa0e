// How a puzzle is called, and by what it can be looked for.
import { known, say } from '../text/words';

interface Called {
  theme: string;
  wins_in: number;
}

/** The theme of puzzles that are won in some moves, where the game has no name of its own for it. */
export const isWin = (game: string, { theme }: Called) => theme === 'win' && !known(`${game}-puzzle-win`);
/** From here on the lengths go together. */
const LONG = 4;

export const puzzleTitle = (game: string, puzzle: Called): string =>
  isWin(game, puzzle) ? say('puzzle-task', { moves: puzzle.wins_in }) : say(`${game}-puzzle-${puzzle.theme}`);

/** What the puzzle of the day is called; of several, each by its size. */
export function puzzleOfToday(game: string, { size }: { size: string }): string {
  const called = `${game}-puzzle-size-${size}`;
  return known(called) ? say('puzzle-today-size', { size: say(called) }) : say('puzzle-today');
}

/** A sentence about the task, where the title is not complete. */
export const puzzleTask = (game: string, puzzle: Called): string =>
  isWin(game, puzzle) ? '' : say(`${game}-puzzle-${puzzle.theme}-task`);

/** What a puzzle can be looked for by, each with the words for it. */
export function tags(game: string, puzzle: Called & { size: string }): { key: string; label: string }[] {
  const moves = Math.min(puzzle.wins_in, LONG);
  const theme = isWin(game, puzzle)
    ? { key: `win-${moves}`, label: say('puzzle-tag-win', { moves, more: moves === LONG ? 'yes' : 'no' }) }
    : { key: puzzle.theme, label: say(`${game}-puzzle-${puzzle.theme}`) };
  const size = `${game}-puzzle-size-${puzzle.size}`;
  return known(size) ? [theme, { key: size, label: say(size) }] : [theme];
}
