// The pages of the client and their addresses, over the browser's own History. A page is shown when its code and its words
// are there; until then the one before it stays.
import type { Component } from 'svelte';
import { inside } from '../http/site_address';
import { hasBoard } from '../boards/board';
import { load } from './page_loader';

export type Page =
  | { name: 'lobby'; code?: string }
  | { name: 'game'; game: string }
  | { name: 'table'; table: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'puzzles'; game: string }
  | { name: 'puzzle'; game: string; number: number }
  | { name: 'analysis'; table: string }
  | { name: 'openings'; game: string }
  | { name: 'review' }
  | { name: 'yours' }
  | { name: 'settings' }
  | { name: 'privacy' }
  | { name: 'about' }
  | { name: 'lost' };

/** A table's code as an address may bring it: `/abc234`, or with a hyphen. */
const CODE = /^[0-9a-z]{3}-?[0-9a-z]{3}$/i;

/** The parts of an address in plain letters; nothing where the address is malformed. */
function parts(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function read(path: string): Page {
  const given = parts(path);
  if (given === null) return { name: 'lost' };
  const [first = '', second, third, ...rest] = given;
  if (first === 'puzzles' && second && third !== undefined && /^[1-9]\d{0,5}$/.test(third) && !rest.length)
    return { name: 'puzzle', game: second, number: Number(third) };
  if (third !== undefined || rest.length) return { name: 'lost' };
  if (first === '') return { name: 'lobby' };
  if (second === undefined) {
    if (first === 'review' || first === 'yours' || first === 'settings' || first === 'privacy' || first === 'about') return { name: first };
    if (hasBoard(first)) return { name: 'game', game: first };
    return CODE.test(first) ? { name: 'lobby', code: first } : { name: 'lost' };
  }
  if (first === 'table' && second) return { name: 'table', table: second };
  if (first === 'rules' && second) return { name: 'rules', game: second };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (first === 'puzzles' && second) return { name: 'puzzles', game: second };
  if (first === 'openings' && second) return { name: 'openings', game: second };
  if (first === 'analysis' && second) return { name: 'analysis', table: second };
  return { name: 'lost' };
}

/** A page that can be shown. */
export interface Shown {
  page: Page;
  component: Component<any>;
  props: Record<string, unknown>;
}

class Router {
  shown: Shown | null = $state.raw(null);
  /** Counts visits, so that the same page asked for twice starts anew. */
  visit = $state(0);
  #asked = 0;

  get page(): Page {
    return this.shown?.page ?? { name: 'lobby' };
  }

  go(path: string): void {
    history.pushState(null, '', path);
    void this.arrive();
  }

  /** Show the page of the address bar. */
  async arrive(): Promise<void> {
    const now = ++this.#asked;
    const page = read(inside(location.pathname) ?? '/lost');
    let shown: Shown;
    try {
      shown = await load(page);
    } catch (reason) {
      if (this.shown === null) throw reason;
      if (now === this.#asked) location.reload(); // the server has a newer edition of the client, or there is no connection
      return;
    }
    if (now !== this.#asked) return;
    this.shown = shown;
    this.visit += 1;
    window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follow links inside the house without loading the page again. Modified clicks stay the browser's own. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || inside(link.pathname) === null) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
