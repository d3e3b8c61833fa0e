/** A name for a request that no other request has. `randomUUID` is missing where the page is not secure. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
