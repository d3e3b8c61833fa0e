// One seat's line to its table: says hello, asks, hears. When it breaks it is tried again, ever more slowly, and what
// was not answered yet is sent again first, under the same id, so that a move is made once however often it is sent.
import { freshId } from './random_ids';
import { shared } from './structural_sharing';
import { noteShuffle, openedPart, sealedPart, type Place } from './shuffle';
import { learnRefusal, refusalInWords, say } from '../text/words';
import type { Hello, Reply, Request, Table } from '../wire';

type WithoutId<Sent> = Sent extends unknown ? Omit<Sent, 'id'> : never;
/** A request without its id, which is given on sending. */
export type Wish = WithoutId<Exclude<Request, Hello>>;

export type State = 'connecting' | 'open' | 'waiting' | 'ended';

/** A deadline by this page's own clock, and how long there was in all, in milliseconds. */
export interface Clock {
  due: number;
  whole: number;
  /** What each seat had left when this was heard, where everybody has a stock of time. */
  seats: readonly number[];
  heard: number;
  paused: boolean;
  /** How long it did not run yet when this was heard: something is looked at first. */
  soon: number;
}

export type Answer = Exclude<Reply, Table>;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** Refusals after which this ticket opens nothing at the table, however often it is tried. */
const FINAL: ReadonlySet<string> = new Set(['sent-away', 'ticket-dead', 'wrong-ticket', 'table-closed']);
/** A line that was asked whether it still lives has so long to say anything. */
const PATIENCE = 4000;

export class Connection {
  state: State = $state('connecting');
  table: Table | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  /** Why the server let us go for good. */
  farewell: string | null = $state(null);
  /** The code of a refusal that trying again cannot change. */
  refused: string | null = $state(null);

  #socket: WebSocket | null = null;
  /** Has this socket been told who is there? Nothing may be said before that. */
  #greeted = false;
  #unanswered = new Map<string, { text: string; settle: (answer: Answer) => void }>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    readonly ticket: string | null,
    private readonly open: (address: string) => WebSocket = (at) => new WebSocket(at),
    /** What our part in the next shuffle is bound to. */
    public place: Place | null = null,
  ) {
    addEventListener('offline', this.#offline);
    addEventListener('online', this.#online);
    document.addEventListener('visibilitychange', this.#seen);
    this.connect();
  }

  connect(): void {
    clearTimeout(this.#timer);
    this.state = 'connecting';
    this.farewell = null;
    const socket = this.open(this.address);
    this.#socket = socket;
    this.#greeted = false;
    const seal = this.ticket && this.place && sealedPart(this.place);
    socket.onopen = () => {
      if (!(seal instanceof Promise)) this.#greet(socket, seal || null);
      else void seal.catch(() => null).then((late) => this.#greet(socket, late));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Reply);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #greet(socket: WebSocket, seal: string | null): void {
    if (this.#socket !== socket) return;
    socket.send(JSON.stringify({ kind: 'hello', ticket: this.ticket, seal } satisfies Hello));
    for (const { text } of this.#unanswered.values()) socket.send(text);
    this.#greeted = true;
  }

  /** Send a wish, now or once the line is back; the answer is a refusal or what was asked for. */
  ask(wish: Wish): Promise<Answer> {
    const id = freshId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.#unanswered.set(id, { text, settle });
      if (this.#greeted && this.#socket?.readyState === 1) this.#socket.send(text); // 1: open; else it is sent after hello
    });
  }

  close(): void {
    removeEventListener('offline', this.#offline);
    removeEventListener('online', this.#online);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    this.state = 'ended';
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hear(reply: Reply): void {
    clearTimeout(this.#probe);
    if (reply.kind === 'table') {
      noteShuffle(reply);
      this.#notePlace(reply);
      const part = this.ticket && openedPart(reply);
      if (part) void this.ask({ kind: 'unseal', nonce: part });
      if (part && !this.table) return; // in a moment there is a game to show
      this.table = { ...shared(this.table, reply) };
      const heard = performance.now();
      this.clock = reply.clock && { ...reply.clock, due: heard + reply.clock.left, heard };
      this.state = 'open';
      this.#pause = FIRST_PAUSE;
      return;
    }
    if (reply.id === null) {
      const final = reply.kind === 'refused' && FINAL.has(reply.code);
      if (final) {
        // The room is for those who are at the table: its board, its people and its code are shown no longer.
        this.table = null;
        this.clock = null;
        this.refused = reply.code;
      }
      if (reply.kind === 'refused' && (final || this.state !== 'open')) {
        this.farewell = refusalInWords(reply);
        void learnRefusal(reply.code).then(() => (this.farewell &&= refusalInWords(reply)));
      }
      return;
    }
    const waiting = this.#unanswered.get(reply.id);
    this.#unanswered.delete(reply.id);
    waiting?.settle(reply);
  }

  /** Who we are at the table, and for which game our next part is. */
  #notePlace({ table, room }: Table): void {
    if (room.you === null) return;
    const before = this.place;
    this.place = { table, game: room.games + 1, person: room.you };
    const ready = room.stage === 'gathering' && room.people.some((one) => one.person === room.you && one.ready);
    if (!ready || room.shuffling || !room.commitment || before?.game === this.place.game) return;
    // We had said hello with a part for an earlier game: a device that was given this seat cannot know better.
    void Promise.resolve(sealedPart(this.place)).then((seal) => this.ask({ kind: 'rematch', seal }), () => null);
  }

  #lost(): void {
    this.#socket = null;
    if (this.farewell !== null) {
      this.state = 'ended';
      return;
    }
    this.state = 'waiting';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    if (this.state !== 'ended') this.state = 'waiting';
  }

  #offline = () => this.#drop();

  #online = () => {
    if (this.state === 'waiting') this.connect();
  };

  /** A phone that slept may hold a line that is dead without knowing: ask it something, and take silence for an answer. */
  #seen = () => {
    if (document.visibilityState !== 'visible') return;
    this.#online();
    if (this.state !== 'open') return;
    this.#socket?.send(JSON.stringify({ kind: 'look', id: freshId(), ply: 0 } satisfies Request));
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => {
      this.#drop();
      this.connect();
    }, PATIENCE);
  };
}

/** The state of a line in words. */
export function stateInWords(state: State): string {
  return say(`client-line-${state}`);
}
