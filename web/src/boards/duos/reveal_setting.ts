// What this device keeps for DUOS: whether the reveal is shown step by step.
import { keep, kept } from '../../device/local_storage';

export const still = (): boolean => kept('duos.still') === '1';
export const keepStill = (still: boolean): void => keep('duos.still', still ? '1' : '0');
