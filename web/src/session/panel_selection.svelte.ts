// Which panel is open: beside the board on a wide window, in a sheet elsewhere.
import { keep, kept } from '../device/local_storage';
import type { Shape } from '../stage/shape.svelte';

export class PanelSelection {
  /** Whether panels are shown beside the board on a wide window. Kept on this device. */
  besideOpen = $state(kept('panels') !== 'closed');
  #tab: string | null = $state(null);
  #sheet: string | null = $state(null);

  constructor(
    private readonly shape: () => Shape,
    /** The panels there are, the first of which is open unless another was chosen. */
    private readonly names: () => readonly string[],
  ) {}

  /** Panels lie beside the board. */
  get beside(): boolean {
    return this.shape() === 'wide' && this.besideOpen;
  }
  /** The open tab beside the board. */
  get tab(): string | null {
    return this.names().find((name) => name === this.#tab) ?? this.names()[0] ?? null;
  }
  /** The panel that lies in a sheet. */
  get sheet(): string | null {
    return this.beside ? null : (this.names().find((name) => name === this.#sheet) ?? null);
  }
  /** The panel in sight, wherever it lies. */
  get visible(): string | null {
    return this.beside ? this.tab : this.sheet;
  }

  open(name: string): void {
    if (this.shape() === 'wide') {
      this.besideOpen = true;
      this.#tab = name;
    } else this.#sheet = name;
  }

  closeSheet(): void {
    this.#sheet = null;
  }

  toggleBeside(): void {
    this.besideOpen = !this.besideOpen;
    keep('panels', this.besideOpen ? 'open' : 'closed');
  }
}
