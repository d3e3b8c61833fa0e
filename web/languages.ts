// The sentences as the browser loads them, for each language: what the front door says, with every game's card; what is
// said inside; what pages say that are opened seldom; what each game says, loaded when the game is opened; and what its school
// says besides. What a language lacks is filled in from English here, so that no second language need be loaded.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = resolve(import.meta.dirname, '../src/parlour');
/** Said by other front doors only. */
const ELSEWHERE = new Set(['command.ftl', 'help.ftl', 'terminal.ftl', 'study.ftl', 'reports.ftl', 'solvers.ftl', 'serving.ftl', 'names.ftl', 'operator.ftl', 'print.ftl', 'notifications.ftl']);
/** The house's files by the part that they are loaded with; every other one is said inside. */
const PARTS: Readonly<Record<string, string>> = {
  'client.ftl': 'door', // before any game is opened
  'players.ftl': 'door',
  'pages.ftl': 'pages',
  'profile.ftl': 'pages',
  'review.ftl': 'review',
  'server.ftl': 'refusals',
  'profile_refusals.ftl': 'refusals',
  'offline.ftl': 'offline', // by a page that plays without a server
  'school.ftl': 'school', // with a game's own rules, lesson and puzzles: no table need load it
};
/** Sentences of a game that are needed before the game is opened. */
const CARD = /^[a-z-]+?-(name|tagline|card-(goal|players|minutes))$/;
/** Sentences that are said in reports and in a terminal, and never here. */
const NOT_HERE = /^terminal-|^[a-z-]+?-(study|print)-/;
const TAUGHT = /^[a-z-]+?-(rules|lesson|puzzle|day|coach)-/;

type Messages = Map<string, string>;

/** The messages of a file by their codes, comments left out. */
export function messages(text: string): Messages {
  const found: Messages = new Map();
  for (const part of text.replace(/^#.*\n?/gm, '').split(/\n(?=[a-zA-Z-])/)) {
    const code = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(part.trimStart())?.[1];
    if (code) found.set(code, part.trim());
  }
  return found;
}

function read(paths: readonly string[]): Messages {
  const found = paths.filter((path) => existsSync(path)).flatMap((path) => [...messages(readFileSync(path, 'utf-8'))]);
  return new Map(found);
}

const folders = () => readdirSync(resolve(SOURCE, 'games')).filter((name) => existsSync(resolve(SOURCE, 'games', name, 'words')));
const gameFile = (folder: string, language: string) => resolve(SOURCE, 'games', folder, 'words', `${language}.ftl`);

function houseFiles(language: string): string[] {
  const folder = resolve(SOURCE, 'words', language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.has(name))
    .map((name) => resolve(folder, name));
}

/** Every language that says anything, English first. */
export function languages(): string[] {
  const found = new Set(readdirSync(resolve(SOURCE, 'words')).filter((name) => /^[a-z]{2}(-\w+)*$/.test(name)));
  for (const folder of folders())
    for (const file of readdirSync(resolve(SOURCE, 'games', folder, 'words'))) found.add(file.replace(/\.ftl$/, ''));
  return ['en', ...[...found].filter((name) => name !== 'en').sort()];
}

/** The languages in which the house itself speaks: those that can be chosen. */
export const spoken = () => languages().filter((language) => houseFiles(language).length > 0);

const partOf = (path: string) => PARTS[basename(path)] ?? 'inside';
const house = (language: string, part: string) => read(houseFiles(language).filter((path) => partOf(path) === part));

function door(language: string): string {
  const cards = (tongue: string) =>
    [...read(folders().map((folder) => gameFile(folder, tongue)))].filter(([code]) => CARD.test(code));
  const own = (tongue: string) => [...house(tongue, 'door'), ...cards(tongue)];
  return [...new Map([...own('en'), ...own(language)]).values()].join('\n');
}

function said(part: string, language: string): string {
  return [...new Map([...house('en', part), ...house(language, part)]).values()].join('\n');
}

function game(folder: string, language: string, taught: boolean): string {
  const own = [...read([gameFile(folder, 'en'), gameFile(folder, language)])].filter(([code]) => TAUGHT.test(code) === taught && !NOT_HERE.test(code));
  const shared = taught ? [...house('en', 'school'), ...house(language, 'school')] : [];
  return [...new Map([...shared, ...own]).values()].join('\n');
}

/** What the house says, in parts. */
const HOUSE: readonly string[] = ['door', 'inside', 'pages', 'review', 'refusals', 'offline'];

const named = (folder: string) => folder.replaceAll('_', '-');

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === 'virtual:languages' || id.startsWith('virtual:words/') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:languages') {
        const rows = languages().map((language) => {
          const each = (kind: string) =>
            folders().map((folder) => `'${named(folder)}': () => import('virtual:words/${language}/${folder}${kind}')`).join(', ');
          const part = (name: string) => `() => import('virtual:words/${language}/${name}')`;
          const parts = HOUSE.map((name) => `${name}: ${part(name)}`).join(', ');
          return `'${language}': { ${parts}, games: { ${each('')} }, schools: { ${each('/school')} } }`;
        });
        return `export default { ${rows.join(',\n')} };\nexport const spoken = ${JSON.stringify(spoken())};`;
      }
      const [, language, part] = /^\0virtual:words\/([^/]+)\/(.+)$/.exec(id) ?? [];
      if (!language || !part) return null;
      const all = [...houseFiles('en'), ...houseFiles(language), ...folders().map((name) => gameFile(name, language))];
      const [folder = part, school] = part.split('/');
      const ofHouse = HOUSE.includes(part);
      const files = ofHouse || school ? all : [gameFile(folder, 'en'), gameFile(folder, language)];
      for (const file of files) if (existsSync(file)) this.addWatchFile(file);
      const text = part === 'door' ? door(language) : ofHouse ? said(part, language) : game(folder, language, school !== undefined);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
