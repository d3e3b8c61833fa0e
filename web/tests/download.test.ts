import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { download } from '../src/offline/download';

const LONG = Array.from({ length: 40_000 }, (_, number) => String((number * 7919) % 10_007)).join(' ');
const PACKED = gzipSync(JSON.stringify({ 'api/lessons/duality': { type: 'application/json', body: JSON.stringify(LONG) } }));

class Kept {
  held = new Map<string, Response>();
  match(path: string): Promise<Response | undefined> {
    return Promise.resolve(this.held.get(path)?.clone());
  }
  put(path: string, response: Response): Promise<void> {
    this.held.set(path, response);
    return Promise.resolve();
  }
  delete(path: string): Promise<boolean> {
    return Promise.resolve(this.held.delete(path));
  }
}

/** A server that sends PACKED in parts, and what it was asked for; it is busy, or breaks off, at these requests. */
function server(busy: number[] = [], breaks: number[] = []): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers.Range ?? '');
    if (busy.includes(asked.length)) return Promise.resolve(new Response(null, { status: 429, headers: { 'Retry-After': '3' } }));
    if (breaks.includes(asked.length)) return Promise.reject(new TypeError('no connection'));
    if (headers['If-None-Match'] === '"one"') return Promise.resolve(new Response(null, { status: 304 }));
    const [start = 0, end = 0] = (headers.Range ?? '').slice(6).split('-').map(Number);
    const part = PACKED.subarray(start, end + 1);
    const range = `bytes ${start}-${start + part.length - 1}/${PACKED.length}`;
    return Promise.resolve(new Response(new Uint8Array(part), { status: 206, headers: { ETag: '"one"', 'Content-Range': range } }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

async function fetched(kept: Kept, waited: number[] = []): Promise<void> {
  await download(kept as unknown as Cache, 'api/offline/duality', (milliseconds) => {
    waited.push(milliseconds);
    return Promise.resolve();
  });
}

test('a school arrives in parts with pauses, and each answer lies where it is looked for', async () => {
  const asked = server();
  const [kept, waited]: [Kept, number[]] = [new Kept(), []];
  await fetched(kept, waited);
  expect(asked.length).toBeGreaterThan(1);
  expect(waited.length).toBe(asked.length - 1);
  expect(await kept.held.get('api/lessons/duality')!.clone().json()).toBe(LONG);
  await fetched(kept);
  expect(asked.length).toBe(waited.length + 2); // it has not changed: one short answer
});

test('a server that is busy is given the time that it asks for', async () => {
  const asked = server([1]);
  const waited: number[] = [];
  await fetched(new Kept(), waited);
  expect(waited[0]).toBe(3000);
  expect(asked[0]).toBe(asked[1]);
});

test('a download goes on where it broke off', async () => {
  const asked = server([], [2]);
  const kept = new Kept();
  await expect(fetched(kept)).rejects.toThrow('no connection');
  await fetched(kept);
  expect(asked[1]).toBe(asked[2]);
  expect(await kept.held.get('api/lessons/duality')!.clone().json()).toBe(LONG);
});
