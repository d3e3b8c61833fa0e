// Who answers: a server, or a worker of this page that keeps tables on this device. What the worker needs is loaded when it
// is first asked.
import type { OpenChannel } from '../session/channel';

/** Set in the pages of a site without a server. */
export const withoutServer = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset.server === 'none';

/** Whether this table is stored on this device. */
export const isHere = (table: string): boolean => table.startsWith('here-');

/** Whether this is a record that was opened on this device. */
export const isRecord = (table: string): boolean => table.startsWith('here-record-');

/** Whether this request is for the worker. */
export const answeredHere = (path: string): boolean => withoutServer() || path.startsWith('api/tables/here-');

/** Whether this device has downloaded what plays without a server. */
export async function hasDownload(): Promise<boolean> {
  if (withoutServer()) return true;
  const { keptEdition } = await import('./edition');
  return (await keptEdition(`${document.baseURI}`).catch(() => null)) !== null;
}

const worker = async () => (await import('./local_server')).localServer();

/** What a site without a server knows without asking: it has no tables of others, and `parlour site` wrote its games. */
const KNOWN: Record<string, string> = { 'api/games': 'offline/games.json', 'api/house': 'offline/house.json', 'api/tables': 'offline/tables.json' };

/** `fetch`, answered by the worker. */
export async function fetchHere(path: string, request: RequestInit): Promise<Response> {
  const known = withoutServer() && !request.body ? KNOWN[path] : undefined;
  return known ? fetch(known) : (await worker()).fetch(path, request);
}

/** A review of a table or a record of this device, line by line. */
export const reviewHere = async (table: string, signal: AbortSignal): Promise<Response> => (await worker()).review(table, signal);

/** Channels to a table on this device. */
export const localChannel =
  (table: string): OpenChannel =>
  (events) => {
    const line = worker().then((server) => server.line(table, events));
    return {
      send: (message) => void line.then((open) => open.send(JSON.stringify(message))),
      close: () => void line.then((open) => open.close()),
    };
  };
