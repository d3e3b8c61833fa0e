// Tables of this device in IndexedDB: how each began, and its lines, which are only ever added. Where there is no IndexedDB,
// or it is full, tables are played all the same and not kept.

export interface KeptTable {
  kept: string;
  lines: string[];
}

/** Another tab has added to this table. */
export class Behind extends Error {}

const NAME = 'parlour-here';

function opened(): Promise<IDBDatabase> {
  return new Promise((settle, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables');
      request.result.createObjectStore('lines');
    };
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error('no IndexedDB'));
    request.onblocked = () => fail(new Error('blocked'));
  });
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((settle, fail) => {
    transaction.oncomplete = () => settle();
    transaction.onabort = transaction.onerror = () => fail(transaction.error ?? new Error('not kept'));
  });

const result = <Kind>(request: IDBRequest<Kind>): Promise<Kind> =>
  new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error('not read'));
  });

let database: Promise<IDBDatabase> | null = null;
const db = (): Promise<IDBDatabase> => (database ??= opened());

export async function keepTable(table: string, kept: string): Promise<void> {
  const transaction = (await db()).transaction('tables', 'readwrite');
  transaction.objectStore('tables').add(kept, table);
  await done(transaction);
}

/** Add lines after so many; `Behind` if another tab has added some there. */
export async function addLines(table: string, after: number, lines: readonly string[]): Promise<void> {
  const transaction = (await db()).transaction('lines', 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore('lines');
  lines.forEach((line, number) => store.add(line, [table, after + number]));
  try {
    await done(transaction);
  } catch (reason) {
    throw (reason as DOMException).name === 'ConstraintError' ? new Behind() : reason;
  }
}

export async function readTable(table: string): Promise<KeptTable | null> {
  const transaction = (await db()).transaction(['tables', 'lines']);
  const kept = await result<string | undefined>(transaction.objectStore('tables').get(table));
  if (kept === undefined) return null;
  const range = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
  return { kept, lines: await result<string[]>(transaction.objectStore('lines').getAll(range)) };
}
