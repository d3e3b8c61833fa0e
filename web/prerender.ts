// After the build: the pages that can be known beforehand, as HTML with their content, in every language of the house
// (static/pages/<language>/<page>.html; shell.html for all others), and every text file compressed for those who ask.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { render } from 'svelte/server';
import { spoken } from 'virtual:languages';
import App from './src/App.svelte';
import { boardNames, boardOf } from './src/boards/board';
import { drawings, frontOf, miniatureProps } from './src/boards/miniature';
import { load } from './src/navigation/page_loader';
import { read, router } from './src/navigation/router.svelte';
import { speak } from './src/text/words';

const STATIC = resolve(import.meta.dirname, '../../src/parlour/static');
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALLEST = 700; // bytes: what fits into one packet is sent as it is

interface Built {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
const built = JSON.parse(readFileSync(resolve(STATIC, 'files.json'), 'utf-8')) as Record<string, Built>;
const template = readFileSync(resolve(STATIC, 'index.html'), 'utf-8');

/** The links to the files of these modules and of all that they import, but for those that the page has already. */
function links(...sources: string[]): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const follow = (name: string): void => {
    const { file, imports = [], css = [] } = built[name]!;
    if (scripts.has(file)) return;
    scripts.add(file);
    for (const style of css) styles.add(style);
    imports.forEach(follow);
  };
  sources.forEach(follow);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="./${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`),
  ]
    .filter((link) => !template.includes(link))
    .join('\n    ');
}

function write(language: string, name: string, head: string, body: string): void {
  const path = resolve(STATIC, 'pages', language, `${name}.html`);
  mkdirSync(dirname(path), { recursive: true });
  const page = template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<title>Parlour</title>', () => (head.includes('<title>') ? head : `<title>Parlour</title>${head}`))
    .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
  writeFileSync(path, page);
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = resolve(folder, entry.name);
    if (entry.isDirectory()) compress(path);
    else if (COMPRESSED.test(entry.name) && statSync(path).size >= SMALLEST) {
      const bytes = readFileSync(path);
      const settings = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: settings }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

/** Everything that the house needs without a connection, but for the words of other languages. */
function serviceWorker(): string {
  const edition = createHash('sha256').update(JSON.stringify(built));
  const files = new Set(['early.js', 'favicon.svg', 'manifest.webmanifest', 'icons/192.png']);
  const words: Record<string, string[]> = Object.fromEntries(spoken.map((language) => [language, []]));
  for (const [name, { file, css = [], assets = [] }] of Object.entries(built)) {
    const language = /^virtual:words\/([^/]+)\//.exec(name)?.[1];
    if (language) words[language]?.push(file);
    else if (!file.endsWith('.html')) for (const each of [file, ...css, ...assets]) files.add(each);
  }
  for (const name of ['index.html', ...spoken.map((language) => `pages/${language}/shell.html`)])
    edition.update(readFileSync(resolve(STATIC, name)));
  const pictures = readdirSync(resolve(STATIC, 'pictures'), { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith('.svg'));
  const facts = { EDITION: edition.digest('hex').slice(0, 12), FILES: [...files], WORDS: words, PICTURES: pictures.sort().map((name) => `pictures/${name}`) };
  const lines = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  return [...lines, readFileSync(resolve(STATIC, '../../../web/service-worker.js'), 'utf-8')].join('\n');
}

/** The styles of these modules, whose scripts are loaded when they are needed. */
function styleLinks(...sources: string[]): string {
  return links(...sources)
    .split('\n')
    .filter((link) => link.includes('rel="stylesheet"'))
    .join('\n');
}

/** The boards of the home page, as the boards of the tables draw them; labels are for those who play. */
async function drawMiniatures(): Promise<void> {
  for (const game of boardNames) {
    const [Board, front] = await Promise.all([boardOf(game), frontOf(game)]);
    if (!Board || !front) continue;
    let surface = '';
    const { body } = render(Board, { props: miniatureProps(front, false, (parts) => (surface = parts.surface ?? '')) });
    const bare = body.replace(/ (role|tabindex|title|type|data-[a-z]+|aria-[a-z]+)="[^"]*"/g, '').replace(/<!--[^>]*-->/g, '');
    drawings.set(game, { html: `<div class="board">${bare}</div>`, surface });
  }
}
const boardSources = boardNames.map((game) => `src/boards/${game}/Board.svelte`);

for (const language of spoken) {
  await speak(language);
  await drawMiniatures();
  const words = `virtual:words/${language}/door`;
  const pages = [
    ['index', '/', 'src/pages/Lobby.svelte'],
    ...boardNames.map((game) => [game, `/${game}`, 'src/pages/Game.svelte']),
    ['privacy', '/privacy', 'src/pages/Privacy.svelte'],
    ['about', '/about', 'src/pages/About.svelte'],
  ] as const;
  for (const [name, path, source] of pages) {
    const page = read(path!);
    router.shown = await load(page);
    const { head, body } = render(App);
    const own = 'game' in page ? [page.game.replaceAll('-', '_')] : page.name === 'lobby' ? [] : ['pages'];
    write(language, name!, `${head}\n    ${links(words, source!, ...own.map((part) => `virtual:words/${language}/${part}`))}\n    ${styleLinks(...(name === 'index' ? boardSources : 'game' in page ? [`src/boards/${page.game}/Board.svelte`] : []))}`, body);
  }
  write(language, 'shell', links(words), '');
}
writeFileSync(resolve(STATIC, 'sw.js'), serviceWorker());
compress(STATIC);
if (!existsSync(resolve(STATIC, 'pages/en/index.html'))) throw new Error('English must be spoken');
