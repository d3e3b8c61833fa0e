// What every board is given and gives, and how boards are found. docs/stage.md is the contract.
import type { Component, Snippet } from 'svelte';
import type { Clock } from '../session/connection.svelte';
import type { Shape } from '../stage/shape.svelte';
import type { Figure, Announcement, Remark, Room, SeatCard } from '../wire';
import { learnGame } from '../text/words';
import { boardFolder, elsewhere } from './installed_games';

/** The verdict of the analysis on a choice, in a word. */
export interface Mark {
  text: string;
  good: boolean;
  bad: boolean;
  best: boolean;
  /** The larger the better, for a board where several moves share a place. */
  worth: number;
}

/** The room that a board is given, in CSS pixels. It fits itself into it and fills it as well as its shape allows. */
export interface Box {
  width: number;
  height: number;
}

/** Something that lies beside the board, or in a sheet: laws in force, what was revealed. */
export interface Panel {
  name: string;
  title: string;
  body: Snippet;
}

/** What a board gives to the stage besides itself. Write it with getters: the stage reads it whenever it draws. */
export interface BoardParts {
  /** What this person can do now, as a short sentence: the second row of the status. */
  readonly ask?: string;
  /** What the board still shows, such as a reveal: said in the status instead of whose turn it is. */
  readonly shows?: string;
  /** What a turn needs besides the board: hand, actions, vote. Not shown to a spectator. */
  readonly dock?: Snippet | null;
  /** A tap makes the move: it waits to be confirmed on a device that asks for that. Elsewhere a button made sure already. */
  readonly byTap?: boolean;
  /** How high the dock is, below the board or below the panels (`beside`): the same through the whole game, so that the board never moves. */
  readonly dockHeight?: (shape: Shape, box: Box, beside: boolean) => number;
  /** On a wide window the dock lies below the panels and the board takes all the height. */
  readonly dockBeside?: boolean;
  readonly panels?: readonly Panel[];
  /** A player's own sign, in the colours of the game, instead of a dot. It fills a square. */
  readonly sign?: Snippet<[SeatCard]>;
  /** The colours of the sides, where they are not the house's own: CSS colours by side. */
  readonly sides?: readonly string[];
  /** The signs show the points already. */
  readonly signsCount?: boolean;
  /** All boards of the table lie alike, as on the smallest of its screens. */
  readonly alike?: boolean;
  /** What there is to say of a player: "3 rows to go". Replaces here or away only while they are here. */
  readonly note?: (seat: number) => string;
  /** Switches of this game, for the menu. */
  readonly switches?: Snippet;
  /** Milliseconds that a move is shown before the next one. */
  readonly lasting?: (announcement: Announcement) => number;
  /** What the table is covered with. */
  readonly surface?: 'felt' | 'moss' | 'paper' | 'walnut' | 'slate' | 'linen';
}

export interface BoardProps<View> {
  view: View;
  /** On the stage: the room there is. Elsewhere the board is as wide as whatever it lies in. */
  box?: Box | null;
  /** In a small box on the home page: the pieces alone, without what is read or pressed beside them. */
  miniature?: boolean;
  /** On the stage: called once, while the board is made, with what it gives besides itself. */
  offer?: (offered: BoardParts) => void;
  /** The moves since this person's own last one, the oldest first: marked, and numbered if there are several. */
  trail?: readonly Announcement[];
  /** How long those awaited still have, where there is a time limit. */
  clock?: Clock | null;
  /** On the stage: opens one of the panels, or closes the sheet that one lies in. */
  onpanel?: (name: string | null) => void;
  /** Says what something on the board is. */
  onexplain?: (text: string) => void;
  /** What was heard up to the position shown: the last entry is the last move. Empty in figures; in a lesson only what the learner did. */
  announcements: readonly Announcement[];
  seats: readonly SeatCard[];
  /** Whether the person at this device may act now. */
  interactive: boolean;
  /** The move that is on its way to the server. */
  pending: string | null;
  onplay: (text: string) => void;
  /** What an unfinished move would do: the game's `Preview`, or null. */
  consider: (draft: string) => Promise<unknown>;
  /** The draft of this person, as the server has stored it; also after a reload or on another device. A new phase erases it. */
  draft?: string;
  /** Keeps what was composed so far, in the game's notation as far as it goes; secret, and handed in when time runs out. */
  ondraft?: ((text: string) => void) | undefined;
  /** Called with true while the board still shows how it came to this: the end is not announced before. */
  onshowing?: (showing: boolean) => void;
  /** Takes the last move back, where that can be done now: for a board on which a turn is several moves. */
  ontakeback?: (() => void) | null;
  /** The host has seen enough of what was revealed last: whatever is still shown of it may go. */
  wentOn?: boolean;
  /** Whether a host leads through the evening, on a phone around one screen. */
  led?: boolean;
  /** Whether boards lie as on an upright phone, for everyone at the table alike; null: as fits this page. */
  upright?: boolean | null;
  /** Whether what was revealed last is still being looked at. */
  looking?: boolean;
  /** How many parts of it were shown, where its player leads, and how one more is. */
  shown?: number;
  onlead?: ((step: number) => void) | undefined;
  /** For a spectator who may guess along: what they have guessed, and how they do. */
  guess?: string | null;
  onguess?: ((text: string) => void) | undefined;
  /** What those who guess along have together. */
  audience?: Room['audience'];
  /** For the host at a room's screen: lets everyone go on from what was revealed. */
  onnext?: (() => void) | undefined;
  /** What this person has just revealed and may give a reason for, and how that is said; whether it was. */
  reasons?: readonly string[];
  onreason?: (about: string, text: string) => Promise<boolean>;
  /** The bots' remarks on the last reveal. */
  remarks?: readonly Remark[];
  /** A board of the day: no turn of a game, and no one else who plays. */
  daily?: boolean;
  /** By the text of a choice; only on the analysis board, and only games with an analysis heed it. */
  marks?: ReadonlyMap<string, Mark>;
}

export interface RulesProps {
  /** The positions of the lesson file's figures, by name. */
  figures: readonly Figure[];
}

// A board is chosen by the game's name at run time, so its view's type is known to the board alone.
export type AnyBoard = Component<BoardProps<any>>;

const boards = import.meta.glob<{ default: AnyBoard }>('./*/Board.svelte');
const rules = import.meta.glob<{ default: Component<RulesProps> }>('./*/Rules.svelte');
const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte', { eager: true });

export async function boardOf(game: string): Promise<AnyBoard | null> {
  const [board] = await Promise.all([boards[`./${boardFolder(game)}/Board.svelte`]?.(), learnGame(game)]);
  return board?.default ?? null;
}

export async function rulesOf(game: string): Promise<Component<RulesProps> | null> {
  return (await rules[`./${game}/Rules.svelte`]?.())?.default ?? null;
}

export function emblemOf(game: string): Component | null {
  return emblems[`./${boardFolder(game)}/Emblem.svelte`]?.default ?? null;
}

/** The games that this client can draw: ours, and those from elsewhere, which are drawn by their shapes. */
export const boardNames: readonly string[] = [...Object.keys(boards).map((path) => path.split('/')[1]!).filter((name) => name !== 'shapes'), ...elsewhere];

export function hasBoard(game: string): boolean {
  return boardNames.includes(game);
}

/** A step by arrow key, as columns to the right and rows upwards; null for any other key. */
export function arrows(key: string): readonly [number, number] | null {
  switch (key) {
    case 'ArrowLeft':
      return [-1, 0];
    case 'ArrowRight':
      return [1, 0];
    case 'ArrowUp':
      return [0, 1];
    case 'ArrowDown':
      return [0, -1];
    default:
      return null;
  }
}
