import { describe, expect, it } from 'vitest';
import { layers, turned, wires } from '../src/boards/duality/lines';

describe('a card of Duality', () => {
  it('has three lines, the single colour on top', () => {
    const drawn = wires('wbcwcb');
    expect(drawn.map((wire) => wire.side)).toEqual([0, 0, 1]);
    expect(drawn.map((wire) => wire.ends)).toContainEqual([0, 3]);
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

  it('joins only lines that cross, or none', () => {
    expect(layers('bcwcbw', 'crossing')).toHaveLength(3);
    expect(layers('bwcbwc', 'crossing')).toHaveLength(2);
    expect(layers('bwcbwc', 'wires')).toHaveLength(3);
  });

  it('is itself again when turned twice', () => {
    expect(turned(turned('wbcwcb'))).toBe('wbcwcb');
  });
});
