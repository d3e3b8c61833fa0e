// How strong the solver of this device is: a rating against the difficulty of puzzles, by Elo's rule.

export interface SolverRating {
  rating: number;
  /** Puzzles that counted: of each only the first try. */
  tries: number;
}

/** A person who begins is given the easiest, and a person who misses one is given nothing harder. */
export const UNRATED: SolverRating = { rating: 600, tries: 0 };
/** The first few puzzles tell more than the later ones. */
const QUICK = 10;

/** After a try at a puzzle of this difficulty: 1 solved, 0.5 solved with a hint, 0 not solved at the first try. */
export function rated(before: SolverRating, difficulty: number, score: number): SolverRating {
  const expected = 1 / (1 + 10 ** ((difficulty - before.rating) / 400));
  const weight = before.tries < QUICK ? 96 : 24;
  return { rating: Math.round(before.rating + weight * (score - expected)), tries: before.tries + 1 };
}
