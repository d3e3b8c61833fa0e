// What this device remembers: the tickets of its seats, invitations still to be given out, and the guest's name.
// Storage may be refused (private windows): then it lasts as long as the page.
import type { InviteCard, TicketCard } from './wire';

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

export function keepTickets(table: string, more: readonly TicketCard[]): void {
  const seats = new Set(more.map((card) => card.seat));
  const kept = tickets(table).filter((card) => !seats.has(card.seat));
  set(`parlour.tickets.${table}`, JSON.stringify([...kept, ...more].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1))));
}

export interface KnownTable {
  table: string;
  game: string;
  /** When this device first sat there, as an ISO date. */
  since: string;
}

/** The tables where this device has a seat, the newest first: a lost link is not a lost seat. */
export const knownTables = () => list<KnownTable>('parlour.tables');

export function keepTable(table: string, game: string): void {
  const known = knownTables();
  if (known.some((other) => other.table === table)) return;
  const newest = { table, game, since: new Date().toISOString() };
  set('parlour.tables', JSON.stringify([newest, ...known].slice(0, 12)));
}

export function forgetTable(table: string): void {
  set('parlour.tables', JSON.stringify(knownTables().filter((other) => other.table !== table)));
}

export const invites = (table: string) => list<InviteCard>(`parlour.invites.${table}`);

export function keepInvites(table: string, cards: readonly InviteCard[]): void {
  if (cards.length) set(`parlour.invites.${table}`, JSON.stringify(cards));
}

/** The people at a table whom this device does not want to hear. */
export const unheard = (table: string) => list<number>(`parlour.unheard.${table}`);
export const keepUnheard = (table: string, people: readonly number[]) => set(`parlour.unheard.${table}`, JSON.stringify(people));

/** The puzzles of a game that were solved on this device. */
export const solvedPuzzles = (game: string) => list<number>(`parlour.solved.${game}`);

export function keepSolved(game: string, number: number): void {
  set(`parlour.solved.${game}`, JSON.stringify([...new Set([...solvedPuzzles(game), number])]));
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
