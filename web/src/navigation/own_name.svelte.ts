// The player's name is asked for once on a device, before the first table with other people.
import { guestName, keepGuestName } from '../device/local_storage';

export class NameQuestion {
  open = $state(false);
  #answer: ((named: boolean) => void) | null = null;

  /** Whether the player has a name now. */
  ask(): Promise<boolean> {
    if (guestName().trim()) return Promise.resolve(true);
    this.open = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  close(name: string | null): void {
    this.open = false;
    if (name) keepGuestName(name);
    this.#answer?.(Boolean(name));
    this.#answer = null;
  }
}

export const nameQuestion = new NameQuestion();
