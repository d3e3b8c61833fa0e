// The messages between the page and its worker.

export type ToWorker =
  | { kind: 'start'; root: string; lock: string; measure: boolean }
  | { kind: 'fetch'; id: number; method: string; path: string; body: string; ticket: string | null }
  | { kind: 'review'; id: number; table: string }
  | { kind: 'enough'; id: number }
  | { kind: 'open'; socket: number; table: string }
  | { kind: 'send'; socket: number; text: string }
  | { kind: 'close'; socket: number };

export type FromWorker =
  | { kind: 'progress'; loaded: number; whole: number }
  | { kind: 'alive' } // it holds its lock: once that is free, the worker is gone
  | { kind: 'ready' }
  | { kind: 'measured'; slow: Record<string, number[]> }
  | { kind: 'failed'; why: Failure }
  | { kind: 'warned'; why: Warning }
  | { kind: 'fetched'; id: number; status: number; type: string; text: string }
  | { kind: 'reviewed'; id: number; line: string | null }
  | { kind: 'opened'; socket: number }
  | { kind: 'message'; socket: number; text: string }
  | { kind: 'closed'; socket: number };

/** Why the worker cannot answer any more. `old`: a table was kept by a newer edition than this page is. `other`: the download was made for another page than this one. */
export type Failure = 'no-webassembly' | 'no-files' | 'no-start' | 'old' | 'other';

/** A restriction: this browser has no storage, no room left, or another tab has opened a table. */
export type Warning = 'not-kept' | 'full' | 'elsewhere';

/** What is downloaded before the first game: `scripts/offline` writes the list beside the files. */
export interface Files {
  edition: string;
  /** The message types of its Python: a page with other ones does not start it. */
  agreed: string;
  /** Of the whole download. */
  bytes: number;
  files: readonly { name: string; bytes: number; sha256: string }[];
  /** What Pyodide wants to know of itself. */
  lock: unknown;
}
