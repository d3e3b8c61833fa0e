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
