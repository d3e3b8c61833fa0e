import { heardInWords } from '../text/table_words';
import type { MoveLine, SeatCard } from '../wire';
import { say } from '../text/words';

/** Of the moves that concern something, what was said of each: for telling whose it is and since when. */
export function story(told: readonly MoveLine[], seats: readonly SeatCard[], concerns: (heard: MoveLine) => boolean): string[] {
  return told.flatMap((heard, index) =>
    concerns(heard) ? [say('client-move-number', { number: index + 1, sentence: heardInWords(heard, seats) })] : [],
  );
}
