import { render } from '@testing-library/svelte';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import Face from '../src/boards/duality/Face.svelte';
import type { DualityView } from '../src/wire/duality';
import { layout, sameTurned } from '../src/boards/duality/places';
import { hidden, layers, points, turned, wires } from '../src/boards/duality/lines';

describe('a card of Duality', () => {
  it('has three lines, the single colour on top', () => {
    const drawn = wires('wbcwcb');
    expect(drawn.map((wire) => wire.side)).toEqual([0, 0, 1]);
    expect(drawn.map((wire) => wire.ends)).toContainEqual([0, 3]);
  });

  it('is traced when a route over it has won', async () => {
    const animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }));
    const drawn = Element.prototype as unknown as Record<string, unknown>;
    const before = { animate: drawn.animate, getTotalLength: drawn.getTotalLength };
    Object.assign(drawn, { animate, getTotalLength: () => 100 });
    onTestFinished(() => void Object.assign(drawn, before));
    const card = { lines: 'wbcwcb', join: 'joined', number: 1, tracing: { duration: 100, delay: 100 } };
    const { container, rerender } = render(Face, card);
    await rerender({ ...card, route: [0, 3], winner: 1 });
    expect(container.querySelectorAll('.glow.won')).toHaveLength(1);
    await vi.waitFor(() => expect(animate).toHaveBeenCalled());
  });

  it('starts and ends each line on its edges', () => {
    for (const wire of wires('wbcwcb')) expect(wire.path).toMatch(/^M\d+ \d+C/);
    expect(wires('bbwxwx').find((wire) => wire.side === 0)?.path).toMatch(/^M30 0C.* 70 0$/);
  });

  it('joins all ends of a colour, with a bridge where its lines do not cross', () => {
    const [black, white] = layers('bcwcbw', 'joined');
    expect([black?.wires.length, black?.bridges.length]).toEqual([2, 1]);
    expect([white?.wires.length, white?.bridges.length]).toEqual([1, 0]);
    expect(layers('bwcbwc', 'joined')[0]?.bridges).toEqual([]);
  });

  it('shows where lines are joined: no bridge lies under the other colour', () => {
    for (const card of ['bbwccw', 'wwbxxb', 'bcwbcw', 'wxbxwb', 'bcwcbw', 'bbwxwx', 'wwbcbc']) {
      const top = wires(card).slice(2);
      for (const way of layers(card, 'joined')[0]!.bridges) {
        const [a, b, c, d] = way.match(/[\d.]+/g)!.map(Number) as [number, number, number, number];
        expect(hidden([[a, b], [c, d]], top.flatMap(points)), `${card} ${way}`).toBeLessThan(6);
      }
    }
  });

  it('joins only lines that cross, or none', () => {
    expect(layers('bcwcbw', 'crossing')).toHaveLength(3);
    expect(layers('bwcbwc', 'crossing')).toHaveLength(2);
    expect(layers('bwcbwc', 'wires')).toHaveLength(3);
  });

  it('is itself again when turned twice', () => {
    expect(turned(turned('wbcwcb'))).toBe('wbcwcb');
  });
});

describe('the table of Duality', () => {
  const view = (seat: number | null) =>
    ({ seat, options: { rows: 3 }, tableau: [{ column: 0 }, { column: 1 }] }) as unknown as DualityView;

  it('has a column more on each side', () => {
    const { columns, rows, places } = layout(view(0));
    expect(columns).toEqual(['L1', '', 'R1', 'R2']);
    expect(rows).toEqual([3, 2, 1]);
    expect(places[0]).toEqual({ name: '3L1', x: 0, y: 0 });
    expect(places.at(-1)).toEqual({ name: '1R2', x: 300, y: 128 });
  });

  it('is seen from the other side by White, and as Black sees it by a bystander', () => {
    expect(layout(view(1)).columns).toEqual(['R2', 'R1', '', 'L1']);
    expect(layout(view(1)).rows).toEqual([1, 2, 3]);
    expect(layout(view(null)).rows).toEqual([3, 2, 1]);
  });

  it('knows cards that look the same turned', () => {
    expect([sameTurned('wbcwcb'), sameTurned('bwcbwc'), sameTurned('bbwxwx')]).toEqual([true, true, false]);
  });
});
