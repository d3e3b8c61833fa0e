// A visit to a table: what its page shows and does, without drawing. Make it in a component, or in an effect root.
import { untrack } from 'svelte';
import { toasts } from '../components/toasts.svelte';
import { announcementInWords } from '../text/table_words';
import { say } from '../text/words';
import type { BoardParts } from '../boards/board';
import { invites, keep, kept } from '../device/local_storage';
import { settings } from '../device/settings.svelte';
import { roomSound, sound, type Sound } from '../device/sounds';
import { shapeNow } from '../stage/shape.svelte';
import type { GameCard, Announcement, SeatCard, Table } from '../wire';
import { timeLeft } from './clocks';
import { Coach } from './coach.svelte';
import { GameEnd } from './game_end.svelte';
import { MoveConfirmation } from './move_confirmation.svelte';
import { PanelSelection } from './panel_selection.svelte';
import { BEAT, Playback } from './playback.svelte';
import { Rematch } from './rematch.svelte';
import { announceRoomChanges } from './room_announcements.svelte';
import { TableClient } from './table_client.svelte';
import { rememberTable } from './table_memory.svelte';
import { TableStatus } from './table_status.svelte';
import { announceTalk } from './talk_notices.svelte';
import { alertOnTurn } from './turn_alerts.svelte';

/** The most recent moves that a board marks. */
const LONGEST_TRAIL = 9;
/** The most recent moves that a person who was away is told one by one, and the milliseconds in which to read them. */
const MOST_TOLD = 3;
const TOLD_FOR = 20_000;

export class TableSession {
  readonly client: TableClient;
  readonly playback: Playback;
  readonly confirmation: MoveConfirmation;
  readonly panels: PanelSelection;
  readonly status: TableStatus;
  readonly coach: Coach;
  readonly rematch: Rematch;
  readonly end: GameEnd;

  /** What the board gives to the stage besides itself. */
  board: BoardParts | null = $state.raw(null);
  /** The board still shows how it came to its position, such as a reveal. */
  boardShowing = $state(false);
  /** The server could not be reached when the page was opened. */
  unreachable = $state(false);
  #screenChoice = $state(false);

  constructor(
    readonly id: string,
    /** The games of this server, once they are known. */
    games: () => readonly GameCard[] = () => [],
    client = new TableClient(id),
  ) {
    this.client = client;
    this.#screenChoice = (kept(`screen.${id}`) ?? (invites(id).length ? 'on' : 'off')) === 'on';
    this.playback = new Playback(client, (announcement) => this.board?.lasting?.(announcement) ?? BEAT, {
      read: () => (kept(`seen.${id}`) === null ? null : Number(kept(`seen.${id}`))),
      write: (moves) => setTimeout(() => keep(`seen.${id}`, String(moves))), // after the move is drawn
    });
    this.confirmation = new MoveConfirmation(client, () => this.board?.byTap ?? false);
    this.panels = new PanelSelection(
      () => this.shape,
      () => this.panelNames,
    );
    this.status = new TableStatus(this, games);
    this.coach = new Coach(client, () => client.live && !this.over && !this.playback.playing);
    this.rematch = new Rematch(client);
    this.end = new GameEnd(client, () => this.showing);
    rememberTable(client);
    announceRoomChanges(client);
    announceTalk(client, () => this.panels.visible === 'talk');
    alertOnTurn(client, () => this.status.turn);
    this.#playSounds();
    this.#tellWhatWasPlayedForUs();
    $effect(() => {
      if (client.state === 'waiting') this.unreachable = true;
    });
    this.#sayShape();
    this.#dropEarlierViews();
    this.#openSeatsWhileWaiting();
    $effect(() => () => client.close());
  }

  get table(): Table | null {
    return this.client.table;
  }
  get game(): string | undefined {
    return this.table?.game;
  }
  get seats(): readonly SeatCard[] {
    return this.table?.seats ?? [];
  }
  get watching(): boolean {
    return this.client.mine.length === 0;
  }
  /** The board shows the game moving. */
  get showing(): boolean {
    return this.boardShowing || this.playback.playing;
  }
  /** The game is over, and its end was seen on the board. */
  get over(): boolean {
    return this.table?.outcome != null && !this.showing;
  }

  /** How many moves the board shows. */
  readonly ply: number = $derived.by(() => (this.client.live ? this.playback.ply : this.client.shownPly));
  get view(): unknown {
    return this.client.live ? this.playback.view : this.client.view;
  }
  /** The moves up to the position shown. */
  readonly announcements: readonly Announcement[] = $derived.by(() => this.client.announcements.slice(0, this.ply));
  /** The moves since the last one of this device's seats. */
  readonly trail: readonly Announcement[] = $derived.by(() => {
    const own = this.announcements.findLastIndex(({ seat }) => this.client.mine.includes(seat));
    const from = this.watching || own === this.announcements.length - 1 ? -1 : own + 1;
    return this.announcements.slice(from).slice(-LONGEST_TRAIL);
  });
  get interactive(): boolean {
    return this.client.interactive && !this.playback.playing && this.confirmation.move === null;
  }

  /** This device shows the table to a room: it set the table and has no seat, or a watcher asked for it. */
  get screen(): boolean {
    return this.watching && this.#screenChoice;
  }
  get shape() {
    return shapeNow(this.screen);
  }
  /** The next game is gathered for while the last one is still shown. */
  get gatheringAgain(): boolean {
    return this.table?.room.status === 'gathering' && this.table.view !== null;
  }
  get hasFreeSeat(): boolean {
    return this.table?.room.seats.some(({ kind }) => kind === 'free') ?? false;
  }

  get panelNames(): readonly string[] {
    return [
      ...(this.gatheringAgain ? ['seats'] : []),
      'story',
      ...(this.board?.panels ?? []).map(({ name }) => name),
      ...(this.table?.talk ? ['talk'] : []),
      ...(this.table?.room.people.length ? ['people'] : []),
    ];
  }

  /** The player has moved in a game with days to think, and waits. */
  get waitsForSlowMove(): boolean {
    const time = this.table?.room.time;
    const slow = time !== undefined && time.kind !== 'none' && time.seconds > 3600;
    return slow && !this.client.myTurn && this.announcements.some(({ seat }) => this.client.mine.includes(seat));
  }
  /** The moment to offer to be called for the next move. */
  get offersCalls(): boolean {
    return this.waitsForSlowMove && kept('calls.asked') === null;
  }

  /** The last ten seconds of the time for this device's seats, or at a room's screen for any seat. */
  get hurry(): boolean {
    const { clock, mine } = this.client;
    const { table } = this;
    if (!table || clock === null || this.over) return false;
    return (this.screen || mine.some((seat) => table.awaited.includes(seat))) && timeLeft(clock).short;
  }
  readonly #secondsLeft: number | null = $derived.by(() => (this.hurry ? Math.ceil(timeLeft(this.client.clock!).milliseconds / 1000) : null));

  /** Step to the position after this many moves. */
  async show(ply: number): Promise<void> {
    this.playback.skip();
    await this.client.step(ply);
  }

  /** Skip what a tap on the board ends: a move to be confirmed, moves being shown, an older position. False: it was for the board. */
  tapBoard = (): boolean => {
    if (this.confirmation.move !== null) this.confirmation.cancel();
    else if (this.playback.playing) this.playback.skip();
    else if (!this.client.live) void this.client.step(this.client.announcements.length);
    else return false;
    return true;
  };

  /** Show what happened after this many moves: move by move, or as a position to step on from where nothing moves. */
  replay(from: number): void {
    this.playback.missed = null;
    if (settings.pace === 'none') void this.show(from + 1);
    else void this.playback.replay(from);
  }

  /** The move from which the menu shows what happened: after this device's last one; null before the first move. */
  get replayFrom(): number | null {
    const { announcements, mine } = this.client;
    const afterOwn = announcements.findLastIndex(({ seat }) => mine.includes(seat)) + 1;
    if (announcements.length === 0) return null;
    return afterOwn < announcements.length && !this.watching ? afterOwn : announcements.length - 1;
  }

  /** Make this device the screen of a room, or a watcher's again. */
  toggleScreen = (): void => {
    this.#screenChoice = !this.#screenChoice;
    keep(`screen.${this.id}`, this.#screenChoice ? 'on' : 'off');
  };

  readonly #sound = (name: Sound): void => (this.screen ? roomSound : sound)(name);

  #playSounds(): void {
    let lastShown: number | null = null;
    $effect(() => {
      const shown = this.playback.ply;
      if (!this.table) return;
      if (lastShown !== null && shown === lastShown + 1) this.#sound(this.client.mine.includes(this.client.announcements[shown - 1]!.seat) ? 'own' : 'other');
      lastShown = shown;
    });
    $effect(() => {
      if (this.#secondsLeft !== null) this.#sound('tick');
    });
  }

  /** A person who was away reads what a bot has played for them. */
  #tellWhatWasPlayedForUs(): void {
    $effect(() => {
      const moves = this.playback.meanwhile;
      if (!moves.length || this.table === null) return;
      untrack(() => {
        this.playback.meanwhile = []; // told once
        const told = moves.slice(-MOST_TOLD).map((move) => announcementInWords(move, this.seats));
        toasts.show(say('client-played-for-you', { moves: told.join(' ') }), 'plain', TOLD_FOR);
      });
    });
  }

  /** Where all boards of a table lie alike, as on the smallest of its screens, each page says how it is shaped. */
  #sayShape(): void {
    $effect(() => {
      if (!this.board?.alike) return;
      const upright = shapeNow(false) === 'upright';
      for (const connection of this.client.connections)
        if (connection.ticket !== null && connection.state === 'open') void connection.request({ kind: 'shape', upright });
    });
  }

  /** Earlier views no longer hold when moves were taken back. */
  #dropEarlierViews(): void {
    let known: string[] = [];
    $effect(() => {
      const texts = this.client.announcements.map(({ text }) => text);
      if (known.some((text, index) => texts[index] !== text)) this.client.forgetEarlierViews();
      known = texts;
    });
  }

  /** A player who asked for another game and waits for the others sees who is there. */
  #openSeatsWhileWaiting(): void {
    let waited = false;
    $effect(() => {
      const room = this.table?.room;
      const waiting = this.gatheringAgain && (room?.people.some(({ person, ready }) => person === room.you && ready) ?? false);
      if (waited === waiting) return;
      waited = waiting;
      if (waiting && this.shape !== 'screen') this.panels.open('seats');
    });
  }
}
