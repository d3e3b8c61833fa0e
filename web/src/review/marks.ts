// What is written on the choices of a board.
import type { Mark } from '../boards/board';
import type { ChoiceCard } from '../wire';

/** Quick wins first, then what is not known, then losses, the latest first. */
export function rank(choice: ChoiceCard): number {
  if (choice.wins === null) return 0;
  return choice.wins ? 1000 - (choice.moves ?? 500) : -1000 + (choice.moves ?? 0);
}

/** Won or lost, and in how many moves of the winner; what is not known stays bare. */
export function marksOf(choices: readonly ChoiceCard[]): ReadonlyMap<string, Mark> {
  const known = choices.filter((choice) => choice.wins !== null);
  return new Map(
    known.map((choice): [string, Mark] => [
      choice.text,
      { text: `${choice.wins ? '✓' : '✕'}${choice.moves ?? ''}`, good: choice.wins === true, bad: choice.wins === false, best: choice.best, worth: rank(choice) },
    ]),
  );
}
