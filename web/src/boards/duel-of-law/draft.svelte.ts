// The play being composed: a picked card, cards laid, and a law for each line that needs one. The table judges it.
import { untrack } from 'svelte';
import type { DuelOfLawDraftLine, DuelOfLawFace, DuelOfLawPreview, DuelOfLawView } from '../../wire/duel-of-law';
import { at, cardsOf, cellsOf, type Laid, type Shown, spoken } from './table';

interface Table {
  readonly view: DuelOfLawView;
  readonly interactive: boolean;
  readonly consider: (draft: string) => Promise<unknown>;
  /** The play as the server has stored it; null without one. */
  readonly kept: string | null;
  readonly keep: (text: string) => void;
}

const BESIDE = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;

type ByPlace = Readonly<Record<string, string>>;

/** Whether this place, such as `row@1,0`, lies in the line. A line may have grown since a law was named for it. */
function within(line: DuelOfLawDraftLine, place: string): boolean {
  const [axis, cell] = place.split('@');
  return axis === line.axis && cellsOf(line.axis, line.x, line.y, line.cards.length).includes(cell!);
}

const textOf = (texts: ByPlace, line: DuelOfLawDraftLine) => Object.entries(texts).find(([place]) => within(line, place))?.[1] ?? '';

function withText(texts: ByPlace, line: DuelOfLawDraftLine, text: string): ByPlace {
  const others = Object.entries(texts).filter(([place]) => !within(line, place));
  return Object.fromEntries(text ? [...others, [line.claim_at, text]] : others);
}

export class Draft {
  picked: string | null = $state(null);
  /** Whether a card is being carried to its place. */
  carrying = $state(false);
  /** The laws claimed, in notation, and the words typed for them, each by a cell of its line as in `row@1,0`. */
  #claims: ByPlace = $state.raw({});
  #words: ByPlace = $state.raw({});
  preview = $state.raw<DuelOfLawPreview | null>(null);
  lines: readonly DuelOfLawDraftLine[] = $state.raw([]);
  #begun = $state('');
  #laid: readonly Laid[] = $state.raw([]);
  #asked = 0;
  /** The play that the preview is about. */
  #about = '';
  /** What the table was given, or gave, last. */
  #known = '';

  constructor(private readonly table: Table) {
    // A new position has no draft; what the table keeps, perhaps from before a reload or from another device, is taken up.
    $effect(() => {
      const [here, kept, may] = [this.#here, this.table.kept, this.mayLay];
      untrack(() => {
        if (here !== this.#begun) this.#clear();
        if (may && kept !== null && kept !== this.#known) this.#adopt(kept);
      });
    });
    // What the play would do is asked of the table whenever it changes; an answer that comes late is forgotten.
    $effect(() => {
      const { laidText, claimText } = this;
      const mine = ++this.#asked;
      if (!laidText) {
        this.preview = null;
        this.lines = [];
        return;
      }
      void this.table.consider(laidText + claimText).then((answer) => {
        if (mine !== this.#asked) return;
        this.preview = answer as DuelOfLawPreview | null;
        this.#about = laidText + claimText;
        // A claim that is refused leaves the lines as they are; a line that is gone takes its claim with it.
        const gone = this.preview?.wrong?.code === 'duel-of-law-no-line';
        if (this.preview && (this.preview.lines.length || !claimText || gone)) this.lines = this.preview.lines;
        this.#keep();
      });
    });
  }

  // A draft belongs to the position it was begun in; in any other it is not shown, even before it is dropped.
  readonly #here = $derived.by(() => {
    const { view } = this.table;
    return `${view.phase} ${view.cards.length} ${view.hand.map((face) => face.card).join(' ')}`;
  });
  readonly laid = $derived.by(() => (this.#begun === this.#here ? this.#laid : []));
  readonly mayLay = $derived.by(() => this.table.interactive && this.table.view.may_lay);
  readonly #faces = $derived.by(() => new Map<string, DuelOfLawFace>(this.table.view.hand.map((face) => [face.card, face])));
  /** All that lies on the table: what is there, what is drafted, what is proposed. */
  readonly cards: readonly Shown[] = $derived.by(() => {
    const { view } = this.table;
    return [
      ...view.cards.map((card) => ({ ...card, kind: 'laid' as const })),
      ...this.laid.map(({ card, x, y }) => ({ x, y, face: this.#faces.get(card)!, kind: 'draft' as const })),
      ...cardsOf(view.proposal).flatMap(({ card, x, y }) => {
        const face = view.shown.flat().find((one) => one.card === card);
        return face ? [{ x, y, face, kind: 'proposed' as const }] : [];
      }),
    ];
  });
  readonly taken: ReadonlySet<string> = $derived.by(() => new Set(this.cards.map(at)));
  /** Where a card could touch: beside a card. Whether it may lie there the rules say. */
  readonly open = $derived.by(() => {
    if (!this.mayLay) return [];
    const places = new Map<string, { x: number; y: number }>();
    for (const { x, y } of this.cards)
      for (const [a, b] of BESIDE) {
        const place = { x: x + a, y: y + b };
        if (!this.taken.has(at(place))) places.set(at(place), place);
      }
    return [...places.values()];
  });
  /** The cells of the lines that the draft forms, each with what its line needs; those of the laws that are voted on. */
  readonly formed: ReadonlyMap<string, string> = $derived.by(() => {
    const asked = new Set(this.table.view.claims.flatMap((claim) => claim.cards));
    const misfit = this.preview?.wrong?.facts.find(([name]) => name === 'card')?.[1];
    return new Map([
      ...this.lines.flatMap((line) => cellsOf(line.axis, line.x, line.y, line.cards.length).map((cell) => [cell, line.needs] as const)),
      ...this.cards.filter((card) => asked.has(card.face.card)).map((card) => [at(card), 'law'] as const),
      ...this.cards.filter((card) => misfit !== undefined && this.lines.length && spoken(card.face.card) === misfit).map((card) => [at(card), 'misfit'] as const),
    ]);
  });

  // Written in the order of the score sheet, whatever the order of the taps.
  readonly laidText = $derived.by(() =>
    [...this.laid]
      .sort((one, other) => one.x - other.x || one.y - other.y)
      .map((one) => `${one.card}@${at(one)}`)
      .join('+'),
  );
  readonly claimText = $derived.by(() =>
    this.lines
      .flatMap((line) => (this.claimOf(line) ? [`;${line.claim_at}:${this.claimOf(line)}`] : []))
      .sort()
      .join(''),
  );
  /** The words that claim nothing yet: the table keeps them, but they are no part of a move. */
  readonly #unread = $derived.by(() =>
    this.lines.flatMap((line) => (this.#lacks(line) && this.wordsOf(line) ? [`;${line.claim_at}?${this.wordsOf(line).replaceAll(';', ',')}`] : [])).join(''),
  );
  /** The first line that still needs a law, or has words that were not understood. */
  readonly lacking = $derived.by(() => this.lines.findIndex((line) => this.#lacks(line)));
  /** Whether a line needs a law and none fits, where the table says which ones do. */
  readonly hopeless = $derived.by(() => {
    const { hint, laws } = this.table.view.options;
    return hint === 'on' && laws !== 'voted' && this.lines.some((line) => line.needs === 'law' && !line.fits.length);
  });
  /** Whether a branch could be taken besides, by a law that fits. */
  readonly duels = $derived.by(() => this.lines.some((line) => line.needs === 'duel' && line.fits.length && !this.claimOf(line)));
  readonly ready = $derived.by(() => this.laid.length > 0 && this.lacking < 0 && (!this.preview || this.preview.move !== ''));

  claimOf(line: DuelOfLawDraftLine): string {
    return textOf(this.#claims, line);
  }

  wordsOf(line: DuelOfLawDraftLine): string {
    return textOf(this.#words, line);
  }

  #lacks(line: DuelOfLawDraftLine): boolean {
    return !this.claimOf(line) && (line.needs === 'law' || this.wordsOf(line).trim() !== '');
  }

  get move(): string {
    const text = this.laidText + this.claimText;
    return (this.#about === text && this.preview?.move) || text;
  }

  drop(): void {
    this.#clear();
    this.#keep();
  }

  #clear(): void {
    this.picked = null;
    this.#laid = [];
    this.#begun = this.#here;
    this.#claims = {};
    this.#words = {};
    this.preview = null;
    this.lines = [];
    this.#known = '';
  }

  #adopt(text: string): void {
    this.#clear();
    this.#laid = cardsOf(text).filter((one) => this.#faces.has(one.card) && !this.taken.has(at(one)));
    const parts = text.split(';').slice(1).map((part) => /^([^:?]*)([:?])(.*)$/.exec(part) ?? ['', '', '', '']);
    const after = (sign: string) => Object.fromEntries(parts.filter((part) => part[2] === sign).map((part) => [part[1]!, part[3]!]));
    this.#claims = after(':');
    this.#words = after('?');
    this.#known = text;
  }

  /** Store the play at the server as it is now. */
  #keep(): void {
    const text = this.laidText && this.move + this.#unread;
    if (this.table.kept === null || !this.mayLay || text === this.#known) return;
    this.#known = text;
    this.table.keep(text);
  }

  /** Store an objection at the server while it is being written. */
  keepVote(text: string): void {
    if (this.table.kept !== null) this.table.keep(text);
  }

  pick(card: string): void {
    if (this.mayLay) this.picked = this.picked === card ? null : card;
  }

  lay(card: string, x: number, y: number): void {
    if (!this.open.some((place) => place.x === x && place.y === y)) return;
    this.#change([...this.laid.filter((one) => one.card !== card), { card, x, y }]);
    this.picked = null;
  }

  #change(laid: readonly Laid[]): void {
    this.#laid = laid;
    this.#keep();
  }

  /** Lay the picked card on this place, or take back the card of the draft that lies there. Was there anything to do? */
  tap(x: number, y: number): boolean {
    const there = this.laid.find((one) => one.x === x && one.y === y);
    if (there) {
      this.#change(this.laid.filter((one) => one !== there));
      this.picked = there.card;
    } else if (this.picked && !this.taken.has(at({ x, y }))) this.lay(this.picked, x, y);
    else return false;
    return true;
  }

  claim(line: DuelOfLawDraftLine, atom: string): void {
    this.#claims = withText(this.#claims, line, atom);
    this.#keep();
  }

  /** Type words for a line: what was claimed for it before is claimed no more. */
  say(line: DuelOfLawDraftLine, words: string): void {
    this.#words = withText(this.#words, line, words);
    this.claim(line, '');
  }

  /** What a law in plain words would mean for this line. */
  async listen(line: DuelOfLawDraftLine, said: string): Promise<DuelOfLawDraftLine | null> {
    const answer = (await this.table.consider(`${this.laidText};${line.claim_at}?${said.replaceAll(';', ',')}`)) as DuelOfLawPreview | null;
    return answer?.lines.find((one) => one.claim_at === line.claim_at) ?? null;
  }
}
