// What a card is called and where its picture is.
import { say } from '../../words';

export const nameOf = (card: string): string => say(`duos-card-${card}`);
export const pictureOf = (card: string): string => `/pictures/duos/${card}.svg`;

export type Pair = readonly [string, string];

/** Pairs as a move is written: in the order of the alphabet, whatever the order in which they were tapped. */
export const written = (pairs: readonly Pair[]): string =>
  pairs
    .map((pair) => [...pair].sort().join('+'))
    .sort()
    .join(',');
