// What every board is given, and how boards are found. README.md in this folder is the contract.
import type { Component } from 'svelte';
import type { Figure, Heard, Remark, SeatCard } from '../wire';

/** A word written on a choice: what analysis says of it. */
export interface Mark {
  text: string;
  good: boolean;
  bad: boolean;
  best: boolean;
  /** The larger the better, for a board where several moves share a place. */
  worth: number;
}

export interface BoardProps<View> {
  view: View;
  /** What was heard up to the position shown: the last entry is the last move. Empty in figures; in a lesson only what the learner did. */
  told: readonly Heard[];
  seats: readonly SeatCard[];
  /** May the person at this device act now? */
  interactive: boolean;
  /** The move that is on its way to the server. */
  pending: string | null;
  onplay: (text: string) => void;
  /** What an unfinished move would do: the game's `Preview`, or null. */
  consider: (draft: string) => Promise<unknown>;
  /** Called with true while the board still shows how it came to this: the end is not announced before. */
  onshowing?: (showing: boolean) => void;
  /** Takes the last move back, where that can be done now: for a board on which a turn is several moves. */
  ontakeback?: (() => void) | null;
  /** What bots have to say about what was shown last. */
  remarks?: readonly Remark[];
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
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null;
}

export async function rulesOf(game: string): Promise<Component<RulesProps> | null> {
  return (await rules[`./${game}/Rules.svelte`]?.())?.default ?? null;
}

export function emblemOf(game: string): Component | null {
  return emblems[`./${game}/Emblem.svelte`]?.default ?? null;
}

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
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
