// What this device keeps for DUOS: whether the reveal is shown step by step, and the draft of the turn being played.
import { keep, kept } from '../../keepsakes';
import type { Pair } from './names';

export const still = (): boolean => kept('duos.still') === '1';
export const keepStill = (still: boolean): void => keep('duos.still', still ? '1' : '0');

interface Kept {
  laid: string;
  pairs: (Pair | null)[];
}

/** The pairs that were tapped for these cards and this seat, each in the place of its colour. */
export function keptDraft(laid: string): (Pair | null)[] {
  try {
    const read = JSON.parse(kept('duos.draft') ?? 'null') as Kept | null;
    return read?.laid === laid && Array.isArray(read.pairs) ? read.pairs : [];
  } catch {
    return [];
  }
}

export const keepDraft = (laid: string, pairs: readonly (Pair | null)[]): void => keep('duos.draft', JSON.stringify({ laid, pairs }));
