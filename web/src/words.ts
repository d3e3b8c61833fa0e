// Every sentence of the client: the same Fluent files that Python reads, named by the same codes.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

const files = import.meta.glob<string>(
  // Everything but what only other front doors say.
  ['../../src/parlour/words/en/*.ftl', '../../src/parlour/games/*/words/en.ftl', '!**/command.ftl', '!**/terminal.ftl', '!**/study.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const frenchFiles = import.meta.glob<string>('../../src/parlour/games/*/words/fr.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names of keys, such as cards, in the reader's language; + and commas may stand between several. */
function named([kind, keys]: FluentValue[]): string {
  const pairs = String(keys).split(',');
  return pairs.map((pair) => pair.split('+').map((key) => say(`${String(kind)}-${key}`)).join(' + ')).join(', ');
}

function bundled(language: string, texts: Record<string, string>): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { NAMED: named } });
  for (const text of Object.values(texts)) made.addResource(new FluentResource(text));
  return made;
}

const bundle = bundled('en', files);
/** What there is in French so far, for browsers that prefer it; the rest is said in English. */
const french = bundled('fr', frenchFiles);
const inFrench = (): boolean => globalThis.navigator?.language?.toLowerCase().startsWith('fr') ?? false;

export type Facts = Record<string, FluentVariable>;

export function known(code: string): boolean {
  return bundle.hasMessage(code);
}

/** The sentence for a code. A missing one is our mistake: the code itself is shown, so that it can be reported. */
export function say(code: string, facts: Facts = {}): string {
  const spoken = inFrench() && french.hasMessage(code) ? french : bundle;
  const pattern = spoken.getMessage(code)?.value;
  return pattern ? spoken.formatPattern(pattern, facts, []) : code;
}

/** A game's own sentence: `dualite-name` for ('dualite', 'name'). */
export function sayOf(game: string, part: string, facts: Facts = {}): string {
  return say(`${game.replaceAll('_', '-')}-${part}`, facts);
}

/** The house's sentence, or the game's own in its place: `dualma-analysis-wins-in` for 'analysis-wins-in'. */
export function sayFor(game: string, code: string, facts: Facts = {}): string {
  return known(`${game}-${code}`) ? say(`${game}-${code}`, facts) : say(code, facts);
}

export function gameName(game: string): string {
  return sayOf(game, 'name');
}

/** What a seat is in this game, such as Black; empty where seats differ by number only. */
export function seatTitle(game: string, seat: number): string {
  const code = `${game.replaceAll('_', '-')}-seat-${seat}`;
  return known(code) ? say(code) : '';
}

/** The name of an option's value; a number that has no words of its own is said as it is. */
export function optionValue(game: string, option: string, value: string): string {
  const code = `${game.replaceAll('_', '-')}-option-${option.replaceAll('_', '-')}-${value.replaceAll('_', '-')}`;
  return known(code) ? say(code) : value;
}
