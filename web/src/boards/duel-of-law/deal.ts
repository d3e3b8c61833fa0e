// `docs/deals.md`, "Duel of Law".
import type { Stream } from '../../session/shuffle_stream';
import type { DuelOfLawView } from '../../wire/duel-of-law';

const RANKS = '0123456789JQK';
const HAND = 12;

const cards = (): string[] => [
  ...Array.from({ length: 12 }, (_, suit) => [...RANKS].map((rank) => `${suit}${rank}`)).flat(),
  ...['*1', '*2', '*3', '*4', '*5', '*6'],
];

export const deal = (_: unknown, stream: Stream): string => stream.shuffled(cards()).join(' ');

export const shown = (dealt: string, _: unknown, seat: number): string =>
  dealt.split(' ').slice(HAND * seat, HAND * (seat + 1)).sort().join(' ');

export const seen = (view: unknown): string => (view as DuelOfLawView).hand.map((face) => face.card).sort().join(' ');
