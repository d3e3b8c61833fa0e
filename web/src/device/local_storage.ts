// What this device remembers: its games and the tickets of its seats, invitations still to be given out, puzzles that were
// solved and a rating from them, choices, and the guest's name.
// Storage may be refused (private windows): then it lasts as long as the page.
import { rated, UNRATED, type SolverRating } from './solver_rating';
import type { InviteCard, TicketCard } from '../wire';

const memory = new Map<string, string>();

function get(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function set(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // kept in memory
  }
}

function list<Item>(key: string): Item[] {
  try {
    const read: unknown = JSON.parse(get(key) ?? '[]');
    return Array.isArray(read) ? (read as Item[]) : [];
  } catch {
    return [];
  }
}

export const tickets = (table: string) => list<TicketCard>(`parlour.tickets.${table}`);

/** Forget a ticket that opens nothing any more, so that a new link or code can be used on this device. */
export function forgetTicket(table: string, ticket: string): void {
  set(`parlour.tickets.${table}`, JSON.stringify(tickets(table).filter((card) => card.ticket !== ticket)));
}

export function keepTickets(table: string, more: readonly TicketCard[]): void {
  const seats = new Set(more.map((card) => card.seat));
  const kept = tickets(table).filter((card) => !seats.has(card.seat));
  set(`parlour.tickets.${table}`, JSON.stringify([...kept, ...more].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1))));
}

/** The next game of this table, to which the ticket's part in a shuffle is bound. */
export function keepNextGame(table: string, ticket: string, game: number): void {
  const kept = tickets(table);
  if (kept.some((card) => card.ticket === ticket && card.game !== game))
    set(`parlour.tickets.${table}`, JSON.stringify(kept.map((card) => (card.ticket === ticket ? { ...card, game } : card))));
}

export interface KnownTable {
  table: string;
  game: string;
  /** When this device first sat there, as an ISO date. */
  since: string;
  /** What follows is as this device saw it last. */
  seen?: string;
  others?: string[];
  /** Whether it waits for a person to take a seat. */
  free?: boolean;
  /** Whether it is this device's turn. */
  mine?: boolean;
  over?: boolean;
  /** How it ended from here; nothing where no one wins. */
  result?: 'won' | 'lost' | 'drawn' | 'scored';
  /** When the time of those awaited runs out, in milliseconds since 1970, with days to think. */
  due?: number;
  /** Whether it can be reviewed. */
  review?: boolean;
}

const MOST_TABLES = 100;

/** The tables where this device has or had a seat, the newest first: a lost link is not a lost seat. */
export const knownTables = () => list<KnownTable>('parlour.tables').filter((known) => typeof known?.table === 'string');
export const gamesInProgress = () => knownTables().filter((known) => !known.over);
export const finishedGames = () => knownTables().filter((known) => known.over);

/** Remember a table as it is now. When it was seen is when something changed. */
export function keepTable(table: string, game: string, now: Omit<KnownTable, 'table' | 'game' | 'since' | 'seen'> = {}): void {
  const known = knownTables();
  const before = known.find((other) => other.table === table);
  const { seen: _, ...old } = before ?? { table, game, since: new Date().toISOString() };
  const kept = { ...old, ...now };
  if (before && JSON.stringify(kept) === JSON.stringify(old)) return;
  const rest = known.filter((other) => other.table !== table);
  set('parlour.tables', JSON.stringify([{ ...kept, seen: new Date().toISOString() }, ...rest].slice(0, MOST_TABLES)));
}

export function forgetTable(table: string): void {
  set('parlour.tables', JSON.stringify(knownTables().filter((other) => other.table !== table)));
}

/** How many of the last finished games in a row were won, and how many of all that could be. */
export function wins(): { row: number; won: number; of: number } {
  const decided = finishedGames().filter((known) => known.result && known.result !== 'scored');
  const row = decided.findIndex((known) => known.result !== 'won');
  return { row: row === -1 ? decided.length : row, won: decided.filter((known) => known.result === 'won').length, of: decided.length };
}

export const invites = (table: string) => list<InviteCard>(`parlour.invites.${table}`);

export function keepInvites(table: string, cards: readonly InviteCard[]): void {
  if (cards.length) set(`parlour.invites.${table}`, JSON.stringify(cards));
}

/** The people at a table who are muted on this device. */
export const mutedPeople = (table: string) => list<number>(`parlour.unheard.${table}`);
export const keepMutedPeople = (table: string, people: readonly number[]) => set(`parlour.unheard.${table}`, JSON.stringify(people));

/** The puzzles of a game that were solved on this device. */
export const solvedPuzzles = (game: string) => list<number>(`parlour.solved.${game}`);

export function keepSolved(game: string, number: number): void {
  set(`parlour.solved.${game}`, JSON.stringify([...new Set([...solvedPuzzles(game), number])]));
  const today = day(new Date());
  const days = list<string>('parlour.days').filter((other) => other !== today);
  set('parlour.days', JSON.stringify([today, ...days].slice(0, 400)));
}

/** The solver's rating in a game, as this device knows it. */
export function solverRating(game: string): SolverRating {
  const read = parsed(get(`parlour.rating.${game}`) ?? '') as Partial<SolverRating> | null;
  return Number.isFinite(read?.rating) && Number.isInteger(read?.tries) ? (read as SolverRating) : UNRATED;
}

/** The first try at a puzzle counts for the rating. Returns what changed; null where it was tried before. */
export function keepTry(game: string, number: number, difficulty: number, score: number): { rating: number; change: number } | null {
  const tried = list<number>(`parlour.tried.${game}`);
  if (tried.includes(number) || solvedPuzzles(game).includes(number)) return null;
  const before = solverRating(game);
  const after = rated(before, difficulty, score);
  set(`parlour.tried.${game}`, JSON.stringify([...tried, number]));
  set(`parlour.rating.${game}`, JSON.stringify(after));
  return { rating: after.rating, change: after.rating - before.rating };
}

const day = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

/** On how many days in a row, up to today or yesterday, a puzzle was solved here. */
export function puzzleStreak(now = new Date()): number {
  const days = new Set(list<string>('parlour.days'));
  const ago = (count: number) => day(new Date(now.getFullYear(), now.getMonth(), now.getDate() - count));
  const first = days.has(ago(0)) ? 0 : 1;
  let count = 0;
  while (days.has(ago(first + count))) count += 1;
  return count;
}

/** How this device likes its boards: a choice by name, null while it was never made. */
export const kept = (choice: string) => get(`parlour.choice.${choice}`);
export const keep = (choice: string, value: string) => set(`parlour.choice.${choice}`, value);

export const guestName = () => get('parlour.name') ?? '';
export const keepGuestName = (name: string) => set('parlour.name', name);

/** An invitation that was opened here and not yet accepted: the address bar forgets it at once, a reload must not. */
export function invitation(table: string): string | null {
  try {
    return sessionStorage.getItem(`parlour.invitation.${table}`);
  } catch {
    return memory.get(`invitation.${table}`) ?? null;
  }
}

export function keepInvitation(table: string, secret: string | null): void {
  try {
    if (secret === null) sessionStorage.removeItem(`parlour.invitation.${table}`);
    else sessionStorage.setItem(`parlour.invitation.${table}`, secret);
  } catch {
    if (secret === null) memory.delete(`invitation.${table}`);
    else memory.set(`invitation.${table}`, secret);
  }
}

const DEVICE = 'parlour.device';

/** A random number by which an operator can ban this browser without its address. It stays here, and names no one. */
export function deviceNumber(): string {
  const kept = get(DEVICE);
  if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  set(DEVICE, made);
  return made;
}

const PUSH = 'parlour.push';

/** The server's name for the subscription of this browser; null while it has none. It stays here: another has its own. */
export const pushAddress = (): string | null => get(PUSH) || null;
export const keepPushAddress = (id: string | null): void => set(PUSH, id ?? '');

/** A secret that is transferred with the rest. */
export const storedSecret = (key: string): string | null => get(key);
export const storeSecret = (key: string, value: string): void => set(key, value);

const SLOW = 'parlour.slow';

/** The levels of bots that do not think to the end in time on this device, as measured by this edition; null before that. */
export function slowLevels(edition: string): Readonly<Record<string, readonly number[]>> | null {
  const read = parsed(get(SLOW) ?? '') as { edition?: string; levels?: Record<string, number[]> } | null;
  return read?.edition === edition ? (read.levels ?? null) : null;
}
export const keepSlowLevels = (edition: string, levels: Record<string, number[]>): void => set(SLOW, JSON.stringify({ edition, levels }));

// All of it at once: to download, to transfer to another device, to erase.

const PREFIX = 'parlour.';

const isCarried = (key: string) => key.startsWith(PREFIX) && ![DEVICE, PUSH, SLOW].includes(key);

/** Everything that is remembered here, by name, but for what another device has of its own: its number, subscription and speed. */
export function everything(): Record<string, string> {
  const found: Record<string, string> = {};
  try {
    for (let index = 0; index < localStorage.length; index++) {
      const key = localStorage.key(index)!;
      if (isCarried(key)) found[key] = localStorage.getItem(key)!;
    }
  } catch {
    for (const [key, value] of memory) if (isCarried(key)) found[key] = value;
  }
  return found;
}

/** Add what another device remembered. What both know is taken from there, but lists of games and puzzles are joined. */
export function bring(from: Record<string, string>): void {
  for (const [key, value] of Object.entries(from)) set(key, joined(key, value));
}

function joined(key: string, value: string): string {
  const there = parsed(value);
  if (key.startsWith('parlour.rating.')) {
    // The rating that rests on more puzzles.
    const game = key.slice('parlour.rating.'.length);
    return solverRating(game).tries > ((there as Partial<SolverRating> | null)?.tries ?? 0) ? JSON.stringify(solverRating(game)) : value;
  }
  if (!Array.isArray(there)) return value;
  if (key === 'parlour.tables') {
    const mine = knownTables();
    const own = new Set(mine.map((known) => known.table));
    const more = (there as KnownTable[]).filter((known) => typeof known?.table === 'string' && !own.has(known.table));
    return JSON.stringify([...mine, ...more].sort((one, other) => (one.since < other.since ? 1 : -1)).slice(0, MOST_TABLES));
  }
  if (key === 'parlour.days' || key.startsWith('parlour.solved.') || key.startsWith('parlour.tried.'))
    return JSON.stringify([...new Set([...list<unknown>(key), ...(there as unknown[])])]);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function eraseEverything(): void {
  memory.clear();
  try {
    for (const key of [...Object.keys(everything()), DEVICE, PUSH]) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // nothing was stored
  }
}
