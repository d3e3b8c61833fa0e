// What is being chosen: up to four pairs, each in the place of its colour, and the first card of the next one.
import { readDraft, written, writtenDraft, type Pair } from './names';

export const PAIRS = 4;

export class Draft {
  places: (Pair | null)[] = $state(Array<null>(PAIRS).fill(null));
  first: string | null = $state(null);
  readonly pairs = $derived(this.places.filter((pair) => pair !== null));
  readonly count = $derived(this.pairs.length);
  /** The pairs as a move. */
  readonly move = $derived(written(this.pairs));
  /** The whole draft, as the server has stored it. */
  readonly text = $derived(writtenDraft(this.places, this.first));

  /** Called after each change of one's own. */
  constructor(private readonly changed: (text: string) => void) {}

  /** The stored draft, as far as it belongs to these cards. */
  adopt(text: string, cards: readonly string[]): void {
    ({ pairs: this.places, first: this.first } = readDraft(text, PAIRS, cards));
  }

  clear(place: number): void {
    this.places[place] = null;
    this.changed(this.text);
  }

  begin(card: string | null): void {
    this.first = card;
    this.changed(this.text);
  }

  /** A card of a pair parts it, the first card again is no longer the first, and a second one makes a pair. */
  tap(card: string): void {
    if (this.leave(card)) return;
    if (this.first === null) {
      if (this.count < PAIRS) this.begin(card);
      return;
    }
    this.places[this.places.indexOf(null)] = [this.first, card];
    this.begin(null);
  }

  /** Take the card out of its pair; returns whether it was in one. */
  leave(card: string): boolean {
    const place = this.places.findIndex((pair) => pair?.includes(card));
    if (place >= 0) this.clear(place);
    else if (this.first === card) this.begin(null);
    else return false;
    return true;
  }
}
