// Cards on cells, branches by name, and whose they are.
import { seatName } from '../../text/table_words';
import type { SeatCard } from '../../wire';
import type { DuelOfLawFace, DuelOfLawPreview, DuelOfLawView } from '../../wire/duel-of-law';
import { say } from '../../text/words';

export type Branch = DuelOfLawView['branches'][number];

export interface Laid {
  card: string;
  x: number;
  y: number;
}

export interface Shown {
  x: number;
  y: number;
  face: DuelOfLawFace;
  kind: 'laid' | 'draft' | 'proposed';
}

export const at = ({ x, y }: { x: number; y: number }) => `${x},${y}`;
export const nameOfBranch = ({ axis, x, y }: { axis: string; x: number; y: number }) => `${axis}@${x},${y}`;
export const colourOf = (seat: number) => `var(--side-${seat})`;

export function nameOfSeat(seats: readonly SeatCard[], seat: number): string {
  return seatName(seats[seat]) || say('duel-of-law-seat', { number: seat + 1 });
}

/** “You, Bo and Cy”, for a person who sits at `me`. */
export function namesOf(seats: readonly SeatCard[], of: readonly number[], me: number | null): string {
  const own = of.some((seat) => seat === me) ? [say('duel-of-law-you')] : [];
  const all = [...own, ...of.filter((seat) => seat !== me).map((seat) => nameOfSeat(seats, seat))];
  const last = all.pop() ?? '';
  return all.length ? say('duel-of-law-and', { first: all.join(', '), second: last }) : last;
}

/** A card in a sentence: its name, and of a joker the word and its die. */
export const spoken = (card: string) => (card.startsWith('*') ? `joker${'⚀⚁⚂⚃⚄⚅'[Number(card[1]) - 1]}` : card);
export const spokenLine = (cards: readonly string[]) => cards.map(spoken).join(' ');

type Part = Branch['tokens'][number]['law'];
type Wrong = NonNullable<DuelOfLawPreview['wrong']>;

/** What is wrong, or one part of a law. */
export const sayPart = ({ code, facts }: Part | Wrong) => say(code, Object.fromEntries(facts));

/** A law of several parts; nothing where there is none. */
export function sayLaw(law: readonly Part[]): string {
  const said = law.map(sayPart);
  return said.length ? said.reduce((first, second) => say('duel-of-law-both', { first, second })) : '';
}

export const lawOf = (branch: Branch) => sayLaw(branch.tokens.map((token) => token.law));

/** What others hold and everyone has seen, but for what is proposed now: that lies on the table. */
export function shownCards(view: DuelOfLawView): { seat: number; faces: DuelOfLawFace[] }[] {
  const proposed = new Set(cardsOf(view.proposal).map((one) => one.card));
  return view.shown
    .map((faces, seat) => ({ seat, faces: faces.filter((face) => !proposed.has(face.card)) }))
    .filter(({ seat, faces }) => seat !== view.seat && faces.length);
}

/** Of the branches through a cell, the names. */
export const branchesAt = (branches: readonly Branch[], x: number, y: number) =>
  branches.filter((one) => cellsOf(one.axis, one.x, one.y, one.length).includes(at({ x, y }))).map(nameOfBranch);

/** The cells of a line from its first one. */
export function cellsOf(axis: string, x: number, y: number, length: number): string[] {
  return Array.from({ length }, (_, step) => (axis === 'row' ? at({ x: x + step, y }) : at({ x, y: y + step })));
}

/** The cards that a play in notation lays. */
export function cardsOf(text: string): Laid[] {
  return (text.split(';')[0] ?? '').split('+').flatMap((part) => {
    const found = /^(.+)@(-?\d+),(-?\d+)$/.exec(part);
    return found ? [{ card: found[1]!, x: Number(found[2]), y: Number(found[3]) }] : [];
  });
}
