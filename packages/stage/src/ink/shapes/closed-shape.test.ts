import { describe, expect, it } from 'vitest';
import { closedShape } from './closed-shape.ts';
import { resampled, type XY } from './plane.ts';

/** A closed line with 50 points a side, the corners among them; its first point is not repeated. */
const outline = (...corners: readonly XY[]): XY[] =>
  corners.flatMap((corner, i) =>
    resampled([corner, corners[(i + 1) % corners.length] as XY], 51).slice(0, 50),
  );
const oval = (rx: number, ry: number, turn = 0): XY[] =>
  Array.from({ length: 200 }, (_, i) => {
    const angle = (i / 200) * Math.PI * 2;
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [300 + x * Math.cos(turn) - y * Math.sin(turn), 200 + x * Math.sin(turn) + y * Math.cos(turn)];
  });
const rounded = (corners: readonly XY[]) =>
  corners
    .map((corner) => corner.map((each) => Math.round(each)))
    .sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);

describe('closedShape', () => {
  it('returns a circle with the average radius when both radii differ by less than 16 %', () => {
    expect(closedShape(oval(100, 100), 200)).toMatchObject({ type: 'circle', turn: 0 });
    const shape = closedShape(oval(100, 86), 200);
    expect(shape?.type).toBe('circle');
    if (shape?.type !== 'circle') return;
    expect(shape.radii.map(Math.round)).toEqual([93, 93]);
    expect(shape.centre.map(Math.round)).toEqual([300, 200]);
    expect(closedShape(oval(100, 82), 200)?.type).toBe('ellipse');
  });

  it('returns an ellipse with its radii, horizontal or vertical when it is nearly so', () => {
    const wide = closedShape(oval(150, 60, 0.05), 300);
    expect(wide).toMatchObject({ type: 'ellipse', turn: 0 });
    const tall = closedShape(oval(60, 150, 0.05), 300);
    expect(tall?.type === 'ellipse' && Math.abs(tall.turn)).toBeCloseTo(Math.PI / 2);
    const slanted = closedShape(oval(150, 60, 0.6), 300);
    expect(slanted?.type === 'ellipse' && slanted.turn).toBeCloseTo(0.6, 2);
    expect(slanted?.type === 'ellipse' && slanted.radii.map(Math.round)).toEqual([150, 60]);
    expect(slanted?.type === 'ellipse' && slanted.centre.map(Math.round)).toEqual([300, 200]);
  });

  it('returns a triangle with its corners', () => {
    const corners: XY[] = [
      [100, 100],
      [300, 120],
      [180, 300],
    ];
    const shape = closedShape(outline(...corners), 220);
    expect(shape?.type).toBe('triangle');
    expect(shape?.type === 'triangle' && rounded(shape.corners)).toEqual(rounded(corners));
  });

  it('returns an upright rectangle with average sides', () => {
    const shape = closedShape(outline([100, 100], [300, 108], [304, 220], [98, 214]), 220);
    expect(shape).toEqual({
      type: 'rectangle',
      corners: [
        [99, 104],
        [302, 104],
        [302, 217],
        [99, 217],
      ],
    });
  });

  it('returns a rotated rectangle with right angles and its size', () => {
    const shape = closedShape(outline([100, 100], [260, 190], [210, 280], [50, 184]), 220);
    expect(shape?.type).toBe('rectangle');
    if (shape?.type !== 'rectangle') return;
    const [a, b, c, d] = shape.corners as [XY, XY, XY, XY];
    const along: XY = [b[0] - a[0], b[1] - a[1]];
    const down: XY = [c[0] - b[0], c[1] - b[1]];
    expect(along[0] * down[0] + along[1] * down[1]).toBeCloseTo(0, 6);
    expect([along, down].map((side) => Math.round(Math.hypot(...side))).sort()).toEqual([100, 185]);
    expect([(a[0] + c[0]) / 2, (a[1] + c[1]) / 2].map(Math.round)).toEqual([155, 189]);
    expect([(b[0] + d[0]) / 2, (b[1] + d[1]) / 2].map(Math.round)).toEqual([155, 189]);
  });

  it('returns a diamond with level diagonals', () => {
    const shape = closedShape(outline([200, 100], [300, 204], [198, 300], [100, 196]), 220);
    expect(shape).toEqual({
      type: 'diamond',
      corners: [
        [200, 100],
        [300, 200],
        [200, 300],
        [100, 200],
      ],
    });
  });

  it('returns a parallelogram with equal opposite sides and level ones', () => {
    const shape = closedShape(outline([180, 100], [400, 106], [320, 220], [100, 218]), 300);
    expect(shape?.type).toBe('parallelogram');
    if (shape?.type !== 'parallelogram') return;
    const [a, b, c, d] = shape.corners as [XY, XY, XY, XY];
    expect([b[0] - a[0], b[1] - a[1]].map(Math.round)).toEqual([c[0] - d[0], c[1] - d[1]].map(Math.round));
    const sides = [b[1] - a[1], c[1] - b[1]].map((each) => Math.abs(Math.round(each)));
    expect(sides.sort((one, other) => one - other)).toEqual([0, 116]);
  });

  it('returns undefined for four corners without pairs of sides, and for more corners', () => {
    expect(closedShape(outline([100, 100], [300, 100], [400, 300], [50, 160]), 300)).toBeUndefined();
    const star = Array.from({ length: 10 }, (_, i): XY => {
      const [angle, radius] = [(i * Math.PI) / 5, i % 2 === 0 ? 150 : 60];
      return [300 + radius * Math.cos(angle), 300 + radius * Math.sin(angle)];
    });
    expect(closedShape(outline(...star), 300)).toBeUndefined();
  });

  it('returns undefined for a line that does not turn once around', () => {
    const eight = Array.from({ length: 200 }, (_, i): XY => {
      const angle = (i / 200) * Math.PI * 2;
      return [300 + 100 * Math.sin(angle), 200 + 60 * Math.sin(angle * 2)];
    });
    expect(closedShape(eight, 200)).toBeUndefined();
    const twice = [...oval(100, 100), ...oval(100, 100)].filter((_, i) => i % 2 === 0);
    expect(closedShape(twice, 200)).toBeUndefined();
  });

  it('returns the same shape in either direction', () => {
    expect(closedShape(oval(100, 100).reverse(), 200)?.type).toBe('circle');
    expect(closedShape(outline([100, 200], [300, 200], [300, 100], [100, 100]), 220)?.type).toBe('rectangle');
  });
});
