// How far the worker's files have come.
import type { Failure } from './messages';

class Progress {
  loaded = $state(0);
  whole = $state(0);
  ready = $state(false);
  failure: Failure | null = $state(null);
}

export const progress = new Progress();
