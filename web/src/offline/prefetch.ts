// What works without a connection is fetched once the page is at rest: the house itself by the service worker, the lesson
// and the puzzles of each game here, in one download a game. Browsers allow it on https and on this very machine only.
import * as api from '../http/api';
import { boardNames } from '../boards/board';
import { spokenLanguage } from '../text/words';
import { withoutServer } from './place';
import { download } from './download';

const SCHOOL = 'parlour-school'; // service-worker.js reads it
const RETRIES = [5_000, 30_000, 120_000, 600_000]; // milliseconds after a server was too busy or out of reach
/** Games whose lessons show pictures that are files of their own. */
const PICTURED = import.meta.glob<{ pictures: (lesson: string) => string[] }>('../boards/*/offline.ts');

export function prepareOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  void untilPrepared();
}

/** What has arrived is stored; the rest is tried again later, at the latest with the next visit. */
async function untilPrepared(): Promise<void> {
  for (const pause of RETRIES) {
    try {
      return await prepare();
    } catch {
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
}

async function prepare(): Promise<void> {
  await navigator.serviceWorker.register(`sw.js?language=${spokenLanguage()}`, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  const sparing = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  if (sparing || withoutServer()) return;
  const cards = await api.games();
  const cache = await caches.open(SCHOOL);
  const keep = async (path: string): Promise<void> => {
    if (!(await cache.match(path))) await cache.add(path);
  };
  await keep('api/games');
  for (const game of boardNames) {
    await download(cache, `api/offline/${game}`);
    const lesson = (await (await cache.match(`api/lessons/${game}`))?.text()) ?? '';
    for (const path of (await PICTURED[`../boards/${game}/offline.ts`]?.())?.pictures(lesson) ?? []) await keep(path);
    if (cards.find((card) => card.name === game)?.puzzles) await keep(`api/puzzles/${game}`);
  }
}

/** The lessons and puzzles that this browser has stored; null without storage. */
export async function keptOffline(): Promise<{ lessons: number; puzzles: number } | null> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return null;
  const paths = (await (await caches.open(SCHOOL)).keys()).map((request) => new URL(request.url).pathname);
  const count = (kind: RegExp) => paths.filter((path) => kind.test(path)).length;
  return { lessons: count(/\/api\/lessons\/[^/]+$/), puzzles: count(/\/api\/puzzles\/[^/]+\/\d+$/) };
}
