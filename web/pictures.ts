// The pictures of cards, /pictures/duos/<card>.svg, and of reactions, /pictures/reactions/<code>.svg: one family. Most are
// taken from an icon package when the client is built; what it lacks is drawn in the same style in pictures/.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Icons {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const TABLE = resolve(import.meta.dirname, '../src/parlour/games/duos/cards.csv');
const require = createRequire(resolve(import.meta.dirname, 'pictures.ts'));

/** Every card's name with its picture's; the table is plain, without quotes. */
export function cardPictures(): Map<string, string> {
  const [, ...rows] = readFileSync(TABLE, 'utf-8').trim().split('\n');
  const found = new Map<string, string>();
  for (const row of rows) {
    const [animal, animalPicture, thing, thingPicture] = row.trim().split(',');
    found.set(animal!, animalPicture!).set(thing!, thingPicture!);
  }
  return found;
}

/** Reactions as pictures: not every device has them as letters. */
export const reactionPictures: ReadonlyMap<string, string> = new Map([
  ['smile', 'noto:slightly-smiling-face'],
  ['laugh', 'noto:grinning-face-with-smiling-eyes'],
  ['clap', 'noto:clapping-hands'],
  ['wow', 'noto:face-with-open-mouth'],
  ['think', 'noto:thinking-face'],
  ['sad', 'noto:slightly-frowning-face'],
  ['heart', 'noto:red-heart'],
]);

/** Every picture by its address below /pictures. */
function allPictures(): Map<string, string> {
  const cards = [...cardPictures()].map(([card, picture]) => [`duos/${card}`, picture] as const);
  const reactions = [...reactionPictures].map(([code, picture]) => [`reactions/${code}`, picture] as const);
  return new Map([...cards, ...reactions]);
}

/** The picture `package:icon` as a file of its own; `parlour:name` is one of ours. */
export function drawn(picture: string, packages = new Map<string, Icons>()): string {
  const [name, icon] = picture.split(':') as [string, string];
  if (name === 'parlour') return readFileSync(resolve(import.meta.dirname, 'pictures', `${icon}.svg`), 'utf-8').trim();
  const icons = packages.get(name) ?? (require(`@iconify-json/${name}/icons.json`) as Icons);
  packages.set(name, icons);
  const found = icons.icons[icon] ?? icons.icons[icons.aliases?.[icon]?.parent ?? ''];
  if (!found) throw new Error(`${picture} is not in @iconify-json/${name}`);
  const width = found.width ?? icons.width ?? 16;
  const height = found.height ?? icons.height ?? 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${rounded(found.body)}</svg>`;
}

/** Finer than this no screen shows. Numbers of a path may touch (`1.5.25` is two): those that came apart by their dots
 * alone get a space, and one that begins with the flags of an arc is left alone. */
export const rounded = (body: string): string =>
  body.replace(/\d+\.\d+|\.\d+/g, (number, at: number) => {
    const short = /^0\d/.test(number) ? number : String(Math.round(Number(number) * 100) / 100);
    return /[\d.]/.test(body[at - 1] ?? '') ? ` ${short}` : short;
  });

export function pictures(): Plugin {
  const packages = new Map<string, Icons>();
  return {
    name: 'pictures',
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [name, picture] of allPictures())
        this.emitFile({ type: 'asset', fileName: `pictures/${name}.svg`, source: drawn(picture, packages) });
    },
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const picture = allPictures().get((request.url ?? '').replace(/^\/|\.svg.*$/g, ''));
        if (!picture) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawn(picture, packages));
      });
    },
  };
}
