// How this device likes its tables; kept on the device.
import { keep, kept } from '../keepsakes';
import { calm } from '../motion';

export type Pace = 'calm' | 'quick' | 'none';

/** How long each move is shown before the next one, by pace, as a share of what its board asks for. */
const SHARE: Record<Pace, number> = { calm: 1, quick: 0.5, none: 0 };

class Settings {
  #pace = $state(kept('pace') as Pace | null);
  sound = $state(kept('sound') === 'on');
  haptics = $state(kept('haptics') === 'on');
  notation = $state(kept('notation') === 'on');
  coordinates = $state(kept('coordinates') !== 'off');

  /** Whoever asked for less motion gets moves at once, unless this device chose otherwise. */
  get pace(): Pace {
    return this.#pace ?? (calm() ? 'calm' : 'none');
  }

  set pace(chosen: Pace) {
    this.#pace = chosen;
    keep('pace', chosen);
  }

  toggle(name: 'sound' | 'haptics' | 'notation' | 'coordinates'): void {
    this[name] = !this[name];
    keep(name, this[name] ? 'on' : 'off');
  }

  /** How long a movement on a board lasts: no time at all without movement. */
  moving(duration: number): number {
    return calm(duration * SHARE[this.pace]);
  }

  /** How long a move is shown before the next one. */
  beat(duration: number): number {
    return duration * SHARE[this.pace];
  }
}

export const settings = new Settings();
