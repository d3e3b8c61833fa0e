// The key by which a server knows this player again: made when it is first needed, and carried to the player's other
// devices. It is no name, and opens nothing but the player's own profile.
import { storedSecret, storeSecret } from './local_storage';

const KEY = 'parlour.profile';
const FORM = /^[A-Za-z0-9_-]{32,64}$/;

export function profileKey(): string | null {
  const kept = storedSecret(KEY);
  return kept && FORM.test(kept) ? kept : null;
}

export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function profileKeyOrNew(): string {
  const kept = profileKey();
  if (kept) return kept;
  const made = freshKey();
  keepProfileKey(made);
  return made;
}

export const keepProfileKey = (key: string): void => storeSecret(KEY, key);
