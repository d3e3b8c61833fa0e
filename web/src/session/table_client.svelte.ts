// A table as this device takes part in it: one connection for each of its seats, or one to watch. It follows the seat
// that has to move, steps through the game, sends acts and shows refusals as notices.
import { socketAddress } from '../http/api';
import { webSocketChannel, type OpenChannel } from './channel';
import { Connection, type TableRequest, type Answer } from './connection.svelte';
import { isHere, localChannel } from '../offline/place';
import { mutedPeople, keepMutedPeople, tickets } from '../device/local_storage';
import { toasts } from '../components/toasts.svelte';
import { sealedPart } from './shuffle';
import { learnRefusal, nameInWords, refusalInWords } from '../text/words';
import type { CoachLine, Announcement, Table, TicketCard } from '../wire';

export class TableClient {
  connections: Connection[] = $state.raw([]);
  /** How many moves the board shows while stepping through the game; null at the present. */
  ply: number | null = $state(null);
  /** The move that is on its way. */
  pending: string | null = $state(null);

  #earlierViews = $state.raw(new Map<number, unknown>());
  #lastShown: Connection | null = null;
  /** The draft sent last, and the newest table message when the server had it: later messages include the draft. */
  #sentDraft: { text: string; seen: Table | null; connection: Connection } | null = $state.raw(null);
  #nextDraft: string | null = null;

  constructor(
    readonly id: string,
    openChannel: OpenChannel = isHere(id) ? localChannel(id) : webSocketChannel(socketAddress(id)),
  ) {
    const held = tickets(id);
    this.muted = mutedPeople(id);
    const connected = ({ ticket, person, game }: TicketCard) => new Connection(openChannel, ticket, { table: id, game: game ?? 1, person });
    this.connections = held.length ? held.map(connected) : [new Connection(openChannel, null)];
  }

  /** The connection whose view is on the board: that of the seat to move, else the one shown before. */
  connection: Connection = $derived.by(() => {
    const ready = this.connections.filter((connection) => connection.table);
    const shown = this.#lastShown && this.connections.includes(this.#lastShown) ? this.#lastShown : null;
    const awaited = ready.find(({ table }) => table!.you !== null && table!.awaited.includes(table!.you));
    const chosen = awaited ?? shown ?? ready[0] ?? this.connections[0]!;
    this.#lastShown = chosen;
    return chosen;
  });

  table: Table | null = $derived(this.connection.table);
  clock = $derived(this.connection.clock);
  announcements: readonly Announcement[] = $derived(this.table?.announcements ?? []);
  /** The seats that this device holds. */
  mine: readonly number[] = $derived(
    this.connections.flatMap(({ table }) => (table === null || table.you === null ? [] : [table.you])),
  );
  /** The people that this device is at the table: one, or several who share it. */
  people: readonly number[] = $derived(this.connections.flatMap(({ table }) => (table?.room.you == null ? [] : [table.room.you])));
  severalSeats = $derived(this.connections.length > 1);
  hosting = $derived(this.table != null && this.table.room.host !== null && this.people.includes(this.table.room.host));
  /** The people muted on this device. */
  muted: readonly number[] = $state([]);
  /** The ticket by which this device is known at the table. */
  ticket: string | null = $derived(this.connection.ticket);
  state = $derived(this.connections.find(({ state }) => state !== 'open')?.state ?? 'open');
  finalRefusal = $derived(this.connections.find(({ finalRefusal }) => finalRefusal !== null)?.finalRefusal ?? null);
  anotherGame = $derived(this.connections.some(({ anotherGame }) => anotherGame));
  closedBecause = $derived(this.connections.find(({ closedBecause }) => closedBecause !== null)?.closedBecause ?? null);
  live = $derived(this.ply === null || this.ply >= this.announcements.length);
  shownPly = $derived(this.live ? this.announcements.length : this.ply!);
  view: unknown = $derived(this.live ? this.table?.view : (this.#earlierViews.get(this.ply!) ?? this.table?.view));
  myTurn = $derived(
    this.table !== null && this.table.you !== null && this.table.to_move.includes(this.table.you) && !this.table.outcome,
  );
  interactive = $derived(this.live && this.myTurn && this.pending === null);
  /** The draft of this seat, as the server has stored it. */
  draft: string = $derived.by(() => {
    const sent = this.#sentDraft;
    const newer = sent !== null && sent.connection === this.connection && (sent.seen === null || sent.seen === this.table);
    return newer ? sent.text : (this.table?.draft ?? '');
  });
  /** Whether a seat of this device can take a move back, and no request is open. */
  canTakeBack = $derived(this.table?.asking === null && this.connections.some(({ table }) => table?.can_take_back));

  async play(text: string): Promise<void> {
    const { connection, table } = this;
    if (!table || this.pending !== null) return;
    this.pending = text;
    await this.#request({ kind: 'play', phase: table.phase, text }, connection);
    this.pending = null;
  }

  /** Keep the draft at the table: for other devices, a reload, and for when time runs out. */
  keepDraft = async (text: string): Promise<void> => {
    const { connection } = this;
    if (this.#sentDraft !== null && this.#sentDraft.seen === null) {
      this.#sentDraft = { ...this.#sentDraft, text };
      this.#nextDraft = text; // one request at a time; drafts in between are skipped
      return;
    }
    this.#sentDraft = { text, seen: null, connection };
    for (let next: string | null = text; next !== null; next = this.#nextDraft) {
      this.#nextDraft = null;
      await connection.request({ kind: 'draft', text: next });
    }
    this.#sentDraft = { ...this.#sentDraft, seen: connection.table };
  };

  /** Any other request at a table; returns whether it was done. Refusals are shown. */
  request = async (asked: TableRequest): Promise<boolean> => (await this.#request(asked)).kind === 'done';

  /** Mute this person on this device, or unmute them. */
  setMuted(person: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, person] : this.muted.filter((other) => other !== person);
    keepMutedPeople(this.id, this.muted);
  }

  nameOf(person: number): string {
    return nameInWords(this.table?.room.people.find((other) => other.person === person)?.name ?? '');
  }

  resign = () => this.#request({ kind: 'resign' });
  takeBack = () => this.#request({ kind: 'take-back' }, this.#connectionToTakeBack());
  rematch = async (): Promise<Answer> => {
    const { ticket, place } = this.connection;
    return this.#request({ kind: 'rematch', seal: ticket && place && (await sealedPart(place)) });
  };
  /** Say something to all; returns whether it was said. */
  say = async (text: string): Promise<boolean> => (await this.#request({ kind: 'say', text })).kind === 'done';
  answer = (accept: boolean) => this.#request({ kind: 'answer', accept }, this.#connectionWhere(isAsked));
  /** Answer as this person: the person who asked withdraws the question by not accepting. */
  answerAs = (person: number, accept: boolean) =>
    this.#request({ kind: 'answer', accept }, this.#connectionWhere((table) => table.room.you === person));

  /** The preview of an unfinished move in the game's own terms; null when there is none. */
  consider = async (draft: string): Promise<unknown> => {
    const answer = await this.#request({ kind: 'consider', draft });
    return answer.kind === 'considered' ? answer.preview : null;
  };

  /** The coach's hints before this turn; empty without any. */
  coach = async (): Promise<readonly CoachLine[]> => {
    const answer = await this.#request({ kind: 'coach' });
    return answer.kind === 'coached' ? answer.said : [];
  };

  /** Show the board as it was after this many moves. */
  async step(ply: number): Promise<void> {
    const last = this.announcements.length;
    const wanted = Math.max(0, Math.min(ply, last));
    if (wanted === last) {
      this.ply = null;
      return;
    }
    if ((await this.look(wanted)) !== null) this.ply = wanted;
  }

  /** The view after this many moves; null if it is not known. */
  async look(ply: number): Promise<unknown> {
    if (!this.#earlierViews.has(ply)) {
      const answer = await this.#request({ kind: 'look', ply }, this.connection);
      if (answer.kind !== 'looked') return null;
      this.#earlierViews = new Map(this.#earlierViews).set(answer.ply, answer.view);
    }
    return this.#earlierViews.get(ply) ?? null;
  }

  /** Forget the views of earlier positions: moves were taken back, or another seat looks now. */
  forgetEarlierViews(): void {
    this.#earlierViews = new Map();
    this.ply = null;
  }

  retry(): void {
    for (const connection of this.connections) if (connection.state !== 'open') connection.connect();
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  /** Of the seats here that may take back, the one that moved last: one move is taken back, not two. */
  #connectionToTakeBack(): Connection {
    const able = this.connections.filter(({ table }) => table?.can_take_back);
    const movers = this.announcements.map((announcement) => announcement.seat);
    const lastMove = (connection: Connection) => movers.lastIndexOf(connection.table!.you!);
    return able.sort((one, other) => lastMove(other) - lastMove(one))[0] ?? this.connection;
  }

  #connectionWhere(test: (table: Table) => boolean): Connection {
    return this.connections.find(({ table }) => table && test(table)) ?? this.connection;
  }

  async #request(asked: TableRequest, connection: Connection = this.connection): Promise<Answer> {
    const answer = await connection.request(asked);
    if (answer.kind === 'refused') {
      await learnRefusal(answer.code);
      toasts.show(refusalInWords(answer), 'refusal');
    }
    return answer;
  }
}

/** Whether an open question waits for the answer of this person. */
export function isAsked(table: Table): boolean {
  return table.room.you !== null && (table.room.question?.unanswered.includes(table.room.you) ?? false);
}
