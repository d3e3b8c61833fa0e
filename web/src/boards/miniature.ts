// The boards of the home page: each shows a position of a real game, drawn by the board of the tables. They are drawn when
// the client is built (prerender.ts), so that the page needs none of their scripts before one of them is pointed at.
import type { Announcement, SeatCard } from '../wire';
import type { BoardParts, BoardProps, Box } from './board';

/** `front.json` in a game's folder, written by scripts/front_boards.py: a position, and the one after the next move. */
export interface Front {
  view: unknown;
  next: unknown;
  announcements: readonly Announcement[];
  seats: readonly SeatCard[];
}

/** What a miniature looks like, on what. */
export interface Drawing {
  html: string;
  surface: string;
}

/** CSS pixels; the page makes it smaller or larger. */
export const BOX: Box = { width: 280, height: 280 };

/** What was drawn when the client was built, by game: found in the page as it came. */
export const drawings = new Map<string, Drawing>();

// Run once, when the page that shows them is loaded: before that page takes the place of the one that came.
if (typeof document !== 'undefined')
  for (const found of document.querySelectorAll<HTMLElement>('[data-miniature]'))
    drawings.set(found.dataset.miniature!, { html: found.innerHTML, surface: found.dataset.surface ?? '' });

const fronts = import.meta.glob<{ default: Front }>('./*/front.json');

export async function frontOf(game: string): Promise<Front | null> {
  return (await fronts[`./${game}/front.json`]?.())?.default ?? null;
}

/** What a board is given to show a position of its game small. */
export function miniatureProps(front: Front, played: boolean, offer: (parts: BoardParts) => void): BoardProps<unknown> {
  return {
    view: played ? front.next : front.view,
    announcements: played ? front.announcements : [],
    seats: front.seats,
    box: BOX,
    miniature: true,
    offer,
    interactive: false,
    pending: null,
    onplay: () => {},
    consider: () => Promise.resolve(null),
  };
}
