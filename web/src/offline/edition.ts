// The files of one edition of what plays without a server. They are kept in a cache of their own, which counts only when
// all of them are there; then older editions go. Where browsers keep no caches (plain HTTP) files are fetched each time.
import type { Files } from './messages';

const PREFIX = 'parlour-offline-'; // service-worker.js reads it
const LIST = 'offline/files.json';

export class NoFiles extends Error {}

/** The host’s download was made for another page than this one. */
export class OtherFiles extends Error {}

export interface Edition {
  /** The folder of its files. */
  base: string;
  list: Files;
  read(name: string): Promise<Response>;
}

type OnProgress = (loaded: number, whole: number) => void;

/** The newest edition, fetched unless it is stored; the stored one without a connection or when the download fails. */
export async function openEdition(root: string, onProgress: OnProgress): Promise<Edition> {
  const fresh = await fetch(new URL(LIST, root), { cache: 'no-cache' }).then((answer) => (answer.ok ? (answer.json() as Promise<Files>) : null)).catch(() => null);
  try {
    if (fresh?.edition && fresh.agreed === __AGREED__) return await fetched(root, fresh, onProgress);
  } catch (reason) {
    const kept = await keptEdition(root);
    if (kept) return kept;
    throw reason;
  }
  const kept = await keptEdition(root);
  if (!kept) throw fresh?.edition ? new OtherFiles(fresh.edition) : new NoFiles('no list of files');
  return kept;
}

/** The complete stored edition that was made for this page; null without one. */
export async function keptEdition(root: string): Promise<Edition | null> {
  for (const name of await editions()) {
    const cache = await caches.open(name);
    const list = (await (await cache.match(new URL(LIST, root)))?.json().catch(() => null)) as Files | null;
    if (list?.agreed === __AGREED__) return edition(root, list, cache);
  }
  return null;
}

/** Delete every stored edition. */
export async function evictEditions(): Promise<void> {
  for (const name of await editions()) await caches.delete(name);
}

async function editions(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  return (await caches.keys().catch(() => [] as string[])).filter((name) => name.startsWith(PREFIX));
}

function edition(root: string, list: Files, cache: Cache | null): Edition {
  const base = new URL(`offline/${list.edition}/`, root).href;
  const read = async (name: string) => (await cache?.match(base + name)) ?? fetch(base + name);
  return { base, list, read };
}

async function fetched(root: string, list: Files, onProgress: OnProgress): Promise<Edition> {
  const name = PREFIX + list.edition;
  const cache = 'caches' in globalThis ? await caches.open(name).catch(() => null) : null;
  const found = edition(root, list, cache);
  if (await cache?.match(new URL(LIST, root))) return found;
  const memory = new Map<string, ArrayBuffer>();
  let loaded = 0;
  for (const file of list.files) {
    if (!(await cache?.match(found.base + file.name))) {
      const answer = await fetch(found.base + file.name).catch(() => null);
      const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
      if (!bytes || !(await isWhole(bytes, file.sha256))) throw new NoFiles(file.name);
      const type = file.name.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream';
      try {
        await cache?.put(found.base + file.name, new Response(bytes, { headers: { 'Content-Type': type } }));
      } catch {
        memory.set(file.name, bytes); // the disk is full: it is played all the same, and fetched again the next time
      }
      if (!cache) memory.set(file.name, bytes);
    }
    onProgress((loaded += file.bytes), list.bytes);
  }
  if (memory.size) return { ...found, read: async (file) => (memory.has(file) ? new Response(memory.get(file)) : found.read(file)) };
  await cache?.put(new URL(LIST, root), new Response(JSON.stringify(list)));
  for (const older of await editions()) if (older !== name) await caches.delete(older);
  return found;
}

async function isWhole(bytes: ArrayBuffer, sha256: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true; // plain HTTP: the browser checks the length
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}
