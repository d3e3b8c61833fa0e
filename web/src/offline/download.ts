// One packed file with many answers, fetched in parts with pauses between them. What has arrived is kept, so that a
// download goes on where it broke off, on the next page or on the next day.

const PART = 65_536; // bytes
const PAUSE = 250; // milliseconds between two parts: a person who plays on the same line comes first
const LATER = 10_000; // milliseconds until a busy server is asked again, unless it says when
const TRIES = 5; // of one part, as long as the server asks for patience

type Wait = (milliseconds: number) => Promise<void>;

interface Begun {
  mark: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Fetch what is packed at this path, if it has changed, and put each answer in it where it belongs. */
export async function download(cache: Cache, path: string, wait: Wait = slept): Promise<void> {
  const done = (await cache.match(path))?.headers.get('ETag') ?? '';
  const part = `${path}?part`;
  let begun = await read(await cache.match(part));
  for (;;) {
    const start = begun?.bytes.length ?? 0;
    const headers: Record<string, string> = { Range: `bytes=${start}-${start + PART - 1}` };
    if (begun) headers['If-Range'] = begun.mark;
    else if (done) headers['If-None-Match'] = done;
    const answer = await asked(path, headers, wait);
    if (answer.status === 304) return;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const mark = answer.headers.get('ETag') ?? '';
    const came = new Uint8Array(await answer.arrayBuffer());
    const goesOn = answer.status === 206 && begun?.mark === mark;
    const before: Uint8Array = goesOn && begun ? begun.bytes : new Uint8Array();
    const bytes = new Uint8Array(before.length + came.length);
    bytes.set(before);
    bytes.set(came, before.length);
    begun = { mark, bytes };
    const size = answer.status === 206 ? Number(answer.headers.get('Content-Range')?.split('/')[1]) : came.length;
    if (bytes.length >= size) break;
    await cache.put(part, new Response(bytes, { headers: { ETag: mark } }));
    await wait(PAUSE);
  }
  await unpack(cache, begun.bytes);
  await cache.put(path, new Response(null, { headers: { ETag: begun.mark } }));
  await cache.delete(part);
}

async function read(kept: Response | undefined): Promise<Begun | null> {
  const mark = kept?.headers.get('ETag');
  return kept && mark ? { mark, bytes: new Uint8Array(await kept.arrayBuffer()) } : null;
}

/** The answer to one request; a server that asks for patience gets it. */
async function asked(path: string, headers: Record<string, string>, wait: Wait): Promise<Response> {
  for (let tried = 1; ; tried++) {
    const answer = await fetch(path, { headers, cache: 'no-store' });
    if ((answer.status !== 429 && answer.status !== 503) || tried === TRIES) return answer;
    const seconds = Number(answer.headers.get('Retry-After'));
    await wait(seconds > 0 ? seconds * 1000 : LATER);
  }
}

async function unpack(cache: Cache, packed: Uint8Array<ArrayBuffer>): Promise<void> {
  const text = await new Response(new Response(packed).body!.pipeThrough(new DecompressionStream('gzip'))).text();
  const answers = JSON.parse(text) as Record<string, { type: string; body: string }>;
  for (const [path, { type, body }] of Object.entries(answers)) {
    await cache.put(path, new Response(body, { headers: { 'Content-Type': type } }));
  }
}

function slept(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}
