// The text on a game's page about playing on this device.
import { slowLevels } from '../device/local_storage';
import { hasDownload } from './place';

/** What this device can do by itself: it has what it needs, or it can download so many bytes; null where it cannot. */
export async function ownPlay(): Promise<'ready' | number | null> {
  if (typeof WebAssembly !== 'object') return null;
  if (await hasDownload()) return 'ready';
  const list = await fetch('offline/files.json').then((answer) => (answer.ok ? (answer.json() as Promise<{ edition: string; bytes: number }>) : null)).catch(() => null);
  return list?.edition ? list.bytes : null; // a server without the download lists nothing
}

/** Whether bots of this level run out of time here, and so play more weakly than elsewhere; measured at the first start. */
export const isSlowHere = (game: string, level: number): boolean => slowLevels(__AGREED__)?.[game]?.includes(level) ?? false;

/** Download and start what plays on this device; returns whether it is ready. */
export const prepareHere = async (): Promise<boolean> => (await (await import('./local_server')).localServer().fetch('api/house', {})).ok;

/** The server with which friends play, where the owner of a site without one has named it. */
export const friendsServer = (): string => document.documentElement.dataset.friends ?? '';
