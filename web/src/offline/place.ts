// Who answers: a server, or a worker of this page that keeps tables on this device. What the worker needs is loaded when it
// is first asked.
import type { OpenChannel } from '../session/channel';

/** A site without a server says so in its pages. */
export const withoutServer = (): boolean => document.documentElement.dataset.server === 'none';

/** Is this table kept on this device? */
export const isHere = (table: string): boolean => table.startsWith('here-');

/** Is this request for the worker? */
export const answeredHere = (path: string): boolean => withoutServer() || path.startsWith('api/tables/here-');

const worker = async () => (await import('./local_server')).localServer();

/** What `fetch` does, answered by the worker. */
export const fetchHere = async (path: string, request: RequestInit): Promise<Response> => (await worker()).fetch(path, request);

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
