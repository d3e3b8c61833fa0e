// A review as it arrives: a line for each move, from the last to the first.
import * as api from '../http/api';
import type { JudgedCard, ReviewCard, VerdictCard } from '../wire';
import { say } from '../text/words';

export class Review {
  /** The moves looked at so far, in the order of the game. */
  judged: readonly JudgedCard[] = $state.raw([]);
  done = $state(0);
  count: number | null = $state(null);
  verdict: VerdictCard | null = $state.raw(null);
  refusal: string | null = $state(null);
  readonly whole = $derived(this.count !== null && this.done === this.count);
  readonly mistakes = $derived(this.judged.filter((move) => move.sign === 'lost'));
  #stopped = new AbortController();

  constructor(table: string) {
    void this.#read(table);
  }

  at(ply: number): JudgedCard | undefined {
    return this.judged.find((move) => move.ply === ply);
  }

  /** No one looks any more. */
  stop(): void {
    this.#stopped.abort();
  }

  async #read(table: string): Promise<void> {
    try {
      for await (const line of api.review(table, this.#stopped.signal)) this.#hear(line);
    } catch (reason) {
      // What breaks on the way is said by the browser in its own words, which are not the reader's.
      if (!this.#stopped.signal.aborted) this.refusal = reason instanceof api.Refusal ? reason.message : say('client-no-server');
    }
  }

  #hear(line: ReviewCard): void {
    this.done = line.done;
    this.count = line.count;
    this.verdict = line.verdict ?? null;
    if (line.judged) this.judged = [line.judged, ...this.judged];
  }
}
