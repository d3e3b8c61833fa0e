// Circles as a pen draws them: not quite round, and a little past where they began. The same cell always looks the same.

/** Numbers between -1 and 1 that depend on the name alone. */
function wobble(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state >>> 8) & 0xffff) / 0x7fff - 1;
  };
}

/** A circle around a point as one stroke of the pen. */
export function ring(name: string, x: number, y: number, radius: number): string {
  const next = wobble(name);
  const start = -Math.PI / 2 + next() * 0.7;
  const squeeze = 1 + next() * 0.022;
  const drift = 0.03 + next() * 0.02;
  const steps = 16;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const angle = start + share * (2 * Math.PI + 0.3);
    const reach = radius * (1 + drift * (share - 0.5) + next() * 0.004);
    return [x + Math.cos(angle) * reach * squeeze, y + (Math.sin(angle) * reach) / squeeze] as const;
  });
  return smooth(points);
}

/** The strokes that blacken a circle: slanted, close together, almost straight. */
export function hatching(name: string, x: number, y: number, radius: number): string {
  const next = wobble(name);
  const [along, aside] = [0.94, 0.34]; // the direction of the pen
  return Array.from({ length: 9 }, (_, index) => {
    const off = radius * ((index - 4) / 4.6) + next() * 0.8;
    const half = Math.sqrt(Math.max(0, radius * radius - off * off)) - 2 + next();
    const [middleX, middleY] = [x + off * aside, y + off * along];
    return `M${(middleX - half * along).toFixed(1)} ${(middleY + half * aside).toFixed(1)}L${(middleX + half * along).toFixed(1)} ${(middleY - half * aside).toFixed(1)}`;
  }).join('');
}

/** A straight line as a hand rules it: almost straight. */
export function ruled(name: string, x1: number, y1: number, x2: number, y2: number): string {
  const next = wobble(name);
  const steps = 6;
  return smooth(
    Array.from({ length: steps + 1 }, (_, index) => {
      const share = index / steps;
      return [x1 + (x2 - x1) * share + next() * 0.7, y1 + (y2 - y1) * share + next() * 0.7] as const;
    }),
  );
}

/** A smooth curve through points (Catmull-Rom, written as Bézier curves). */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const text = (value: number) => value.toFixed(1);
  let path = `M${text(at(0)[0])} ${text(at(0)[1])}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    path += `C${control.map(text).join(' ')}`;
  }
  return path;
}
