/** A name for a request that no other request has. `randomUUID` is missing where the page is not secure. */
export function freshId(): string {
  return randomHex(12);
}

/** In hexadecimal digits. */
export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** This many bytes that no one could foresee. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));
