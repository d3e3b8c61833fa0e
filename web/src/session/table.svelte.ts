// A table as this device sits at it: one line for each of its seats, or one to watch. It shows the seat that has to
// move, steps through the game, and turns refusals into notices.
import { socketAddress } from '../http/api';
import { Connection, type Answer, type Wish } from './connection.svelte';
import { keepTickets, keepUnheard, tickets, unheard } from '../device/local_storage';
import { toasts } from '../components/toasts.svelte';
import { sealedPart, type Place } from './shuffle';
import { known, learnRefusal, nameInWords, refusalInWords, say } from '../text/words';
import type { CoachLine, Heard, SeatCard, Table, TicketCard } from '../wire';

export class TableAtHand {
  lines: Connection[] = $state.raw([]);
  /** How many moves the board shows while stepping through the game; null at the present. */
  ply: number | null = $state(null);
  /** The move that is on its way. */
  pending: string | null = $state(null);

  #seen = $state.raw(new Map<number, unknown>());
  #shown: Connection | null = null;
  /** The draft sent last, and the table message that was the newest when it had arrived: the next one holds it too. */
  #sent: { text: string; seen: Table | null; line: Connection } | null = $state.raw(null);
  #nextDraft: string | null = null;

  constructor(
    readonly id: string,
    private readonly connect: (address: string, ticket: string | null, place: Place | null) => Connection = (address, ticket, place) =>
      new Connection(address, ticket, undefined, place),
  ) {
    const held = tickets(id);
    this.deaf = unheard(id);
    const connected = ({ ticket, person, game }: TicketCard) =>
      this.connect(socketAddress(id), ticket, { table: id, game: game ?? 1, person });
    this.lines = held.length ? held.map(connected) : [this.connect(socketAddress(id), null, null)];
  }

  /** The line whose view is on the board: that of the seat to move, else the one shown before. */
  line: Connection = $derived.by(() => {
    const ready = this.lines.filter((line) => line.table);
    const shown = this.#shown && this.lines.includes(this.#shown) ? this.#shown : null;
    const awaited = ready.find((line) => line.table!.you !== null && line.table!.awaited.includes(line.table!.you));
    const chosen = awaited ?? shown ?? ready[0] ?? this.lines[0]!;
    this.#shown = chosen;
    return chosen;
  });

  table: Table | null = $derived(this.line.table);
  clock = $derived(this.line.clock);
  told: readonly Heard[] = $derived(this.table?.told ?? []);
  /** The seats that this device holds. */
  mine: readonly number[] = $derived(
    this.lines.flatMap((line) => (line.table?.you === null || line.table === null ? [] : [line.table.you])),
  );
  /** The people that this device is at the table: one, or several who share it. */
  persons: readonly number[] = $derived(this.lines.flatMap((line) => (line.table?.room.you == null ? [] : [line.table.room.you])));
  severalSeats = $derived(this.lines.length > 1);
  hosting = $derived(this.table != null && this.table.room.host !== null && this.persons.includes(this.table.room.host));
  /** The people whom somebody at this device does not want to hear. */
  deaf: readonly number[] = $state([]);
  /** The ticket by which this device is known at the table. */
  ticket: string | null = $derived(this.line.ticket);
  state = $derived(this.lines.find((line) => line.state !== 'open')?.state ?? 'open');
  refused = $derived(this.lines.find((line) => line.refused !== null)?.refused ?? null);
  farewell = $derived(this.lines.find((line) => line.farewell !== null)?.farewell ?? null);
  live = $derived(this.ply === null || this.ply >= this.told.length);
  shownPly = $derived(this.live ? this.told.length : this.ply!);
  view: unknown = $derived(this.live ? this.table?.view : (this.#seen.get(this.ply!) ?? this.table?.view));
  myTurn = $derived(
    this.table !== null && this.table.you !== null && this.table.to_move.includes(this.table.you) && !this.table.outcome,
  );
  interactive = $derived(this.live && this.myTurn && this.pending === null);
  /** What this seat has composed so far, as the table keeps it. */
  draft: string = $derived.by(() => {
    const sent = this.#sent;
    const holds = sent !== null && sent.line === this.line && (sent.seen === null || sent.seen === this.table);
    return holds ? sent.text : (this.table?.draft ?? '');
  });
  /** Can somebody here take a move back, and has nobody asked for it yet? */
  canTakeBack = $derived(this.table?.asking === null && this.lines.some((line) => line.table?.can_take_back));

  async play(text: string): Promise<void> {
    const { line, table } = this;
    if (!table || this.pending !== null) return;
    this.pending = text;
    await this.#ask({ kind: 'play', phase: table.phase, text }, line);
    this.pending = null;
  }

  /** Keep what was composed so far at the table: for other devices, a reload, and for when time runs out. */
  keepDraft = async (text: string): Promise<void> => {
    const { line } = this;
    if (this.#sent !== null && this.#sent.seen === null) {
      this.#sent = { ...this.#sent, text };
      this.#nextDraft = text; // one at a time; what is in between need not be sent
      return;
    }
    this.#sent = { text, seen: null, line };
    for (let next: string | null = text; next !== null; next = this.#nextDraft) {
      this.#nextDraft = null;
      await line.ask({ kind: 'draft', text: next });
    }
    this.#sent = { ...this.#sent, seen: line.table };
  };

  /** Anything else that is done at a table; refusals are shown. */
  act = async (wish: Wish): Promise<boolean> => (await this.#ask(wish)).kind === 'done';

  /** Hear this person again, or do not: on this device alone. */
  hear(person: number, heard: boolean): void {
    this.deaf = heard ? this.deaf.filter((other) => other !== person) : [...this.deaf, person];
    keepUnheard(this.id, this.deaf);
  }

  nameOf(person: number): string {
    return nameInWords(this.table?.room.people.find((other) => other.person === person)?.name ?? '');
  }

  resign = () => this.#ask({ kind: 'resign' });
  takeBack = () => this.#ask({ kind: 'take-back' }, this.#lineThatTakesBack());
  rematch = async () => this.#ask({ kind: 'rematch', seal: this.line.ticket && this.line.place && (await sealedPart(this.line.place)) });
  /** Say something to all; whether it was said. */
  say = async (text: string): Promise<boolean> => (await this.#ask({ kind: 'say', text })).kind === 'done';
  answer = (accept: boolean) => this.#ask({ kind: 'answer', accept }, this.#lineOf(isAsked));
  /** Answer as this person: by not accepting, somebody withdraws their own question. */
  answerAs = (person: number, accept: boolean) =>
    this.#ask({ kind: 'answer', accept }, this.#lineOf((table) => table.room.you === person));

  /** What an unfinished move would do, in the game's own terms; null when it cannot be said. */
  consider = async (draft: string): Promise<unknown> => {
    const answer = await this.#ask({ kind: 'consider', draft });
    return answer.kind === 'considered' ? answer.preview : null;
  };

  /** What somebody who explains says before this turn; nothing when that cannot be said. */
  coach = async (): Promise<readonly CoachLine[]> => {
    const answer = await this.#ask({ kind: 'coach' });
    return answer.kind === 'coached' ? answer.said : [];
  };

  /** Show the board as it was after this many moves. */
  async step(ply: number): Promise<void> {
    const last = this.told.length;
    const wanted = Math.max(0, Math.min(ply, last));
    if (wanted === last) {
      this.ply = null;
      return;
    }
    if ((await this.look(wanted)) !== null) this.ply = wanted;
  }

  /** What the board looked like after this many moves; null if it is not known. */
  async look(ply: number): Promise<unknown> {
    if (!this.#seen.has(ply)) {
      const answer = await this.#ask({ kind: 'look', ply }, this.line);
      if (answer.kind !== 'looked') return null;
      this.#seen = new Map(this.#seen).set(answer.ply, answer.view);
    }
    return this.#seen.get(ply) ?? null;
  }

  /** Forget what earlier positions looked like: the game went another way, or another seat looks now. */
  forget(): void {
    this.#seen = new Map();
    this.ply = null;
  }

  /** Keep the ticket of the next game, and say where it is. */
  nextTable(): string | null {
    let next: string | null = null;
    for (const { table } of this.lines) {
      if (!table?.rematch) continue;
      next = table.rematch;
      // The seat's number there is the server's to say; on this device the ticket alone matters, so number by order.
      if (table.rematch_ticket) keepTickets(next, [{ seat: table.you, person: table.room.you ?? 0, ticket: table.rematch_ticket, commitment: null, game: 1 }]);
    }
    return next;
  }

  retry(): void {
    for (const line of this.lines) if (line.state !== 'open') line.connect();
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  /** Of the seats here that may take back, the one that moved last: so that one move is taken back, not two. */
  #lineThatTakesBack(): Connection {
    const able = this.lines.filter((line) => line.table?.can_take_back);
    const movers = this.told.map((heard) => heard.seat);
    const lastMove = (line: Connection) => movers.lastIndexOf(line.table!.you!);
    return able.sort((one, other) => lastMove(other) - lastMove(one))[0] ?? this.line;
  }

  #lineOf(test: (table: Table) => boolean): Connection {
    return this.lines.find((line) => line.table && test(line.table)) ?? this.line;
  }

  async #ask(wish: Wish, line: Connection = this.line): Promise<Answer> {
    const answer = await line.ask(wish);
    if (answer.kind === 'refused') {
      await learnRefusal(answer.code);
      toasts.show(refusalInWords(answer), 'refusal');
    }
    return answer;
  }
}

/** Has this person to agree to what somebody asks? */
export function isAsked(table: Table): boolean {
  return table.room.you !== null && (table.room.question?.unanswered.includes(table.room.you) ?? false);
}

/** What a seat is called: the name its player gave, or a plain one. */
export function seatName(seat: SeatCard | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'free') return say('client-seat-free');
  return nameInWords(seat.name) || say('client-seat-guest', { number: seat.seat + 1 });
}

/** The same, and of a bot how good it is. */
export function called(seat: SeatCard): string {
  return seat.kind === 'bot' ? say('client-seat-bot-called', { name: seat.name, level: seat.level ?? 1 }) : seatName(seat);
}

/** A line of the move list, said aloud. */
export function heardInWords(heard: Heard, seats: readonly SeatCard[]): string {
  return say(heard.code, { ...heard.facts, player: seatName(seats[heard.seat]) });
}

/** Whose turn it is, from where this device sits. */
export function turnInWords(table: Table, mine: readonly number[]): string {
  if (table.outcome) return outcomeInWords(table);
  const free = table.seats.filter((seat) => seat.kind === 'free');
  const awaited = table.awaited;
  if (awaited.length === 0) return '';
  const first = awaited[0]!;
  if (mine.length === 1 && awaited.includes(mine[0]!)) {
    const own = `${table.game}-your-${table.asked || 'turn'}`;
    return say(known(own) ? own : 'client-turn-yours');
  }
  if (table.asked) return say(`${table.game}-${table.asked}-of`, { players: awaited.map((seat) => seatName(table.seats[seat])).join(', ') });
  if (awaited.length === 1 && table.to_move.length === 1) {
    if (free.some((seat) => seat.seat === first)) return say('client-turn-free');
    return say('client-turn-of', { player: seatName(table.seats[first]) });
  }
  if (free.length) return say('client-turn-several-free', { seats: free.length });
  if (awaited.length > 2 && awaited.length === table.seats.length) return say('client-turn-all');
  if (awaited.length > 2) return say('client-turn-many', { count: awaited.length, all: table.seats.length }); // their names are marked
  return say('client-turn-several', { players: awaited.map((seat) => seatName(table.seats[seat])).join(', ') });
}

export function outcomeInWords(table: Table): string {
  const { outcome, seats, you } = table;
  if (!outcome) return '';
  // The house's own ends without a winner, agreed upon or abandoned, are no draw by the rules.
  if (outcome.winners.length === 0) return say(outcome.points.length || outcome.early ? 'client-outcome-scored' : 'client-outcome-drawn');
  if (you !== null && outcome.winners.includes(you)) return say('client-outcome-you-win');
  const players = outcome.winners.map((seat) => seatName(seats[seat])).join(' + ');
  return say('client-outcome-wins', { players, number: outcome.winners.length });
}

/** Why it ended. */
export function reasonInWords(table: Table): string {
  const { outcome, seats } = table;
  if (!outcome) return '';
  return say(outcome.reason, { player: outcome.seat === null ? '' : seatName(seats[outcome.seat]) });
}
