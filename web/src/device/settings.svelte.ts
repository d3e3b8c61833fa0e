// The settings of this device, stored on it. One store for every page and every table.
import { keep, kept } from './local_storage';
import { calm } from '../styles/motion';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'quick' | 'none';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const PACES: readonly Pace[] = ['calm', 'quick', 'none'];

/** How long each move is shown before the next one, by pace, as a share of what its board asks for. */
const SHARE: Record<Pace, number> = { calm: 1, quick: 0.5, none: 0 };
const YEAR = 31_536_000; // seconds

/** A stored choice, if it is one of those offered. */
function one<Choice extends string>(name: string, offered: readonly Choice[]): Choice | null {
  return offered.find((choice) => choice === kept(name)) ?? null;
}

class Settings {
  #theme: Theme = $state('auto');
  #language = $state('auto');
  #pace: Pace | null = $state(null);
  sound = $state(false);
  haptics = $state(false);
  notation = $state(false);
  coordinates = $state(true);
  /** A move is shown first, and made when it is confirmed. */
  confirm = $state(false);

  constructor() {
    this.readAgain();
  }

  /** Load the settings after an import or a change in another window. Unknown values become the default. */
  readAgain(): void {
    this.#theme = one('theme', THEMES) ?? 'auto';
    this.#language = kept('language') ?? 'auto';
    this.#pace = one('pace', PACES);
    this.sound = kept('sound') === 'on';
    this.haptics = kept('haptics') === 'on';
    this.notation = kept('notation') === 'on';
    this.coordinates = kept('coordinates') !== 'off';
    this.confirm = kept('confirm') === 'on';
  }

  /** `auto`: as the device has it. */
  get theme(): Theme {
    return this.#theme;
  }

  set theme(chosen: Theme) {
    this.#theme = chosen;
    keep('theme', chosen);
    if (chosen === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }

  /** `auto`: as the browser has it. Another language is another page: load it again. */
  get language(): string {
    return this.#language;
  }

  set language(chosen: string) {
    this.#language = chosen;
    keep('language', chosen);
    // The server sends prerendered pages, so it must know the language; it gets no other setting.
    const age = chosen === 'auto' ? 0 : YEAR;
    document.cookie = `parlour-language=${chosen === 'auto' ? '' : chosen}; path=/; max-age=${age}; samesite=lax`;
  }

  /** A person who asked for less motion gets moves at once, unless this device chose otherwise. */
  get pace(): Pace {
    return this.#pace ?? (calm() ? 'calm' : 'none');
  }

  set pace(chosen: Pace) {
    this.#pace = chosen;
    keep('pace', chosen);
  }

  toggle(name: 'sound' | 'haptics' | 'notation' | 'coordinates' | 'confirm'): void {
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
