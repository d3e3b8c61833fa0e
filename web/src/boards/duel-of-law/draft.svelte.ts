// The play being composed: a picked card, cards laid, and a law for each line that needs one. The table judges it.
import { untrack } from 'svelte';
import type { DuelOfLawDraftLine, DuelOfLawFace, DuelOfLawPreview, DuelOfLawView } from '../../wire/duel-of-law';
import { at, cardsOf, cellsOf, type Laid, type Shown } from './table';

interface Table {
  readonly view: DuelOfLawView;
  readonly interactive: boolean;
  readonly consider: (draft: string) => Promise<unknown>;
  /** The play as the table keeps it; null where nothing is kept. */
  readonly kept: string | null;
  readonly keep: (text: string) => void;
}

const BESIDE = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;

export class Draft {
  picked: string | null = $state(null);
  /** Is a card being carried to its place? */
  carrying = $state(false);
  claims: Readonly<Record<string, string>> = $state.raw({});
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
        if (this.preview && (this.preview.lines.length || !claimText)) this.lines = this.preview.lines;
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
    return new Map([
      ...this.lines.flatMap((line) => cellsOf(line.axis, line.x, line.y, line.cards.length).map((cell) => [cell, line.needs] as const)),
      ...this.cards.filter((card) => asked.has(card.face.card)).map((card) => [at(card), 'law'] as const),
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
      .flatMap((line) => (this.claims[line.claim_at] ? [`;${line.claim_at}:${this.claims[line.claim_at]}`] : []))
      .sort()
      .join(''),
  );
  /** The first line that still needs a law. */
  readonly lacking = $derived.by(() => this.lines.findIndex((line) => line.needs === 'law' && !this.claims[line.claim_at]));
  /** Is there a line that needs a law, and none that fits, where the table tells which ones do? */
  readonly hopeless = $derived.by(() => {
    const { hint, laws } = this.table.view.options;
    return hint === 'on' && laws !== 'voted' && this.lines.some((line) => line.needs === 'law' && !line.fits.length);
  });
  /** Could a branch be taken besides, by a law that fits? */
  readonly duels = $derived.by(() => this.lines.some((line) => line.needs === 'duel' && line.fits.length && !this.claims[line.claim_at]));
  readonly ready = $derived.by(() => this.laid.length > 0 && (this.preview ? this.preview.move !== '' : this.lacking < 0));

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
    this.claims = {};
    this.preview = null;
    this.lines = [];
    this.#known = '';
  }

  #adopt(text: string): void {
    this.#clear();
    this.#laid = cardsOf(text).filter((one) => this.#faces.has(one.card) && !this.taken.has(at(one)));
    this.claims = Object.fromEntries(text.split(';').slice(1).map((claim) => [claim.slice(0, claim.indexOf(':')), claim.slice(claim.indexOf(':') + 1)]));
    this.#known = text;
  }

  /** Have the table keep the play as it is now; when time runs out it is handed in, if it can be played. */
  #keep(): void {
    const text = this.laidText && this.move;
    if (this.table.kept === null || !this.mayLay || text === this.#known) return;
    this.#known = text;
    this.table.keep(text);
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
    const { [line.claim_at]: _, ...others } = this.claims;
    this.claims = atom ? { ...others, [line.claim_at]: atom } : others;
    this.#keep();
  }

  /** What a law in plain words would mean for this line. */
  async listen(line: DuelOfLawDraftLine, said: string): Promise<DuelOfLawDraftLine | null> {
    const answer = (await this.table.consider(`${this.laidText};${line.claim_at}?${said}`)) as DuelOfLawPreview | null;
    return answer?.lines.find((one) => one.claim_at === line.claim_at) ?? null;
  }
}
