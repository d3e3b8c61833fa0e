// Tells a player who looks elsewhere that it is their turn: always in the page's title, by a sound where sounds are on,
// and by a notification where they asked for it.
import { keep, kept } from '../device/local_storage';
import { sound } from '../device/sounds';
import type { TableClient } from './table_client.svelte';
import { toasts } from '../components/toasts.svelte';
import { gameName, say } from '../text/words';

const CHOICE = 'notify';

class TurnNotifications {
  wanted = $state(kept(CHOICE) === 'on' && 'Notification' in globalThis && Notification.permission === 'granted');
  possible = 'Notification' in globalThis;

  /** Ask the browser for permission first, which the player may refuse. */
  async toggle(): Promise<void> {
    const allowed = this.wanted || (await Notification.requestPermission()) === 'granted';
    if (!allowed) toasts.show(say('room-notify-refused'));
    this.wanted = !this.wanted && allowed;
    keep(CHOICE, this.wanted ? 'on' : 'off');
  }
}
export const turnNotifications = new TurnNotifications();

/** Alert once for every phase in which a seat of this device is awaited while the page is hidden. */
export function alertOnTurn(client: TableClient, turn: () => string): void {
  let alerted: number | null = null;
  $effect(() => {
    const { table } = client;
    const awaited = table !== null && table.room.status === 'playing' && !table.room.paused && client.mine.some((seat) => table.awaited.includes(seat));
    if (!awaited || alerted === table.phase) return;
    alerted = table.phase;
    if (document.visibilityState === 'visible') return;
    sound('turn');
    if (turnNotifications.wanted) notify(turn(), { body: say('room-notify-body', { game: gameName(table.game) }), tag: client.id });
  });
}

function notify(title: string, more: NotificationOptions): void {
  try {
    const shown = new Notification(title, more);
    shown.onclick = () => window.focus();
  } catch {
    // Some phones show notifications only for installed pages; title and sound remain.
  }
}
