import { describe, expect, it } from 'vitest';
import { isLine, regularPolygon, shapeGeometry } from './shape-geometry.ts';

const definition = (count: number) => {
  const geometry = regularPolygon(count);
  if (geometry.type !== 'custom') throw new Error('it is a custom geometry');
  return geometry.definition;
};
/** The corners as shares of the box. */
const corners = (count: number) => {
  const guides = Object.fromEntries(definition(count).guides);
  const share = (name: string) => Number(/^\*\/ [wh] (\d+) 100000$/.exec(guides[name] ?? '')?.[1]) / 100_000;
  return Array.from({ length: count }, (_, at) => [share(`x${at}`), share(`y${at}`)]);
};

describe('regularPolygon', () => {
  it('has one corner at the top, and touches all sides of its box', () => {
    expect(corners(4)).toEqual([
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ]);
    const [triangle] = [corners(3)];
    expect(triangle).toEqual([
      [0.5, 0],
      [1, 1],
      [0, 1],
    ]);
  });

  it('has sides of equal length in a box of its proportions', () => {
    const ratio = (2 * Math.cos(Math.PI / 18)) / (1 + Math.cos(Math.PI / 9));
    const points = corners(9).map(([x = 0, y = 0]) => [x * ratio, y]);
    const sides = points.map(([x = 0, y = 0], at) => {
      const [nextX = 0, nextY = 0] = points[(at + 1) % 9] ?? [];
      return Math.hypot(nextX - x, nextY - y);
    });
    for (const side of sides) expect(side).toBeCloseTo(sides[0] ?? 0, 4);
  });

  it('draws a closed path along its corners, at which lines can be connected', () => {
    const { paths, sites, textRect, guides } = definition(4);
    expect(paths[0]?.commands).toEqual([
      { c: 'M', x: 'x0', y: 'y0' },
      { c: 'L', x: 'x1', y: 'y1' },
      { c: 'L', x: 'x2', y: 'y2' },
      { c: 'L', x: 'x3', y: 'y3' },
      { c: 'Z' },
    ]);
    expect(sites.map(({ x, y }) => [x, y])).toEqual([0, 1, 2, 3].map((at) => [`x${at}`, `y${at}`]));
    expect(textRect).toEqual({ l: 'il', t: 'it', r: 'ir', b: 'ib' });
    expect(guides.slice(-4)).toEqual([
      ['il', '*/ w 15000 100000'],
      ['it', '*/ h 15000 100000'],
      ['ir', '+- r 0 il'],
      ['ib', '+- b 0 it'],
    ]);
  });
});

describe('shapeGeometry', () => {
  it('returns presets of the standard, and formulas for polygons that it lacks', () => {
    expect(shapeGeometry('rect')).toEqual({ type: 'preset', preset: 'rect' });
    expect(shapeGeometry('nonagon')).toEqual(regularPolygon(9));
    expect(shapeGeometry('hendecagon')).toEqual(regularPolygon(11));
  });
});

describe('isLine', () => {
  it('returns true for lines and connectors', () => {
    for (const name of ['line', 'lineInv', 'straightConnector1', 'bentConnector3', 'curvedConnector5'])
      expect(isLine(name)).toBe(true);
    for (const name of ['rect', 'bentConnector6', 'curvedRightArrow', 'leftBracket'])
      expect(isLine(name)).toBe(false);
  });
});
