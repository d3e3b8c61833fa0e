// How this device likes the house. Read one as `settings.sounds`: it is reactive. Change one by `settings.change`: it is kept.
import { keep, kept } from './keepsakes';

export interface Choices {
  /** `auto`: as the device has it. */
  theme: 'auto' | 'light' | 'dark';
  /** `auto`: as the browser has it; else a language tag such as `fr`. Another language is another page: load it again. */
  language: string;
  /** Letters and numbers along boards that have them. */
  coordinates: boolean;
  /** A move is shown first and made when it is confirmed. */
  confirm: boolean;
  sounds: boolean;
  /** How long bots seem to think. */
  pace: 'slow' | 'usual' | 'quick';
  /** Moves as they stand on a score sheet, below the sentence that says them. */
  notation: boolean;
}

const USUAL: Choices = {
  theme: 'auto',
  language: 'auto',
  coordinates: true,
  confirm: false,
  sounds: false,
  pace: 'usual',
  notation: false,
};
export const OFFERED = {
  theme: ['auto', 'light', 'dark'],
  pace: ['slow', 'usual', 'quick'],
} as const;

/** A kept text as a choice; what is not understood is the usual. */
function read<Name extends keyof Choices>(name: Name): Choices[Name] {
  const text = kept(name);
  const usual = USUAL[name];
  const offered: readonly string[] | undefined = (OFFERED as Partial<Record<keyof Choices, readonly string[]>>)[name];
  if (text === null || (offered && !offered.includes(text))) return usual;
  if (typeof usual === 'boolean') return (text === 'on' ? true : text === 'off' ? false : usual) as Choices[Name];
  return text as Choices[Name];
}

function readAll(): Choices {
  return Object.fromEntries(Object.keys(USUAL).map((name) => [name, read(name as keyof Choices)])) as unknown as Choices;
}

class Settings {
  #now: Choices = $state(readAll());

  get theme() {
    return this.#now.theme;
  }
  get language() {
    return this.#now.language;
  }
  get coordinates() {
    return this.#now.coordinates;
  }
  get confirm() {
    return this.#now.confirm;
  }
  get sounds() {
    return this.#now.sounds;
  }
  get pace() {
    return this.#now.pace;
  }
  get notation() {
    return this.#now.notation;
  }

  change<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#now[name] = value;
    keep(name, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  }

  /** Another window of this device changed something, or all of it came from elsewhere. */
  readAgain(): void {
    this.#now = readAll();
  }
}

export const settings = new Settings();
