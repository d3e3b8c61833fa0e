/// <reference lib="webworker" />
// Keeps tables of this device: Python runs the same rules and bots as a server does. Lines are kept before anyone hears
// of them; what is asked is answered in the order in which it came, and bots think in between.
import { addLines, Behind, keepTable, readTable } from './kept_tables';
import type { Failure, Files, FromWorker, ToWorker } from './messages';

interface Python {
  answer(method: string, path: string, body: string, ticket: string | null): string;
  is_open(table: string): boolean;
  restore(kept: string, lines: unknown): void;
  hear(table: string, socket: number, text: string): string;
  leave(table: string, socket: number): string;
  move(table: string): string;
  tick(table: string): string;
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
const lengths = new Map<string, number>(); // lines that are kept
const unkept = new Set<string>(); // tables that this browser cannot keep
const bots = new Map<string, ReturnType<typeof setTimeout>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

async function started(root: string): Promise<Python> {
  if (typeof WebAssembly !== 'object') throw new Failed('no-webassembly');
  const listed = await fetch(new URL('offline/files.json', root)).then((answer) => (answer.ok ? (answer.json() as Promise<Files>) : null), () => null);
  if (!listed?.edition) throw new Failed('no-files');
  const base = new URL(`offline/${listed.edition}/`, root).href;
  let loaded = 0;
  const fetched = async (name: string): Promise<ArrayBuffer> => {
    const answer = await fetch(`${base}${name}`).catch(() => null);
    if (!answer?.ok) throw new Failed('no-files');
    const bytes = await answer.arrayBuffer();
    loaded += bytes.byteLength;
    tell({ kind: 'progress', loaded, whole: listed.bytes });
    return bytes;
  };
  const code = fetched('parlour.zip');
  const { loadPyodide } = await import(/* @vite-ignore */ `${base}pyodide.mjs`).catch(() => {
    throw new Failed('no-files');
  });
  try {
    pyodide = await loadPyodide({ indexURL: base });
    pyodide.unpackArchive(await code, 'zip', { extractDir: '/parlour' });
    pyodide.runPython("import sys; sys.path.insert(0, '/parlour')");
    return pyodide.pyimport('parlour.browser.worker') as Python;
  } catch (reason) {
    if (reason instanceof Failed) throw reason;
    console.error(reason);
    throw new Failed('no-start');
  }
}

/** Read a table that this process does not hold. */
async function opened(here: Python, table: string): Promise<void> {
  if (here.is_open(table)) return;
  const kept = await readTable(table).catch(() => null);
  if (!kept) return;
  const lines = pyodide.toPy(kept.lines);
  here.restore(kept.kept, lines);
  lines.destroy();
  lengths.set(table, kept.lines.length);
}

async function keep(table: string, lines: readonly string[]): Promise<void> {
  if (!lines.length || unkept.has(table)) return;
  const after = lengths.get(table) ?? 0;
  try {
    await addLines(table, after, lines);
    lengths.set(table, after + lines.length);
  } catch (reason) {
    if (reason instanceof Behind) throw reason;
    unkept.add(table);
    tell({ kind: 'not-kept' });
  }
}

async function follow(table: string, text: string): Promise<void> {
  const led = JSON.parse(text) as Led;
  await keep(table, led.lines);
  for (const [socket, said] of led.sent) tell({ kind: 'message', socket, text: said });
  clearTimeout(timers.get(table));
  if (led.due !== null) timers.set(table, setTimeout(() => run((here) => follow(table, here.tick(table))), Math.max(0, led.due - Date.now())));
  if (led.bot === null) {
    clearTimeout(bots.get(table));
    bots.delete(table);
  } else if (!bots.has(table)) {
    const move = () => {
      bots.delete(table);
      run((here) => follow(table, here.move(table)));
    };
    bots.set(table, setTimeout(move, led.bot * 1000));
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other. */
function run(work: (here: Python) => Promise<void> | void): void {
  last = last.then(async () => {
    const here = await python.catch(() => null);
    if (here) await Promise.resolve(work(here)).catch((reason) => (reason instanceof Behind ? forget(here) : console.error(reason)));
  });
}

/** Another tab went on at a table: what this one thinks of it is old. All lines are closed, and come again. */
function forget(_here: Python): void {
  tell({ kind: 'failed', why: 'no-start' });
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
    } catch {
      unkept.add(made.table);
      tell({ kind: 'not-kept' });
    }
  }
  tell({ kind: 'fetched', id, status, type, text });
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'start':
      python = started(data.root);
      python.then(() => tell({ kind: 'ready' }), (reason) => tell({ kind: 'failed', why: reason instanceof Failed ? reason.why : 'no-start' }));
      break;
    case 'fetch':
      run((here) => answer(here, data));
      break;
    case 'open':
      run(async (here) => {
        await opened(here, data.table);
        tables.set(data.socket, data.table);
        tell({ kind: 'opened', socket: data.socket });
      });
      break;
    case 'send':
      run(async (here) => {
        const table = tables.get(data.socket);
        if (table === undefined) return;
        if (here.is_open(table)) await follow(table, here.hear(table, data.socket, data.text));
        else {
          const sentence = 'There is no such table on this device.';
          tell({ kind: 'message', socket: data.socket, text: JSON.stringify({ kind: 'refused', id: null, code: 'table-closed', facts: {}, sentence, phase: null }) });
        }
      });
      break;
    case 'close':
      run(async (here) => {
        const table = tables.get(data.socket);
        tables.delete(data.socket);
        if (table !== undefined && here.is_open(table)) await follow(table, here.leave(table, data.socket));
      });
      break;
  }
};
