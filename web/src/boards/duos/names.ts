// What a card is called and where its picture is.
import { say } from '../../text/words';

export const nameOf = (card: string): string => say(`duos-card-${card}`);
export const pictureOf = (card: string): string => `pictures/duos/${card}.svg`;

export type Pair = readonly [string, string];

/** Pairs as a move is written: in the order of the alphabet, whatever the order in which they were tapped. */
export const written = (pairs: readonly Pair[]): string =>
  pairs
    .map((pair) => [...pair].sort().join('+'))
    .sort()
    .join(',');

/** What was tapped so far, as the table keeps it: the pair of each place, then the first card of the next one. */
export function writtenDraft(places: readonly (Pair | null)[], first: string | null): string {
  return [...places.map((pair) => pair?.join('+') ?? ''), ...(first ? [first] : [])].join(',');
}

/** Of these cards alone: what was composed for others is not ours any more. */
export function readDraft(text: string, places: number, cards: readonly string[]): { pairs: (Pair | null)[]; first: string | null } {
  const parts = text.split(',').map((part) => part.split('+').filter((card) => cards.includes(card)));
  const pairs = Array.from({ length: places }, (_, place) => {
    const [one, other] = parts[place] ?? [];
    return one && other ? ([one, other] as const) : null;
  });
  return { pairs, first: parts[places]?.[0] ?? null };
}
