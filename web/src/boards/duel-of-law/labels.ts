// Where the law of a branch can be written on the table: before its first card or after its last one, where nothing lies
// and where it is seen.
import { type Area, HIGH, meet, type Part, WIDE } from './camera.svelte';
import { at, type Branch, nameOfBranch } from './table';

/** Places are pixels at this zoom, from the corner of the cell 0,0. */
export interface Label {
  name: string;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels, of a law in one line and in two. */
const HEIGHTS = [24, 40] as const;
/** Narrower than this a label says nothing. */
const LEAST = 72;
const FAR = 6;
const EDGE = 4;

/** How large a token is at this zoom. */
export const tokenSize = (scale: number) => Math.max(15, Math.min(30, 48 * scale));

/** The middle of a branch's token: before its first card. */
export function tokenAt(branch: Branch, scale: number): { x: number; y: number } {
  const [wide, high, size] = [WIDE * scale, HIGH * scale, tokenSize(scale)];
  return branch.axis === 'row'
    ? { x: branch.x * wide - size / 2, y: (branch.y + 0.5) * high }
    : { x: (branch.x + 0.5) * wide, y: branch.y * high - size / 2 };
}

/** Labels where there is room for them, the branches in this order; `texts` are their laws, `seen` the part of the grid
 * that is seen, in cells, and `covered` what lies over it. */
export function placed(branches: readonly Branch[], texts: ReadonlyMap<string, string>, taken: ReadonlySet<string>, scale: number, seen: Part, covered: readonly Area[] = []): Label[] {
  const [wide, high, size] = [WIDE * scale, HIGH * scale, tokenSize(scale)];
  const tokens = branches.map((branch) => {
    const { x, y } = tokenAt(branch, scale);
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  });
  const lying: Area[] = [...covered, ...tokens];
  /** How many cells in this direction are empty. */
  const empty = (x: number, y: number, step: number) => {
    let count = 0;
    while (count < FAR && !taken.has(at({ x: x + step * count, y }))) count++;
    return count;
  };
  const labels: Label[] = [];
  for (const branch of branches) {
    const name = nameOfBranch(branch);
    const text = texts.get(name) ?? '';
    const whole = text.length * 6.7 + 16;
    const wanted = Math.min(268, whole);
    const areas: Area[] = [];
    const add = (x: (width: number) => number, top: (height: number) => number, room: number) => {
      const start = Math.max(x(Math.min(wanted, room)), seen.left * wide + EDGE);
      const end = Math.min(x(Math.min(wanted, room)) + Math.min(wanted, room), seen.right * wide - EDGE);
      const height = HEIGHTS[end - start < whole - 1 && text.includes(' ') ? 1 : 0];
      const y = top(height);
      const inSight = y >= seen.top * high && y + height <= seen.bottom * high;
      if (inSight && end - start >= Math.min(wanted, LEAST)) areas.push({ x: start, y, width: end - start, height });
    };
    if (branch.axis === 'row') {
      const y = (height: number) => (branch.y + 0.5) * high - height / 2;
      const [start, end] = [branch.x * wide - size - 3, (branch.x + branch.length) * wide + 3];
      add((width) => start - width, y, empty(branch.x - 1, branch.y, -1) * wide - size - 6);
      add(() => end, y, empty(branch.x + branch.length, branch.y, 1) * wide - 6);
    } else {
      const centre = (branch.x + 0.5) * wide;
      const room = (y: number) => 2 * (Math.min(empty(branch.x, y, -1), empty(branch.x, y, 1)) - 0.5) * wide - 6;
      add((width) => centre - width / 2, (height) => branch.y * high - size - 3 - height, room(branch.y - 1));
      add((width) => centre - width / 2, () => (branch.y + branch.length) * high + 3, room(branch.y + branch.length));
    }
    const [free] = areas.filter((area) => !lying.some((other) => meet(area, other))).sort((one, other) => Math.round(other.width) - Math.round(one.width));
    if (!free) continue;
    lying.push(free);
    labels.push({ name, text, ...free });
  }
  return labels;
}
