// What the page and its worker say to each other.

export type ToWorker =
  | { kind: 'start'; root: string; language: string }
  | { kind: 'fetch'; id: number; method: string; path: string; body: string; ticket: string | null }
  | { kind: 'open'; socket: number; table: string }
  | { kind: 'send'; socket: number; text: string }
  | { kind: 'close'; socket: number };

export type FromWorker =
  | { kind: 'progress'; loaded: number; whole: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: Failure }
  | { kind: 'not-kept' }
  | { kind: 'fetched'; id: number; status: number; type: string; text: string }
  | { kind: 'opened'; socket: number }
  | { kind: 'message'; socket: number; text: string }
  | { kind: 'closed'; socket: number };

/** Why the worker cannot answer: WebAssembly is missing, files did not come, or Python did not start. */
export type Failure = 'no-webassembly' | 'no-files' | 'no-start';

/** All that is downloaded before the first game, in bytes: `parlour site` and the server write it beside the files. */
export interface Files {
  edition: string;
  bytes: number;
  files: readonly { name: string; bytes: number }[];
}
