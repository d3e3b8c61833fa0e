// What this device remembers as one text, for a link or to be pasted elsewhere: compressed, in letters that a link can hold.
import { everything } from './local_storage';

const PREFIX = 'parlour.';
/** Characters of a text that we are willing to unpack, and bytes of what it may unpack to. */
const LONGEST = 400_000;
const LARGEST = 2_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > LARGEST) throw new RangeError('too large');
    parts.push(new Uint8Array(next.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export const packed = (what: Record<string, string> = everything()): Promise<string> => packedText(JSON.stringify(what));

/** Any text in letters that a link can hold. */
export async function packedText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  const letters = Array.from(small, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What such a text holds, or null if it is none of ours. A whole link will do. */
export async function unpacked(text: string): Promise<Record<string, string> | null> {
  try {
    return checked(JSON.parse((await unpackedText(text)) ?? ''));
  } catch {
    return null;
  }
}

/** The text that was packed; null if it cannot be unpacked. */
export async function unpackedText(text: string): Promise<string | null> {
  const code = text.trim().replace(/^.*#/s, '');
  if (!code || code.length > LONGEST || !/^[\w-]+$/.test(code)) return null;
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

/** Texts by our own names, and nothing else. */
export function checked(read: unknown): Record<string, string> | null {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const entries = Object.entries(read);
  const ours = entries.every(([key, value]) => key.startsWith(PREFIX) && typeof value === 'string');
  return ours && entries.length ? (Object.fromEntries(entries) as Record<string, string>) : null;
}
