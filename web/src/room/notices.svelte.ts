// Tells whoever looks elsewhere that it is their turn: in the page's title always, by a notification if they asked for it.
import { keep, kept } from '../keepsakes';
import type { TableAtHand } from '../table.svelte';
import { gameName, say } from '../words';

const CHOICE = 'notify';

class Wish {
  wanted = $state(kept(CHOICE) === 'on' && 'Notification' in globalThis && Notification.permission === 'granted');
  possible = 'Notification' in globalThis;

  /** Asks the browser's owner first; they may say no. */
  async toggle(): Promise<void> {
    this.wanted = !this.wanted && (await Notification.requestPermission()) === 'granted';
    keep(CHOICE, this.wanted ? 'on' : 'off');
  }
}
export const notifying = new Wish();

export function notices(at: TableAtHand, turn: () => string): void {
  let told = false;
  $effect(() => {
    const due = at.myTurn && at.table?.room.paused === false;
    if (!due) {
      told = false;
      return;
    }
    if (told || document.visibilityState === 'visible') return;
    told = true;
    if (notifying.wanted) new Notification(turn(), { body: say('room-notify-body', { game: gameName(at.table!.game) }), tag: at.id });
  });
}
