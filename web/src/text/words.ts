// Every sentence of the client: the same Fluent files that Python reads, named by the same codes. Those of the front door
// are there before the first page; the rest of the house's and a game's arrive with the first page that needs them.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import languages, { spoken } from 'virtual:languages';
import { changedBy, elsewhere, wordsFromServer } from '../boards/installed_games';
import { learned } from './word_arrivals.svelte';
import type { Refused } from '../wire';

export type Facts = Record<string, FluentVariable>;

let language = 'en';
let bundle = bundleOf(language);
let asked = new Map<string, Promise<void>>();
let there = new Set<string>();
/** What was said before: with every move a table asks for the same sentences again. */
const before = new Map<string, string>();
const REMEMBERED = 2000;

/** The names of keys, such as cards, in the reader's language; + and commas may stand between several, and a key may
 * bring facts of its own: `rising?feature=dice&way=right`. */
function named([kind, keys]: FluentValue[]): string {
  const pairs = String(keys).split(',');
  return pairs.map((pair) => pair.split('+').map((key) => name(String(kind), key)).join(' + ')).join(', ');
}

function name(kind: string, key: string): string {
  const [code, ...brought] = key.split(/[?&]/);
  const facts = brought.map((fact) => fact.split('=').map(decodeURIComponent) as [string, string]);
  return say(`${kind}-${code}`, Object.fromEntries(facts));
}

/** A word and the name after it, with the elision of French: “de Mila”, but “d’Otto”. */
function elided([word, name]: FluentValue[]): string {
  const vowel = /^[aeiouœæ]/i.test(String(name).normalize('NFD'));
  return vowel ? `${String(word).slice(0, -1)}’${name}` : `${word} ${name}`;
}

function bundleOf(tongue: string): FluentBundle {
  return new FluentBundle(tongue, { useIsolating: false, functions: { NAMED: named, ELIDE: elided } });
}

/** The languages that can be chosen. */
export const offeredLanguages = spoken;
export const spokenLanguage = (): string => language;

/** The language to speak: the one that was chosen, else the first of the browser's that the house knows. */
export function languageFor(chosen: string, browser: readonly string[]): string {
  const wished = chosen === 'auto' ? browser : [chosen];
  for (const tag of wished) {
    const found = [tag.toLowerCase(), tag.toLowerCase().split('-')[0]!].find((name) => name in languages);
    if (found) return found;
  }
  return 'en';
}

/** Speak this language from now on: before the first page is shown. */
export function speak(tongue: string): Promise<void> {
  language = tongue;
  bundle = bundleOf(language);
  asked = new Map();
  there = new Set();
  before.clear();
  return learn('door', languages[language]!.door);
}

/** Load what is said inside the house: at tables and at school. */
export const learnInside = (): Promise<void> => learn('inside', languages[language]!.inside);

/** Load the messages of pages that are opened seldom: about, my data, settings, privacy. */
export const learnPages = (): Promise<void> => learn('pages', languages[language]!.pages);

/** Load what is said over an analysis. */
export const learnReview = (): Promise<void> => learn('review', languages[language]!.review);

/** Load what is said of playing without a server. */
export const learnOffline = (): Promise<void> => learn('offline', languages[language]!.offline);

/** Load the messages of a game; refuse an unknown game. */
export async function learnGame(game: string): Promise<void> {
  const spoken = language;
  const changed = changedBy(game);
  if (changed) await learnGame(changed);
  const text = languages[language]!.games[game] ?? (elsewhere.includes(game) ? () => wordsFromServer(game, spoken) : undefined);
  if (text) await learn(game, text);
}

/** Load the messages of a game's rules, lesson and puzzles. */
export function learnSchool(game: string): Promise<void> {
  const text = languages[language]!.schools[game];
  return text ? learn(`${game}/school`, text) : Promise.resolve();
}

function learn(part: string, load: () => Promise<{ default: string }>): Promise<void> {
  const already = asked.get(part);
  if (already) return already;
  const into = bundle;
  const now = load().then(
    (loaded) => {
      into.addResource(new FluentResource(loaded.default), { allowOverrides: true }); // a card's sentences come twice
      if (into === bundle) there.add(part);
      before.clear();
      learned.times += 1;
    },
    (reason: unknown) => {
      asked.delete(part);
      throw reason;
    },
  );
  asked.set(part, now);
  return now;
}

export function known(code: string): boolean {
  void learned.times;
  return bundle.hasMessage(code);
}

/**
 * The sentence for a code. Nothing is said while a game's words are on their way; otherwise a missing one is our mistake:
 * the code itself is shown, so that it can be reported.
 */
export function say(code: string, facts: Facts = {}): string {
  void learned.times;
  const key = code + JSON.stringify(facts);
  const remembered = before.get(key);
  if (remembered !== undefined) return remembered;
  const pattern = bundle.getMessage(code)?.value;
  if (pattern) {
    const said = bundle.formatPattern(pattern, facts, []);
    if (before.size >= REMEMBERED) before.clear();
    before.set(key, said);
    return said;
  }
  return Object.keys(languages[language]!.games).some((game) => code.startsWith(`${game}-`) && !there.has(game)) ? '' : code;
}

/** Why something was refused, in the reader's language; in the server's English where its code is not known here. */
export function refusalInWords({ code, facts, sentence }: Pick<Refused, 'code' | 'facts' | 'sentence'>): string {
  const pattern = bundle.getMessage(code)?.value;
  const wrong: Error[] = [];
  const said = pattern ? bundle.formatPattern(pattern, facts, wrong) : '';
  return pattern && !wrong.length ? said : sentence;
}

/** Load the messages for this refusal; without a connection the server's own sentence is shown. */
export async function learnRefusal(code: string): Promise<void> {
  if (known(code)) return;
  const game = Object.keys(languages[language]!.games).find((name) => code.startsWith(`${name}-`));
  await Promise.allSettled([learn('refusals', languages[language]!.refusals), learnInside(), game && learnGame(game)]);
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

/** A person's name as it is shown: a person who gave none is a guest, in the reader's language. */
export function nameInWords(name: string): string {
  return name.replace(/^Guest(?=( \d+)?$)/, () => say('client-guest'));
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
