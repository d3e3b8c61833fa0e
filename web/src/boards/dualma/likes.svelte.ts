// Coordinates and movement are this device's choice.
import { keep, kept } from '../../keepsakes';
import { calm } from '../../motion';

export class Likes {
  coordinates = $state(kept('coordinates') !== 'off');
  movement = $state(kept('movement') !== 'off');

  toggle(name: 'coordinates' | 'movement'): void {
    this[name] = !this[name];
    keep(name, this[name] ? 'on' : 'off');
  }

  /** How long something takes to move: no time at all without movement. */
  pace(duration: number): number {
    return this.movement ? calm(duration) : 0;
  }
}
