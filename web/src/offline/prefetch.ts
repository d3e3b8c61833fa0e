// What works without a connection is fetched once the page is at rest: the house itself by the service worker, lessons and
// some puzzles here. Browsers allow it on https and on this very machine only.
import * as api from '../http/api';
import { boardNames } from '../boards/board';
import { solvedPuzzles } from '../device/local_storage';
import { spokenLanguage } from '../text/words';

const AT_REST = 5000; // milliseconds: whoever comes plays first
const PUZZLES = 30; // of each game: today's and the next ones that were not solved yet
const SCHOOL = 'parlour-school'; // service-worker.js reads it
/** Games whose lessons show pictures that are files of their own. */
const PICTURED = import.meta.glob<{ pictures: (lesson: string) => string[] }>('../boards/*/offline.ts');

export function prepareOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  setTimeout(() => void prepare().catch(() => {}), AT_REST); // it will be tried again with the next page
}

async function prepare(): Promise<void> {
  await navigator.serviceWorker.register(`sw.js?language=${spokenLanguage()}`, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  const sparing = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  if (sparing) return;
  const cards = await api.games();
  const cache = await caches.open(SCHOOL);
  const kept = async (path: string): Promise<string> => {
    if (!(await cache.match(path))) await cache.add(path);
    return (await cache.match(path))!.text();
  };
  await kept('api/games');
  for (const game of boardNames) {
    const lesson = await kept(`api/lessons/${game}`);
    const paths = (await PICTURED[`../boards/${game}/offline.ts`]?.())?.pictures(lesson) ?? [];
    if (cards.find((card) => card.name === game)?.puzzles) paths.push(...(await puzzlesOf(game)));
    for (const path of paths) await kept(path);
  }
}

async function puzzlesOf(game: string): Promise<string[]> {
  const { puzzles, today, also_today } = await api.puzzles(game);
  const todays = [today, ...also_today];
  const solved = new Set(solvedPuzzles(game));
  const next = puzzles.map((card) => card.number).filter((number) => !todays.includes(number) && !solved.has(number));
  const numbers = [...todays, ...next.slice(0, PUZZLES - todays.length)].map((number) => `api/puzzles/${game}/${number}`);
  return [`api/puzzles/${game}`, ...numbers, ...numbers.map((path) => `${path}/board.svg`)];
}

/** What of the school this browser keeps; null where it cannot keep anything. */
export async function keptOffline(): Promise<{ lessons: number; puzzles: number } | null> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return null;
  const paths = (await (await caches.open(SCHOOL)).keys()).map((request) => new URL(request.url).pathname);
  const count = (kind: RegExp) => paths.filter((path) => kind.test(path)).length;
  return { lessons: count(/\/api\/lessons\/[^/]+$/), puzzles: count(/\/api\/puzzles\/[^/]+\/\d+$/) };
}
