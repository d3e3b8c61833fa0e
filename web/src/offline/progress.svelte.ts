// How far the worker has come: its files are fetched, Python starts, it is ready.
class Progress {
  loaded = $state(0);
  whole = $state(0);
  state: 'none' | 'starting' | 'ready' | 'failed' = $state('none');
}

export const progress = new Progress();
