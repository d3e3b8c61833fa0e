/** The right move among up to three others from all over the board, the same ones whenever this puzzle is shown. */
export function few(right: string, others: readonly string[], puzzle: number): string[] {
  const sorted = [...others].sort();
  const count = Math.max(1, Math.min(3, sorted.length - 1));
  const decoys = Array.from(
    { length: count },
    (_, index) => sorted[(7 * puzzle + Math.floor((index * sorted.length) / count)) % sorted.length]!,
  );
  return [right, ...decoys].sort();
}

export interface Lit {
  /** The sentence that goes with it. */
  code: 'puzzle-hint-few' | 'puzzle-hint-first' | 'puzzle-hint-places';
  places: readonly string[];
}

/** What hints light, one after the other, before the move is named: some places, where the move begins, all of it. */
export function lights(key: readonly string[], others: readonly (readonly string[])[], puzzle: number): Lit[] {
  const [first] = key;
  if (first === undefined) return [];
  const decoys = [...new Set(others.flatMap((places) => places.slice(0, 1)))].filter((place) => place !== first);
  const some: Lit[] = decoys.length ? [{ code: 'puzzle-hint-few', places: few(first, decoys, puzzle) }] : [];
  const begin: Lit[] = key.length > 1 ? [{ code: 'puzzle-hint-first', places: [first] }] : [];
  return [...some, ...begin, { code: 'puzzle-hint-places', places: key }];
}
