// A move of DuAlma while it is composed by taps: a disc, its landing, and where it may bounce the landing again or an
// empty neighbour. Which taps lead on is read off the choices that the view lists.
import type { DualmaView } from '../../wire/dualma';
import type { Mark } from '../board';

/** The hexes of a move, in order: "b@c3" has one, "e4-e6-f6" three. */
export function hexes(text: string): string[] {
  return text.includes('@') ? [text.slice(2)] : text.split('-').filter((part) => part && part !== 'pass');
}

interface Given {
  readonly view: DualmaView;
  readonly interactive: boolean;
  readonly marks: ReadonlyMap<string, Mark> | undefined;
  readonly onplay: (text: string) => void;
}

export class Draft {
  /** What was tapped so far: nothing, a disc, or a disc and the single disc it lands on. */
  parts: readonly string[] = $state([]);

  readonly #given: Given;
  readonly #piles = $derived.by(() => new Map(this.#given.view.piles.map((pile) => [pile.hex, pile.discs])));
  readonly #moves = $derived.by(() => (this.moving ? this.#given.view.choices.filter((text) => text !== 'pass').map(hexes) : []));
  readonly #goingOn = $derived(this.#moves.filter((move) => this.parts.every((part, index) => move[index] === part)));

  constructor(given: Given) {
    this.#given = given;
  }

  /** The discs on a hex from the bottom, "" if it is empty. */
  at(hex: string): string {
    return this.#piles.get(hex) ?? '';
  }

  readonly moving = $derived.by(() => this.#given.interactive && !this.#given.view.to_place);
  readonly mustPass = $derived.by(() => {
    const { interactive, view } = this.#given;
    return interactive && view.choices.length === 1 && view.choices[0] === 'pass';
  });

  /** The hexes that a tap would take further. */
  readonly choices: ReadonlySet<string> = $derived.by(() => {
    const { interactive, view } = this.#given;
    if (!interactive) return new Set<string>();
    if (view.to_place) return new Set(view.choices.flatMap(hexes));
    return new Set(this.#goingOn.map((move) => this.#next(move)));
  });

  /** The landings from which the disc may bounce on. */
  readonly bounces: ReadonlySet<string> = $derived(
    new Set(this.parts.length === 1 ? this.#goingOn.filter((move) => move.length === 3).map((move) => move[1]!) : []),
  );

  /** The analysis of the best move through each hex, where it is known. */
  readonly verdicts: ReadonlyMap<string, Mark> = $derived.by(() => {
    const { marks } = this.#given;
    const found = new Map<string, Mark>();
    for (const move of marks ? this.#goingOn : []) {
      const mark = marks!.get(move.join('-'));
      const next = this.#next(move);
      if (mark && mark.worth > (found.get(next)?.worth ?? -Infinity)) found.set(next, mark);
    }
    return new Map([...found].filter(([, mark]) => mark.good || mark.bad));
  });

  /** A move that ends where the draft stands stacks there: its hex is tapped again. */
  #next(move: readonly string[]): string {
    return move[this.parts.length] ?? move[this.parts.length - 1]!;
  }

  drop(): void {
    this.parts = [];
  }

  tap(hex: string): void {
    const { interactive, view, onplay } = this.#given;
    const { parts } = this;
    if (!interactive) return;
    if (view.to_place) onplay(`${view.to_place}@${hex}`);
    else if (parts.length === 0) {
      if (this.choices.has(hex)) this.parts = [hex];
      else if (this.at(hex)) onplay(`${hex}-${hex}`); // the rules say why this disc does not move
    } else if (parts[0] === hex) this.drop();
    else if (parts.length === 1 && this.bounces.has(hex)) this.parts = [parts[0]!, hex];
    else if (parts.length === 1 && !this.choices.has(hex) && this.#moves.some((move) => move[0] === hex)) this.parts = [hex];
    else onplay([...parts, ...(parts[1] === hex ? [] : [hex])].join('-'));
  }

  /** What a tap on a hex would do, as the words of the board name it. */
  kind(hex: string): string {
    const { to_place } = this.#given.view;
    if (this.parts[0] === hex) return 'picked';
    if (!this.choices.has(hex)) return 'no';
    if (to_place) return to_place === 'b' ? 'place-black' : 'place-white';
    if (this.parts.length === 0) return 'pick';
    if (this.parts.length === 2) return this.parts[1] === hex ? 'stay' : 'bounce';
    return this.bounces.has(hex) ? 'land' : this.at(hex) ? 'stack' : 'move';
  }
}
