// A socket that a test holds the other end of.
import type { Table } from '../src/wire';

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

// Every test connects through it.
globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;

export function table(changes: Partial<Table> = {}): Table {
  return {
    kind: 'table',
    table: 't',
    game: 'dualite',
    options: {},
    you: 0,
    seats: [
      { seat: 0, side: 0, kind: 'person', name: 'Ada', level: null, here: true, person: null, substitute: null, invited: false, plain: false },
      { seat: 1, side: 1, kind: 'person', name: 'Bo', level: null, here: true, person: null, substitute: null, invited: false, plain: false },
    ],
    phase: 0,
    to_move: [0],
    awaited: [0],
    view: { now: true },
    announcements: [],
    remarks: [],
    shuffle: null,
    outcome: null,
    can_take_back: false,
    can_go_on: false,
    asked: '',
    can_analyse: false,
    asking: null,
    unanswered: [],
    draft: '',
    delayed: false,
    moments: [],
    explain: [],
    room: {
      status: 'playing', you: null, uninvited: false, host: null, people: [], seats: [], options: {},
      time: { kind: 'none', seconds: 0, increment: 0 }, paused: false, question: null, absent: [], can_claim: false, can_host: false, can_vote: false,
      games: 0, score: [], code: null, reports: [], delayed: false, screen: null, upright: null, another_round: {}, closed: false,
      evening: { games: [], players: [], plan: [], next: null, wishes: {}, open: false }, audience: null, can_guess: false, guess: null, shown: 0,
      commitment: null, seals: [], shuffling: false,
      solver_closed: false, added: 0,
      went_on: false, missing: [],
    },
    talk: null,
    clock: null,
    ...changes,
  };
}

export const heard = (seat: number, text: string) => ({ seat, text, code: 'dualite-told-drew', facts: { cell: text } });
