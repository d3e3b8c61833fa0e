import { afterEach, expect, test, vi } from 'vitest';
import { keptEdition, openEdition, OtherFiles } from '../src/offline/edition';

const ROOT = 'http://games.example/';
const LIST = `${ROOT}offline/files.json`;
const listed = (edition: string, agreed: string) => ({ edition, agreed, bytes: 0, files: [], lock: {} });

/** The caches of a browser that keeps these editions whole; what the host lists is fetched. */
function browser(kept: ReturnType<typeof listed>[], host: ReturnType<typeof listed> | null): void {
  const held = new Map(kept.map((list) => [`parlour-offline-${list.edition}`, new Map([[LIST, JSON.stringify(list)]])]));
  const answer = (text: string | undefined) => Promise.resolve(text === undefined ? undefined : new Response(text));
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...held.keys()]),
    delete: (name: string) => Promise.resolve(held.delete(name)),
    open: (name: string) => {
      const files = held.get(name) ?? new Map<string, string>();
      held.set(name, files);
      return Promise.resolve({
        match: (address: URL | string) => answer(files.get(String(address))),
        put: async (address: URL | string, response: Response) => void files.set(String(address), await response.text()),
      });
    },
  });
  vi.stubGlobal('fetch', () => (host ? Promise.resolve(Response.json(host)) : Promise.reject(new TypeError('no connection'))));
}

afterEach(() => vi.unstubAllGlobals());

const opened = async () => (await openEdition(ROOT, () => undefined)).list.edition;

test('a download that was made for another page is neither kept nor started', async () => {
  browser([], listed('new', 'other messages'));
  await expect(opened()).rejects.toThrow(OtherFiles);
  expect(await keptEdition(ROOT)).toBeNull();
});

test('a page that is older than the host’s download goes on with its own', async () => {
  browser([listed('own', __AGREED__)], listed('new', 'other messages'));
  expect(await opened()).toBe('own');
});

test('a newer page takes the newer download, and has none without a connection', async () => {
  browser([listed('old', 'older messages')], null);
  expect(await keptEdition(ROOT)).toBeNull();
  browser([listed('old', 'older messages')], listed('new', __AGREED__));
  expect(await opened()).toBe('new');
  expect((await keptEdition(ROOT))?.list.edition).toBe('new');
});
