// The page's side of the worker: it is started once, told what is asked, and asked again when it was killed.
import { here } from '../http/site_address';
import { toasts } from '../components/toasts.svelte';
import { say, spokenLanguage } from '../text/words';
import { progress } from './progress.svelte';
import type { FromWorker, ToWorker } from './messages';
import type { ChannelEvents } from '../session/channel';
import type { Reply } from '../wire';

class LocalServer {
  #worker: Worker;
  #asked = new Map<number, (answer: Response) => void>();
  #lines = new Map<number, ChannelEvents>();
  #count = 0;

  constructor(private readonly gone: () => void) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = () => this.#fail();
    this.#tell({ kind: 'start', root: `${here()}/`, language: spokenLanguage() });
  }

  fetch(path: string, request: RequestInit): Promise<Response> {
    const id = (this.#count += 1);
    const ticket = new Headers(request.headers).get('Authorization')?.replace(/^Bearer /, '') ?? null;
    this.#tell({ kind: 'fetch', id, method: request.method ?? 'GET', path, body: String(request.body ?? ''), ticket });
    return new Promise((settle) => this.#asked.set(id, settle));
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
      case 'ready':
        progress.ready = true;
        break;
      case 'failed':
        progress.failure = message.why;
        toasts.show(say(`client-here-${message.why}`), 'refusal');
        this.#fail();
        break;
      case 'not-kept':
        toasts.show(say('client-here-not-kept'), 'refusal');
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

  /** The worker is of no more use: a person who waits hears so, and the next request starts another. */
  #fail(): void {
    this.#worker.terminate();
    this.gone();
    for (const settle of this.#asked.values()) settle(Response.error());
    const lines = [...this.#lines.values()];
    this.#asked.clear();
    this.#lines.clear();
    for (const line of lines) line.onclose();
  }
}

let server: LocalServer | null = null;

export function localServer(): LocalServer {
  progress.failure = null;
  return (server ??= new LocalServer(() => (server = null)));
}
