// Games from elsewhere, which this server's owner has named: the page says which. Their boards are plain shapes
// (boards/shapes/Board.svelte), and their words come from the server.

const named: readonly (readonly string[])[] =
  typeof document === 'undefined' ? [] : (document.querySelector('meta[name="parlour-games"]')?.getAttribute('content')?.split(' ').filter(Boolean) ?? []).map((each) => each.split(/[=:]/));

/** Their names; none where a page is built beforehand. */
export const elsewhere: readonly string[] = named.map(([name]) => name!);

/** The folder of the board that draws a game: its own, that of the game which a variant changes, or shapes. A variant with
 * `:shapes` brings shapes of its own. */
export function boardFolder(game: string): string {
  const [, changed, shapes] = named.find(([name]) => name === game) ?? [];
  return changed && !shapes && !elsewhere.includes(changed) ? changed : elsewhere.includes(game) ? 'shapes' : game;
}

/** The game whose words a variant speaks besides its own. */
export const changedBy = (game: string): string | undefined => named.find(([name]) => name === game)?.[1];

/** The messages of such a game, in this language or in English. */
export async function wordsFromServer(game: string, language: string): Promise<{ default: string }> {
  const answer = await fetch(`api/games/${encodeURIComponent(game)}/words/${language}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return { default: await answer.text() };
}
