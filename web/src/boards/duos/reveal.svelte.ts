// The last turn, pair by pair: what has been shown so far. It is stepped through by the clock or shown at once.
import { untrack } from 'svelte';
import { calm } from '../../styles/motion';
import type { Remark } from '../../wire';
import type { DuosTurn } from '../../wire/duos';
import type { Pair } from './names';

export interface Shown {
  pair: Pair;
  /** Who else chose it; in the game for two, who did. */
  seats: readonly number[];
  why: Remark | undefined;
}

/** Milliseconds for each pair: long enough to read a reason and to laugh. */
const PAUSE = 2400;

export class Reveal {
  readonly two: boolean;
  #step = $state(0);

  constructor(
    readonly turn: DuosTurn,
    /** What is said about the Narrator's pairs, by a bot or a person; it may come later than the turn. */
    private readonly remarks: () => readonly Remark[],
    /** Whether it is shown step by step, or all at once. */
    animated: boolean,
    /** How many steps the Narrator has shown by now, where the Narrator leads; null where the clock does. */
    private readonly led: () => number | null = () => null,
  ) {
    this.two = turn.narrator === null;
    if (led() !== null) this.#step = led()!;
    else if (!animated || !calm(1)) this.#step = Infinity;
  }

  /** What is shown at each step: a pair at a time; in the game for two at last all those that are not shared. */
  readonly steps: readonly (readonly Shown[])[] = $derived.by(() => {
    const { turn, two } = this;
    const each = turn.matches.map((match) => [{ ...match, why: two ? undefined : this.reason(match.pair) }]);
    const alone = turn.boards.flatMap((board, owner) =>
      board.filter((pair) => !this.matched(pair)).map((pair) => ({ pair, seats: [owner], why: undefined })),
    );
    return two && alone.length ? [...each, alone] : each;
  });

  readonly begun = $derived(this.#step > 0);
  readonly done = $derived(this.#step > this.steps.length);
  readonly shown: readonly Shown[] = $derived(this.steps.slice(0, this.#step).flat());
  /** The pairs of the last step, while it is not over. */
  readonly current: readonly Shown[] = $derived(this.begun && !this.done ? this.steps[this.#step - 1]! : []);
  /** Those that count: the Narrator's, or what two have in common. Each keeps its place. */
  readonly pairs: readonly Pair[] = $derived(this.shown.filter((one) => !this.two || one.seats.length > 1).map((one) => one.pair));
  readonly lit: ReadonlySet<string> | null = $derived(this.current.length === 1 ? new Set(this.current[0]!.pair) : null);
  /** The points of each seat as far as they are known to a spectator. */
  readonly points: readonly number[] = $derived.by(() => {
    const { turn, two, shown } = this;
    if (this.done) return turn.points;
    return turn.points.map((_, seat) => (two ? 0 : shown.filter((one) => one.seats.includes(seat)).length));
  });

  private reason(pair: Pair): Remark | undefined {
    return this.remarks().findLast(({ facts }) => pair.includes(String(facts.one)) && pair.includes(String(facts.other)));
  }

  matched(pair: Pair): boolean {
    return this.turn.matches.some((match) => match.pair.join() === pair.join());
  }

  showAll(): void {
    this.#step = Infinity;
  }

  /** Shows what the Narrator has shown by now. */
  follow(): void {
    const shown = this.led();
    if (shown !== null && shown > untrack(() => this.#step)) this.#step = shown;
  }

  /** Whether the Narrator leads. */
  get byNarrator(): boolean {
    return this.led() !== null;
  }

  /** The step that comes next. */
  get next(): number {
    return this.#step + 1;
  }

  /** Goes on by itself until this is called; or the Narrator leads. */
  start(): () => void {
    if (this.led() !== null) return () => {};
    const timer = setInterval(() => {
      if (this.done) clearInterval(timer);
      else this.#step += 1;
    }, PAUSE);
    return () => clearInterval(timer);
  }
}
