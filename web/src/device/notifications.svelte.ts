// Notifications of this device: a subscription of its browser, which the server sends to while the page is closed.
import * as profileApi from '../http/profile_api';
import { withoutServer } from '../offline/place';
import { spokenLanguage } from '../text/words';
import { keepPushAddress, pushAddress, tickets } from './local_storage';
import { freshKey, keepProfileKey, profileKey } from './profile';

/** Tables that the server knows to be this player's, as long as the page lasts. */
const told = new Set<string>();

class PushNotifications {
  /** Whether this browser can be called; phones of some makers want the page on the home screen first. */
  readonly possible = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  on = $state(pushAddress() !== null && 'Notification' in globalThis && Notification.permission === 'granted');

  /** Whether to ask: the browser was not asked before, and there is a server that calls. */
  get askable(): boolean {
    return this.possible && !this.on && !withoutServer() && Notification.permission === 'default';
  }

  /** Ask the browser for permission and subscribe; returns whether this device is called from now on. */
  async switchOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const { push_key } = await profileApi.ways();
    const { pushManager } = await registration();
    const before = await pushManager.getSubscription();
    if (before && !hasKey(before, push_key)) await before.unsubscribe(); // of another server at this address
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(push_key) });
    const { endpoint, keys } = made.toJSON();
    const push = { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
    const { id } = await profileApi.addAddress({ kind: 'push', push, to: '', language: spokenLanguage() });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
    const { preferences } = await profileApi.profile();
    if (preferences.zone !== zone) await profileApi.setPreferences({ ...preferences, zone });
    keepPushAddress(id);
    this.on = true;
    return true;
  }

  async switchOff(): Promise<void> {
    const id = pushAddress();
    keepPushAddress(null);
    this.on = false;
    await (await (await registration()).pushManager.getSubscription())?.unsubscribe();
    if (id !== null) await profileApi.dropAddress(id);
  }
}
export const pushNotifications = new PushNotifications();

/** Let the server call this player about a table, where the player has a profile. */
export async function followTable(table: string): Promise<void> {
  if (profileKey() === null || told.has(table)) return;
  told.add(table);
  for (const { ticket } of tickets(table)) await profileApi.takeSeat({ table, ticket });
}

/** Sign out all other devices: only this one has the new key, and only it is called. */
export async function signOutOthers(): Promise<void> {
  const key = freshKey();
  await profileApi.changeKey({ key, keep: pushAddress() });
  keepProfileKey(key);
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`sw.js?language=${spokenLanguage()}`, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function hasKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey;
  return own !== null && String(new Uint8Array(own)) === String(bytes(key));
}
