// Games from elsewhere, which this server's owner has named: the page says which. Their boards are plain shapes
// (boards/shapes/Board.svelte), and their words come from the server.

/** Their names; none where a page is built beforehand. */
export const elsewhere: readonly string[] =
  typeof document === 'undefined' ? [] : (document.querySelector('meta[name="parlour-games"]')?.getAttribute('content')?.split(' ').filter(Boolean) ?? []);

/** What such a game says in this language, or in English. */
export async function wordsFromServer(game: string, language: string): Promise<{ default: string }> {
  const answer = await fetch(`api/games/${encodeURIComponent(game)}/words/${language}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return { default: await answer.text() };
}
