import type { DuelOfLawFace } from '../../wire/duel-of-law';
import { say } from '../../text/words';

// How the Rainbow Deck looks: colours always come with a short name, a shade pattern and signs, never alone.
export interface Look {
  ink: string;
  wash: string;
}

export const SUITS: Readonly<Record<string, Look>> = {
  red: { ink: 'var(--law-red)', wash: 'var(--law-red-wash)' },
  pink: { ink: 'var(--law-pink)', wash: 'var(--law-pink-wash)' },
  orange: { ink: 'var(--law-orange)', wash: 'var(--law-orange-wash)' },
  yellow: { ink: 'var(--law-yellow)', wash: 'var(--law-yellow-wash)' },
  'dark-green': { ink: 'var(--law-dark-green)', wash: 'var(--law-dark-green-wash)' },
  'light-green': { ink: 'var(--law-light-green)', wash: 'var(--law-light-green-wash)' },
  'dark-blue': { ink: 'var(--law-dark-blue)', wash: 'var(--law-dark-blue-wash)' },
  'light-blue': { ink: 'var(--law-light-blue)', wash: 'var(--law-light-blue-wash)' },
  'dark-purple': { ink: 'var(--law-dark-purple)', wash: 'var(--law-dark-purple-wash)' },
  'light-purple': { ink: 'var(--law-light-purple)', wash: 'var(--law-light-purple-wash)' },
  black: { ink: 'var(--law-black)', wash: 'var(--law-black-wash)' },
  gray: { ink: 'var(--law-gray)', wash: 'var(--law-gray-wash)' },
};
export const JOKER: Look = { ink: 'var(--law-joker)', wash: 'var(--law-joker-wash)' };

export const POKER: Readonly<Record<string, string>> = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' };

/** The pips of a die, as places on a grid of three by three. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [[0, 0], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 0], [2, 0], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
];

/** A full circle, as part of a path: many pips are one thing to draw. */
export const disc = (x: number, y: number, radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const RANKS = '0123456789JQK';

const POKERS = ['spades', 'hearts', 'clubs', 'diamonds'];

/** What a hand can be sorted by: a person who looks for a law looks at one feature at a time. */
export const ORDERS = ['suit', 'rank', 'letter', 'dice', 'poker'] as const;
export type Order = (typeof ORDERS)[number];

/** A hand by this feature, then by suit and rank; jokers last. */
export function sorted(hand: readonly DuelOfLawFace[], order: Order = 'suit'): DuelOfLawFace[] {
  const number = (face: DuelOfLawFace) => 13 * Number(face.card.slice(0, -1)) + RANKS.indexOf(face.rank);
  const first: Record<Order, (face: DuelOfLawFace) => number> = {
    suit: number,
    rank: (face) => RANKS.indexOf(face.rank),
    letter: (face) => face.letter.charCodeAt(0),
    dice: (face) => face.dice,
    poker: (face) => POKERS.indexOf(face.poker),
  };
  const place = (face: DuelOfLawFace) => (face.rank === 'joker' ? 1e6 + face.dice : 1000 * first[order](face) + number(face));
  return [...hand].sort((one, other) => place(one) - place(other));
}

/** Everything on a card, for ears. */
export function label(face: DuelOfLawFace): string {
  if (face.rank === 'joker') return say('duel-of-law-joker-label', { dice: face.dice, shade: face.shade });
  return say('duel-of-law-card-label', { ...face, suit: say(`duel-of-law-suit-${face.suit}`) });
}
