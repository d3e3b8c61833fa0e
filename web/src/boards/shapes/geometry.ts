// What a board of shapes reckons with: which place lies next, what may be pressed, what a move was about.
import type { Drawing, DrawingPlace as Place } from '../../wire/drawing';

const middle = ({ at, size }: Place): readonly [number, number] => [at[0] + size[0] / 2, at[1] + size[1] / 2];

/** The nearest place in this direction (right, up): what lies aside counts double. */
export function nextPlace(places: readonly Place[], from: Place, [right, up]: readonly [number, number]): Place | null {
  const [x, y] = middle(from);
  let found: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [px, py] = middle(place);
    const ahead = (px - x) * right - (py - y) * up;
    const aside = Math.abs((px - x) * up) + Math.abs((py - y) * right);
    if (ahead > 1e-6 && aside <= 2 * ahead && ahead + 2 * aside < least) {
      found = place;
      least = ahead + 2 * aside;
    }
  }
  return found;
}

/** The corners of a polygon, each moved this far towards its middle. */
export function smaller(outline: Place['outline'], by: number): [number, number][] {
  const x = outline.reduce((sum, corner) => sum + corner[0], 0) / outline.length;
  const y = outline.reduce((sum, corner) => sum + corner[1], 0) / outline.length;
  return outline.map((corner) => {
    const far = Math.hypot(corner[0] - x, corner[1] - y) || 1;
    return [corner[0] + ((x - corner[0]) * by) / far, corner[1] + ((y - corner[1]) * by) / far];
  });
}

/** The places that take a move further, when these have been pressed. */
export function openPlaces(moves: Drawing['moves'], pressed: readonly string[]): ReadonlySet<string> {
  const fitting = moves.filter(({ places }) => places.length > pressed.length && pressed.every((name, index) => places[index] === name));
  return new Set(fitting.map(({ places }) => places[pressed.length]!));
}

/** The move that is made by pressing these, if it is whole. */
export const wholeMove = (moves: Drawing['moves'], pressed: readonly string[]): string | null =>
  moves.find(({ places }) => places.length === pressed.length && places.every((name, index) => pressed[index] === name))?.move ?? null;

/** The places whose names are words of this text: what a move, as it is written, was about. */
export function placesIn(text: string, places: readonly Place[]): string[] {
  const words = new Set(text.split(/[^\p{L}\p{N}_]+/u));
  return places.filter(({ name }) => words.has(name) || name === text).map(({ name }) => name);
}
