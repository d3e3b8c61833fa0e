// The page's side of the worker: starts it once, sends it requests, and repeats them if it was killed.
import { keepSlowLevels, slowLevels } from '../device/local_storage';
import { here } from '../http/site_address';
import { toasts } from '../components/toasts.svelte';
import { learnOffline, say } from '../text/words';
import { progress } from './progress.svelte';
import type { Failure, FromWorker, ToWorker, Warning } from './messages';
import type { ChannelEvents } from '../session/channel';
import type { Reply } from '../wire';

class LocalServer {
  #worker: Worker;
  #asked = new Map<number, (answer: Response) => void>();
  #lines = new Map<number, ChannelEvents>();
  #reviews = new Map<number, ReadableStreamDefaultController<Uint8Array>>();
  #count = 0;
  #lock = `parlour-worker-${Math.random()}`;
  #over = false;

  constructor(private readonly gone: () => void) {
    progress.state = 'starting';
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = () => this.#hear({ kind: 'failed', why: 'no-start' });
    this.#tell({ kind: 'start', root: `${here()}/`, lock: this.#lock, measure: slowLevels(__AGREED__) === null });
    keepPictures();
  }

  fetch(path: string, request: RequestInit): Promise<Response> {
    const id = (this.#count += 1);
    const ticket = new Headers(request.headers).get('Authorization')?.replace(/^Bearer /, '') ?? null;
    this.#tell({ kind: 'fetch', id, method: request.method ?? 'GET', path, body: String(request.body ?? ''), ticket });
    return new Promise((settle) => this.#asked.set(id, settle));
  }

  /** A review as it is worked out, a line for each move. */
  review(table: string, signal: AbortSignal): Promise<Response> {
    const id = (this.#count += 1);
    const lines = new ReadableStream<Uint8Array>({ start: (controller) => void this.#reviews.set(id, controller) });
    const enough = () => {
      this.#tell({ kind: 'enough', id });
      this.#ended(id);
    };
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    signal.addEventListener('abort', enough, { once: true });
    this.#tell({ kind: 'review', id, table });
    return new Promise((settle) => this.#asked.set(id, (answer) => settle(answer.ok ? new Response(lines, answer) : answer)));
  }

  #ended(id: number): void {
    this.#reviews.get(id)?.close();
    this.#reviews.delete(id);
  }

  line(table: string, events: ChannelEvents): { send(text: string): void; close(): void } {
    const socket = (this.#count += 1);
    this.#lines.set(socket, events);
    this.#tell({ kind: 'open', socket, table });
    return {
      send: (text) => this.#tell({ kind: 'send', socket, text }),
      close: () => {
        if (!this.#lines.delete(socket)) return;
        this.#tell({ kind: 'close', socket });
        events.onclose();
      },
    };
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        progress.loaded = message.loaded;
        progress.whole = message.whole;
        break;
      case 'alive':
        // A browser that ends a worker for lack of memory sends no event.
        void navigator.locks.request(this.#lock, () => this.#over || this.#hear({ kind: 'failed', why: 'no-start' }));
        break;
      case 'ready':
        progress.state = 'ready';
        keepPictures(); // those that could not be had
        break;
      case 'measured':
        keepSlowLevels(__AGREED__, message.slow);
        break;
      case 'failed':
        progress.state = 'failed';
        void tell(message.why);
        this.#fail();
        break;
      case 'warned':
        void tell(message.why);
        break;
      case 'reviewed':
        if (message.line === null) this.#ended(message.id);
        else this.#reviews.get(message.id)?.enqueue(new TextEncoder().encode(`${message.line.trim()}\n`));
        break;
      case 'fetched': {
        const { id, status, type, text } = message;
        this.#asked.get(id)?.(new Response(text, { status, headers: { 'Content-Type': type } }));
        this.#asked.delete(id);
        break;
      }
      case 'opened':
        this.#lines.get(message.socket)?.onopen();
        break;
      case 'message':
        this.#lines.get(message.socket)?.onmessage(JSON.parse(message.text) as Reply);
        break;
      case 'closed':
        this.#lines.get(message.socket)?.onclose();
        this.#lines.delete(message.socket);
        break;
    }
  }

  /** The worker has failed: waiting requests are refused, and the next one starts another worker. */
  #fail(): void {
    this.#over = true;
    this.#worker.terminate();
    this.gone();
    for (const settle of this.#asked.values()) settle(Response.error());
    const lines = [...this.#lines.values()];
    for (const controller of this.#reviews.values()) controller.error(new Error('the worker stopped'));
    this.#asked.clear();
    this.#lines.clear();
    this.#reviews.clear();
    for (const line of lines) line.onclose();
  }
}

/** Ask the service worker for the pictures of cards: which ones come is not known beforehand. */
function keepPictures(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('pictures'));
}

/** Say what went wrong, or is less than it should be. */
async function tell(why: Failure | Warning): Promise<void> {
  await learnOffline().catch(() => {});
  toasts.show(say(`client-here-${why}`), 'refusal', 12_000);
}

let server: LocalServer | null = null;

export function localServer(): LocalServer {
  return (server ??= new LocalServer(() => (server = null)));
}
