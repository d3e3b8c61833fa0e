// Whether this device shows the reveal step by step. Storage may be refused: then it lasts as long as the page.
const KEY = 'parlour.duos.still';
let kept = false;

export function still(): boolean {
  try {
    return localStorage.getItem(KEY) === '1' || kept;
  } catch {
    return kept;
  }
}

export function keepStill(still: boolean): void {
  kept = still;
  try {
    localStorage.setItem(KEY, still ? '1' : '0');
  } catch {
    // kept in memory
  }
}
