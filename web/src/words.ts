// Every sentence of the client: the same Fluent files that Python reads, named by the same codes.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const files = import.meta.glob<string>(
  // Everything but what only other front doors say.
  ['../../src/parlour/words/en/*.ftl', '!**/command.ftl', '!**/terminal.ftl', '!**/study.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const bundle = new FluentBundle('en', { useIsolating: false });
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));

export type Facts = Record<string, FluentVariable>;

export function known(code: string): boolean {
  return bundle.hasMessage(code);
}

/** The sentence for a code. A missing one is our mistake: the code itself is shown, so that it can be reported. */
export function say(code: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(code)?.value;
  return pattern ? bundle.formatPattern(pattern, facts, []) : code;
}

/** A game's own sentence: `dualite-name` for ('dualite', 'name'). */
export function sayOf(game: string, part: string, facts: Facts = {}): string {
  return say(`${game.replaceAll('_', '-')}-${part}`, facts);
}

export function gameName(game: string): string {
  return sayOf(game, 'name');
}

/** The name of an option's value; a number that has no words of its own is said as it is. */
export function optionValue(game: string, option: string, value: string): string {
  const code = `${game.replaceAll('_', '-')}-option-${option.replaceAll('_', '-')}-${value.replaceAll('_', '-')}`;
  return known(code) ? say(code) : value;
}
