// The connection of one seat to its table. When the channel breaks it reconnects with exponential backoff and sends
// unanswered requests again under the same id: the server treats them as idempotent, so a move is made only once.
import type { Channel, OpenChannel } from './channel';
import { freshId } from './random_ids';
import { shared } from './structural_sharing';
import { noteShuffle, openedPart, sealedPart, type Place } from './shuffle';
import { deviceNumber, keepNextGame } from '../device/local_storage';
import { toasts } from '../components/toasts.svelte';
import { learnRefusal, refusalInWords, say } from '../text/words';
import type { Hello, Reply, Request, Table } from '../wire';

type WithoutId<Sent> = Sent extends unknown ? Omit<Sent, 'id'> : never;
/** A request without its id, which the connection adds. */
export type TableRequest = WithoutId<Exclude<Request, Hello>>;

export type Answer = Exclude<Reply, Table>;

/** waiting: the channel is broken and will be opened again. ended: it will not. */
export type ConnectionStatus = 'connecting' | 'open' | 'waiting' | 'ended';

/** A deadline by this page's own clock. Durations are in milliseconds. */
export interface Clock {
  due: number;
  /** The whole time there was for it. */
  whole: number;
  /** What each seat had left when the message arrived, where each seat has a stock of time. */
  seats: readonly number[];
  /** When the message arrived. */
  received: number;
  paused: boolean;
  /** How long the clock still stood when the message arrived, because a move or a reveal is shown first. */
  soon: number;
}

const FIRST_RETRY_DELAY = 500;
const LONGEST_RETRY_DELAY = 8000;
/** How long a connection may take to answer a probe before it counts as dead. */
const PROBE_TIMEOUT = 4000;
/** How long a notice of the operator is shown. */
const NOTICE_SHOWN = 60_000;
/** Refusals of a ticket that trying again cannot change. */
const FINAL_REFUSALS: ReadonlySet<string> = new Set(['sent-away', 'ticket-dead', 'wrong-ticket', 'table-closed', 'table-shut', 'banned']);

export class Connection {
  state: ConnectionStatus = $state('connecting');
  table: Table | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  /** Why the server closed the connection for good, as a sentence. */
  closedBecause: string | null = $state(null);
  /** Another game was chosen at this table: what is shown of the last one is to be made anew. */
  anotherGame = $state(false);
  /** The code of a refusal that trying again cannot change. */
  finalRefusal: string | null = $state(null);

  #channel: Channel | null = null;
  /** Whether the hello was sent on this channel. Nothing may be sent before it. */
  #greeted = false;
  #unanswered = new Map<string, { request: Request; settle: (answer: Answer) => void }>();
  /** The game for which this connection has brought a part besides the one in its hello. */
  #brought = 0;
  #retryDelay = FIRST_RETRY_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly openChannel: OpenChannel,
    readonly ticket: string | null,
    /** The shuffle that this seat's next part is bound to. */
    public place: Place | null = null,
  ) {
    addEventListener('offline', this.#onOffline);
    addEventListener('online', this.#onOnline);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    this.connect();
  }

  connect(): void {
    clearTimeout(this.#retry);
    this.state = 'connecting';
    this.closedBecause = null;
    this.#greeted = false;
    const seal = this.ticket && this.place && sealedPart(this.place);
    const channel: Channel = this.openChannel({
      onopen: () => {
        if (!(seal instanceof Promise)) this.#greet(channel, seal || null);
        else void seal.catch(() => null).then((made) => this.#greet(channel, made));
      },
      onmessage: (reply) => this.#receive(reply),
      onclose: () => {
        if (this.#channel === channel) this.#onClose();
      },
    });
    this.#channel = channel;
  }

  #greet(channel: Channel, seal: string | null): void {
    if (this.#channel !== channel) return;
    channel.send({ kind: 'hello', ticket: this.ticket, seal, device: deviceNumber() });
    for (const { request } of this.#unanswered.values()) channel.send(request);
    this.#greeted = true;
  }

  /** Send a request, now or after reconnecting; returns the refusal or what was asked for. */
  request(asked: TableRequest): Promise<Answer> {
    const request = { ...asked, id: freshId() } as Request & { id: string };
    return new Promise((settle) => {
      this.#unanswered.set(request.id, { request, settle });
      if (this.#greeted) this.#channel?.send(request); // else it is sent after the hello
    });
  }

  close(): void {
    removeEventListener('offline', this.#onOffline);
    removeEventListener('online', this.#onOnline);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    this.#disconnect();
    this.state = 'ended';
  }

  #receive(reply: Reply): void {
    clearTimeout(this.#probe);
    if (reply.kind === 'table') this.#receiveTable(reply);
    else if (reply.kind === 'notice') toasts.show(reply.text, 'plain', NOTICE_SHOWN);
    else if (reply.id === null) this.#receiveRefusal(reply);
    else {
      const waiting = this.#unanswered.get(reply.id);
      this.#unanswered.delete(reply.id);
      waiting?.settle(reply);
    }
  }

  #receiveTable(reply: Table): void {
    const { table, room } = reply;
    if (room.you !== null && this.place?.game !== room.games + 1) {
      this.place = { table, game: room.games + 1, person: room.you };
      if (this.ticket) keepNextGame(table, this.ticket, this.place.game);
    }
    // A board never gets the view of another game, or none.
    this.anotherGame ||= this.table !== null && (reply.game !== this.table.game || (reply.view === null && this.table.view !== null));
    if (this.anotherGame) return;
    noteShuffle(reply);
    const part = this.ticket && openedPart(reply);
    if (part) void this.request({ kind: 'unseal', nonce: part });
    else this.#bringPart(reply);
    if (part && !this.table) return; // the game follows as soon as the seals are open
    this.table = { ...shared(this.table, reply) };
    const received = performance.now();
    this.clock = reply.clock && { ...reply.clock, due: received + reply.clock.left, received };
    this.state = 'open';
    this.#retryDelay = FIRST_RETRY_DELAY;
  }

  /** Another game was chosen: a part in its shuffle, which this page could not bring before. */
  #bringPart({ room }: Table): void {
    const { place } = this;
    const sits = room.people.some(({ person, seat }) => person === room.you && seat !== null);
    if (!this.ticket || !place || this.#brought === place.game) return;
    if (!sits || !room.commitment || room.shuffling || room.status !== 'gathering' || room.seals.some(({ person }) => person === room.you)) return;
    this.#brought = place.game;
    void Promise.resolve(sealedPart(place)).then((seal) => this.request({ kind: 'seal', seal }));
  }

  /** A refusal that answers no request: the server will close the connection. */
  #receiveRefusal(reply: Answer): void {
    if (reply.kind !== 'refused') return;
    const final = FINAL_REFUSALS.has(reply.code);
    if (final) {
      // Only people at the table see its board, its people and its code.
      this.table = null;
      this.clock = null;
      this.finalRefusal = reply.code;
    }
    if (!final && this.state === 'open') return;
    this.closedBecause = refusalInWords(reply);
    void learnRefusal(reply.code).then(() => (this.closedBecause &&= refusalInWords(reply)));
  }

  #onClose(): void {
    this.#channel = null;
    this.#greeted = false;
    if (this.closedBecause !== null) {
      this.state = 'ended';
      return;
    }
    this.state = 'waiting';
    clearTimeout(this.#retry);
    const jitter = 0.75 + Math.random() / 2;
    this.#retry = setTimeout(() => this.connect(), this.#retryDelay * jitter);
    this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_DELAY);
  }

  #disconnect(): void {
    const channel = this.#channel;
    this.#channel = null;
    this.#greeted = false;
    channel?.close();
    clearTimeout(this.#retry);
    clearTimeout(this.#probe);
    if (this.state !== 'ended') this.state = 'waiting';
  }

  #onOffline = () => this.#disconnect();

  #onOnline = () => {
    if (this.state === 'waiting') this.connect();
  };

  /** A phone that slept may hold a dead connection without noticing: probe it and reconnect when no answer comes. */
  #onVisibilityChange = () => {
    if (document.visibilityState !== 'visible') return;
    this.#onOnline();
    if (this.state !== 'open') return;
    this.#channel?.send({ kind: 'look', id: freshId(), ply: 0 });
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => {
      this.#disconnect();
      this.connect();
    }, PROBE_TIMEOUT);
  };
}

/** The state of a connection in words. */
export function stateInWords(state: ConnectionStatus): string {
  return say(`client-line-${state}`);
}
