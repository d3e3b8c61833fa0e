/// <reference lib="webworker" />
// Keeps tables of this device: Python runs the same rules and bots as a server does. Lines are kept before anyone hears
// of them; what is asked is answered in the order in which it came, and bots think in between.
import { openEdition, OtherFiles } from './edition';
import { addLines, Behind, keepTable, readTable } from './stored_tables';
import type { Failure, FromWorker, ToWorker, Warning } from './messages';

interface Python {
  answer(method: string, path: string, body: string, ticket: string | null): string;
  is_open(table: string): boolean;
  restore(kept: string, lines: unknown): void;
  receive(table: string, socket: number, text: string): string;
  leave(table: string, socket: number): string;
  move(table: string): string;
  tick(table: string): string;
  forget(table: string): void;
  review(number: number, table: string): string;
  review_line(number: number): string;
  end_review(number: number): void;
  slow_levels(): string;
}

interface Led {
  lines: string[];
  sent: [number, string][];
  due: number | null;
  bot: number | null;
}

const tell = (message: FromWorker) => postMessage(message);

class Failed extends Error {
  constructor(readonly why: Failure) {
    super(why);
  }
}

let pyodide: any;
let python: Promise<Python>;
const tables = new Map<number, string>(); // by socket
const lengths = new Map<string, number>(); // lines that are stored
const unkept = new Set<string>(); // tables that this browser cannot store
const reviews = new Set<number>();
const bots = new Map<string, ReturnType<typeof setTimeout>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

async function started(root: string): Promise<Python> {
  if (typeof WebAssembly !== 'object') throw new Failed('no-webassembly');
  const edition = await openEdition(root, (loaded, whole) => tell({ kind: 'progress', loaded, whole })).catch((reason) => {
    throw new Failed(reason instanceof OtherFiles ? 'other' : 'no-files');
  });
  const read = async (name: string) => (await edition.read(name)).arrayBuffer();
  const code = read('parlour.zip');
  code.catch(() => {});
  const { loadPyodide } = await import(/* @vite-ignore */ `${edition.base}pyodide.mjs`).catch(() => {
    throw new Failed('no-files');
  });
  const ask = globalThis.fetch;
  try {
    // Pyodide asks for its parts by their addresses: it gets them from the edition, the largest one unpacked.
    globalThis.fetch = async (request, more) => {
      const name = String(request instanceof Request ? request.url : request).replace(edition.base, '');
      if (name === 'python.zip') return edition.read(name);
      if (name !== 'pyodide.asm.wasm') return ask(request, more);
      const packed = await edition.read(`${name}.gz`);
      return new Response(packed.body!.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': 'application/wasm' } });
    };
    const options = { indexURL: edition.base, stdLibURL: `${edition.base}python.zip`, lockFileContents: JSON.stringify(edition.list.lock), packageBaseUrl: edition.base };
    pyodide = await loadPyodide(options);
    pyodide.unpackArchive(await code, 'zip', { extractDir: '/parlour' });
    pyodide.runPython("import sys; sys.path.insert(0, '/parlour')");
    return pyodide.pyimport('parlour.browser.worker') as Python;
  } catch (reason) {
    console.error(reason);
    throw new Failed('no-start');
  } finally {
    globalThis.fetch = ask;
  }
}

/** Read a table that this process does not hold. */
async function opened(here: Python, table: string): Promise<void> {
  if (here.is_open(table)) return;
  const kept = await readTable(table).catch(() => null);
  if (!kept) return;
  const lines = pyodide.toPy(kept.lines);
  try {
    here.restore(kept.kept, lines);
  } catch (reason) {
    console.error(reason);
    throw new Failed('old');
  } finally {
    lines.destroy();
  }
  lengths.set(table, kept.lines.length);
}

const why = (reason: unknown): Warning => ((reason as DOMException)?.name === 'QuotaExceededError' ? 'full' : 'not-kept');

async function keep(table: string, lines: readonly string[]): Promise<void> {
  if (!lines.length || unkept.has(table)) return;
  const after = lengths.get(table) ?? 0;
  try {
    await addLines(table, after, lines);
    lengths.set(table, after + lines.length);
    added.postMessage(table);
  } catch (reason) {
    if (reason instanceof Behind) throw reason;
    unkept.add(table);
    tell({ kind: 'warned', why: why(reason) });
  }
}

async function follow(table: string, text: string): Promise<void> {
  const led = JSON.parse(text) as Led;
  await keep(table, led.lines);
  for (const [socket, said] of led.sent) tell({ kind: 'message', socket, text: said });
  clearTimeout(timers.get(table));
  if (led.due !== null) timers.set(table, setTimeout(() => run((here) => follow(table, here.tick(table)), table), Math.max(0, led.due - Date.now())));
  if (led.bot === null) {
    clearTimeout(bots.get(table));
    bots.delete(table);
  } else if (!bots.has(table)) {
    const move = () => {
      bots.delete(table);
      run((here) => follow(table, here.move(table)), table);
    };
    bots.set(table, setTimeout(move, led.bot * 1000));
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other. */
function run(work: (here: Python) => Promise<void> | void, table?: string): void {
  last = last.then(async () => {
    const here = await python.catch(() => null);
    if (!here) return;
    try {
      await work(here);
    } catch (reason) {
      if (reason instanceof Behind) forget(here, table!);
      else if (reason instanceof Failed) tell({ kind: 'failed', why: reason.why });
      else {
        console.error(reason);
        tell({ kind: 'failed', why: 'no-start' }); // finished work is stored: another worker continues from there
      }
    }
  });
}

/** Another tab went on at a table, so what this process holds of it is old: it is read again when its page comes back. */
function forget(here: Python, table: string): void {
  here.forget(table);
  for (const timer of [bots.get(table), timers.get(table)]) clearTimeout(timer);
  bots.delete(table);
  const sockets = [...tables].filter(([, open]) => open === table).map(([socket]) => socket);
  if (sockets.length) tell({ kind: 'warned', why: 'elsewhere' });
  for (const socket of sockets) {
    tables.delete(socket);
    tell({ kind: 'closed', socket });
  }
}

const added = new BroadcastChannel('parlour-here');
added.onmessage = ({ data: table }: MessageEvent<string>) => {
  if (lengths.has(table)) run((here) => (here.is_open(table) ? forget(here, table) : undefined));
};

/** The next line of a review; what a person asks for meanwhile comes in between. */
function reviewed(id: number): void {
  run((here) => {
    if (!reviews.has(id)) return;
    const line = here.review_line(id);
    tell({ kind: 'reviewed', id, line: line || null });
    if (line) setTimeout(reviewed, 0, id);
    else reviews.delete(id);
  });
}

async function answer(here: Python, { id, method, path, body, ticket }: Extract<ToWorker, { kind: 'fetch' }>): Promise<void> {
  const table = /^api\/tables\/([^/?]+)/.exec(path)?.[1];
  if (table) await opened(here, decodeURIComponent(table));
  const { status, type, text, ...made } = JSON.parse(here.answer(method, path, body, ticket)) as {
    status: number; type: string; text: string; table?: string; kept?: string; lines?: string[];
  };
  if (made.table && made.kept) {
    try {
      await keepTable(made.table, made.kept);
      await keep(made.table, made.lines ?? []);
    } catch (reason) {
      unkept.add(made.table);
      tell({ kind: 'warned', why: why(reason) });
    }
  }
  tell({ kind: 'fetched', id, status, type, text });
}

/** Do something with the table of a socket, if it is still open. */
function at(socket: number, work: (here: Python, table: string) => Promise<void>): void {
  const table = tables.get(socket);
  if (table === undefined) return;
  run(async (here) => {
    if (tables.get(socket) !== table) return;
    if (here.is_open(table)) await work(here, table);
    else {
      const sentence = 'There is no such table on this device.';
      tell({ kind: 'message', socket, text: JSON.stringify({ kind: 'refused', id: null, code: 'table-closed', facts: {}, sentence, phase: null }) });
    }
  }, table);
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'start':
      void navigator.locks?.request(data.lock, () => (tell({ kind: 'alive' }), new Promise(() => {})));
      python = started(data.root);
      // Before the first move of a bot, and once on a device.
      if (data.measure) run((here) => tell({ kind: 'measured', slow: JSON.parse(here.slow_levels()) as Record<string, number[]> }));
      python.then(() => tell({ kind: 'ready' }), (reason) => tell({ kind: 'failed', why: reason instanceof Failed ? reason.why : 'no-start' }));
      break;
    case 'fetch':
      run((here) => answer(here, data));
      break;
    case 'review':
      run(async (here) => {
        await opened(here, data.table);
        const { status, type, text } = JSON.parse(here.review(data.id, data.table)) as { status: number; type: string; text: string };
        tell({ kind: 'fetched', id: data.id, status, type, text });
        if (status !== 200) return;
        reviews.add(data.id);
        reviewed(data.id);
      });
      break;
    case 'enough':
      run((here) => {
        if (reviews.delete(data.id)) here.end_review(data.id);
      });
      break;
    case 'open':
      tables.set(data.socket, data.table);
      run(async (here) => {
        await opened(here, data.table);
        tell({ kind: 'opened', socket: data.socket });
      });
      break;
    case 'send':
      at(data.socket, (here, table) => follow(table, here.receive(table, data.socket, data.text)));
      break;
    case 'close':
      at(data.socket, (here, table) => {
        tables.delete(data.socket);
        return follow(table, here.leave(table, data.socket));
      });
      break;
  }
};
