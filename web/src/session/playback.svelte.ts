// The animation of moves: they are shown one after another. The table's view is always the truth: this only says how many of its moves the
// board has shown so far, and what the board looked like then. At the end of the queue that is the view itself.
import { untrack } from 'svelte';
import type { Announcement } from '../wire';
import type { TableClient } from './table_client.svelte';
import { settings } from '../device/settings.svelte';

/** Milliseconds for a move, unless its board sets another time. */
export const BEAT = 500;
/** More moves than this are not played when a person comes back to the page: they are offered. */
const MANY = 6;

/** How many moves a person has seen at this table, kept on the device while the page is closed. */
export interface Seen {
  read: () => number | null;
  write: (moves: number) => void;
}

export class Playback {
  /** How many moves the board has shown. */
  #shown = $state(0);
  /** The first move of those that happened while no one looked, still to be offered. */
  missed: number | null = $state(null);
  /** What was played on this device's seats while no one looked: a bot played for a person who was away. */
  meanwhile: readonly Announcement[] = $state.raw([]);
  /** Also at this device's own moves the board goes on move by move. */
  #replaying = false;
  #views = new Map<number, unknown>();
  #known: readonly Announcement[] = [];
  #connection: unknown = null;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: TableClient,
    /** How long this move is shown, in milliseconds, before the next one. */
    private readonly lasting: (announcement: Announcement) => number = () => BEAT,
    private readonly seen: Seen | null = null,
  ) {
    $effect(() => {
      if (!client.table) return;
      untrack(() => this.ply); // remembers this view, whether or not anyone draws it
      this.#hear();
    });
    $effect(() => {
      if (client.table && !this.playing) this.#look();
    });
    $effect(() => {
      document.addEventListener('visibilitychange', this.#returned);
      return () => {
        document.removeEventListener('visibilitychange', this.#returned);
        clearTimeout(this.#timer);
      };
    });
  }

  /** How many moves are on the board now: all of them, unless some are still to be shown. */
  readonly ply: number = $derived.by(() => {
    const { table, announcements, connection } = this.client;
    const moves = this.#shown; // read in any case: a person who has just come may ask for what happened before
    if (!table) return 0;
    const known = this.#follows(announcements) && this.#connection === connection;
    // Remembered here and not in an effect: the board must never flash what is still to be shown.
    if (!known) this.#views = new Map();
    this.#views.set(announcements.length, table.view);
    if (!known || settings.pace === 'none') return announcements.length;
    const shown = Math.min(moves, announcements.length);
    return this.#views.has(shown) ? shown : announcements.length;
  });
  readonly playing = $derived.by(() => this.ply < this.client.announcements.length);
  readonly view: unknown = $derived.by(() => (this.playing ? this.#views.get(this.ply) : this.client.table?.view));

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#replaying = false;
    this.#shown = this.client.announcements.length;
  }

  /** Show again what happened after the first few moves, as many as given. */
  async replay(from: number): Promise<void> {
    this.missed = null;
    this.skip();
    if (!(await this.#remember(from))) return;
    this.#replaying = true;
    this.#shown = from;
    this.#since = performance.now();
    this.#plan();
  }

  #follows(announcements: readonly Announcement[]): boolean {
    return this.#known.length <= announcements.length && this.#known.every((announcement, ply) => announcement.text === announcements[ply]!.text);
  }

  #hear(): void {
    const { announcements, connection } = this.client;
    const goesOn = this.#follows(announcements) && this.#connection === connection;
    const first = this.#connection === null;
    this.#known = announcements;
    this.#connection = connection;
    if (announcements.length && this.client.mine.includes(announcements.at(-1)!.seat)) this.missed = null;
    if (!goesOn || settings.pace === 'none') {
      // The first sight of a table, a move taken back, another seat's eyes: nothing to play.
      if (first || !goesOn) this.missed = first ? this.#unseen() : null;
      if (first) this.meanwhile = this.#playedForUs();
      this.skip();
    } else if (announcements.length > this.#shown) this.#plan();
  }

  #plan(): void {
    if (this.#timer !== undefined || document.hidden) return;
    const { announcements, mine } = this.client;
    const next = announcements[this.#shown];
    if (!next) {
      this.#replaying = false;
      return;
    }
    const before = announcements[this.#shown - 1];
    const own = mine.includes(next.seat) && !this.#replaying;
    const pause = own || !before ? 0 : settings.beat(this.lasting(before));
    const wait = Math.max(0, this.#since + pause - performance.now());
    // Also at once it is a task of its own: on a slow phone the words of a move and its board together are felt.
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#advance();
    }, wait);
  }

  async #advance(): Promise<void> {
    const next = this.#shown + 1;
    if (next < this.client.announcements.length && !(await this.#remember(next))) return this.skip();
    if (this.#shown !== next - 1) return; // skipped meanwhile
    this.#shown = next;
    this.#since = performance.now();
    this.#plan();
  }

  async #remember(ply: number): Promise<boolean> {
    if (this.#views.has(ply)) return true;
    const views = this.#views;
    const view = await this.client.look(ply);
    if (view === null || views !== this.#views) return false;
    views.set(ply, view);
    return true;
  }

  #returned = () => {
    if (document.hidden) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      return;
    }
    const { announcements } = this.client;
    this.meanwhile = this.#playedForUs();
    if (settings.pace === 'none') this.missed = this.#unseen();
    else if (announcements.length - this.#shown > MANY) {
      this.missed = this.#shown;
      this.skip();
    } else this.#plan();
    if (!this.playing) this.#look();
  };

  /** The first of several unseen moves; a single one is shown by the status line. */
  #unseen(): number | null {
    const seen = this.seen?.read() ?? null;
    return seen !== null && seen < this.client.announcements.length - 1 ? seen : null;
  }

  #playedForUs(): readonly Announcement[] {
    const { announcements, mine } = this.client;
    return announcements.slice(this.seen?.read() ?? announcements.length).filter(({ seat }) => mine.includes(seat));
  }

  #look(): void {
    if (!document.hidden) this.seen?.write(this.client.announcements.length);
  }
}
