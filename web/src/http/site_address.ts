// Where the house stands. Its pages name it in <base>: an address without a slash before it is one of the house, at the
// root of a site or below a path.

/** The whole address of the house, without a slash at its end. */
export const here = (): string => document.baseURI.replace(/\/$/, '');

/** The path of a page inside the house, from the address bar; null for one that is not below the house. */
export function inside(pathname: string): string | null {
  const root = new URL(document.baseURI).pathname;
  return `${pathname}/`.startsWith(root) ? pathname.slice(root.length - 1) || '/' : null;
}
