// What each page needs before it can be shown: its code, and the words of its game. Each page is a file of its own.
import * as api from '../http/api';
import type { Page, Shown } from './router.svelte';
import { learnGame, learnInside, learnOffline, learnPages, learnReview, learnSchool } from '../text/words';

const components = {
  lobby: () => import('../pages/Lobby.svelte'),
  game: () => import('../pages/Game.svelte'),
  table: () => import('../pages/Table.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  learn: () => import('../pages/Learn.svelte'),
  puzzles: () => import('../pages/Puzzles.svelte'),
  puzzle: () => import('../pages/Puzzle.svelte'),
  analysis: () => import('../pages/Analysis.svelte'),
  openings: () => import('../pages/Analysis.svelte'),
  review: () => import('../pages/Record.svelte'),
  yours: () => import('../pages/ThisDevice.svelte'),
  settings: () => import('../pages/Settings.svelte'),
  privacy: () => import('../pages/Privacy.svelte'),
  about: () => import('../pages/About.svelte'),
  lost: () => import('../pages/NotFound.svelte'),
};

/** The messages of a page besides those of the home page and of its game. */
const SAID: Partial<Record<Page['name'], () => Promise<unknown>>> = {
  review: () => Promise.all([learnInside(), learnReview(), learnOffline()]),
  yours: () => Promise.all([learnPages(), learnOffline()]),
  settings: learnPages,
  privacy: learnPages,
  about: learnPages,
  table: learnInside,
  rules: learnInside,
  learn: learnInside,
  puzzles: learnInside,
  puzzle: learnInside,
  analysis: () => Promise.all([learnInside(), learnReview()]),
  openings: () => Promise.all([learnInside(), learnReview()]),
};

const AT_SCHOOL: readonly Page['name'][] = ['rules', 'learn', 'puzzles', 'puzzle'];

export async function load(page: Page): Promise<Shown> {
  const [module, daily] = await Promise.all([
    components[page.name](),
    page.name === 'puzzles' || page.name === 'puzzle' ? isDaily(page.game) : false,
    SAID[page.name]?.(),
    'game' in page ? learnGame(page.game) : null,
    'game' in page && AT_SCHOOL.includes(page.name) ? learnSchool(page.game) : null,
  ]);
  if (daily && page.name === 'puzzle') return load({ name: 'puzzles', game: page.game });
  const { name: _, ...props } = page;
  return { page, component: module.default, props: page.name === 'table' ? { id: page.table } : page.name === 'puzzles' ? { ...props, daily } : props };
}

/** Whether this game has a board of the day in place of puzzles. Where no one can be asked, there is none. */
async function isDaily(game: string): Promise<boolean> {
  const cards = await api.games().catch(() => []);
  return cards.some((card) => card.name === game && card.daily);
}
