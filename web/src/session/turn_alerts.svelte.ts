// Tells whoever looks elsewhere that it is their turn: in the page's title always, by a sound where the device has sounds,
// and by a notification if they asked for it.
import { keep, kept } from '../device/local_storage';
import { sound } from '../device/sounds';
import type { TableAtHand } from './table.svelte';
import { toasts } from '../components/toasts.svelte';
import { gameName, say } from '../text/words';

const CHOICE = 'notify';

class Wish {
  wanted = $state(kept(CHOICE) === 'on' && 'Notification' in globalThis && Notification.permission === 'granted');
  possible = 'Notification' in globalThis;

  /** Asks the browser's owner first; they may say no. */
  async toggle(): Promise<void> {
    const allowed = this.wanted || (await Notification.requestPermission()) === 'granted';
    if (!allowed) toasts.show(say('room-notify-refused'));
    this.wanted = !this.wanted && allowed;
    keep(CHOICE, this.wanted ? 'on' : 'off');
  }
}
export const notifying = new Wish();

/** Once for every phase of the game in which this device is awaited and nobody looks. */
export function notices(at: TableAtHand, turn: () => string): void {
  let told: number | null = null;
  $effect(() => {
    const { table } = at;
    const awaited = table !== null && table.room.stage === 'playing' && !table.room.paused && at.mine.some((seat) => table.awaited.includes(seat));
    if (!awaited || told === table.phase) return;
    told = table.phase;
    if (document.visibilityState === 'visible') return;
    sound('turn');
    if (notifying.wanted) notify(turn(), { body: say('room-notify-body', { game: gameName(table.game) }), tag: at.id });
  });
}

function notify(title: string, more: NotificationOptions): void {
  try {
    const shown = new Notification(title, more);
    shown.onclick = () => window.focus();
  } catch {
    // Some phones notify only for installed pages: the title and the sound have told it.
  }
}
