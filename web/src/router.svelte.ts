// The pages of the client and their addresses, over the browser's own History.

export type Page =
  | { name: 'lobby' }
  | { name: 'table'; table: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'puzzles'; game: string }
  | { name: 'puzzle'; game: string; number: number }
  | { name: 'analysis'; table: string }
  | { name: 'about' }
  | { name: 'lost' };

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
  if (first === 'about' && second === undefined) return { name: 'about' };
  if (first === 'table' && second) return { name: 'table', table: second };
  if (first === 'rules' && second) return { name: 'rules', game: second };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (first === 'puzzles' && second) return { name: 'puzzles', game: second };
  if (first === 'analysis' && second) return { name: 'analysis', table: second };
  return { name: 'lost' };
}

class Router {
  page: Page = $state(read(location.pathname));
  /** Counts visits, so that the same page asked for twice starts anew. */
  visit = $state(0);

  go(path: string): void {
    history.pushState(null, '', path);
    this.arrive();
  }

  arrive(): void {
    this.page = read(location.pathname);
    this.visit += 1;
    window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follow links inside the house without loading the page again. Modified clicks stay the browser's own. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
