import { describe, expect, it } from 'vitest';
import { arcTo, round } from './arc.ts';

const degrees = (angle: number) => angle * 60_000;
const arc = (rx: number, ry: number, start: number, swing: number) =>
  arcTo({ x: 100, y: 50 }, rx, ry, degrees(start), degrees(swing));
const ends = (...given: Parameters<typeof arc>) => {
  const { x, y } = arc(...given).end;
  return [round(x), round(y)];
};

describe('arcTo', () => {
  it('ends where the ellipse is at the end angle', () => {
    expect(ends(40, 40, 0, 90)).toEqual([60, 90]);
    expect(ends(40, 20, 0, 90)).toEqual([60, 70]);
    expect(ends(40, 20, 0, -90)).toEqual([60, 30]);
    expect(ends(40, 20, 180, 180)).toEqual([180, 50]);
    // The ray of 45° meets an ellipse of the radii 40 and 20 at equal distances from both axes.
    const [x = 0, y = 0] = ends(40, 20, 0, 45);
    expect(x - 60).toBeCloseTo(y - 50, 3);
  });

  it('returns an arc of SVG in the direction of the swing', () => {
    expect(arc(40, 20, 0, 90).d).toBe('A40 20 0 0 1 60 70');
    expect(arc(40, 20, 0, -90).d).toBe('A40 20 0 0 0 60 30');
    expect(arc(40, 20, 0, 180).d).toBe('A40 20 0 0 1 20 50');
  });

  it('returns two arcs for more than half a turn, and no more than a full turn', () => {
    expect(arc(40, 20, 0, 360).d).toBe('A40 20 0 0 1 20 50A40 20 0 0 1 100 50');
    expect(arc(40, 20, 0, 720).d).toBe(arc(40, 20, 0, 360).d);
    expect(arc(40, 20, 0, -720).d).toBe('A40 20 0 0 0 20 50A40 20 0 0 0 100 50');
  });

  it('draws nothing without a radius or a swing', () => {
    const nothing = { end: { x: 100, y: 50 }, d: '' };
    expect([arc(0, 20, 0, 90), arc(40, 0, 0, 90), arc(40, 20, 0, 0)]).toEqual([nothing, nothing, nothing]);
  });
});

describe('round', () => {
  it('rounds to thousandths', () => {
    expect(round(1.23456)).toBe(1.235);
    expect(round(-0.0004)).toBeCloseTo(0, 9);
  });
});
