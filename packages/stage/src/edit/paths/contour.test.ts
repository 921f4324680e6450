import { describe, expect, it } from 'vitest';
import { boxOfContours, contoursOf, curveFrom, dataOf, mapped, pointOn, type SubPath } from './contour.ts';

const subsOf = (d: string) => contoursOf([{ d, fill: 'norm', stroke: true }])[0]?.subs ?? [];
const nodesOf = (d: string) => subsOf(d)[0]?.nodes ?? [];
const p = (x: number, y: number) => ({ x, y });

describe('contoursOf', () => {
  it('returns the fill and the stroke of each path', () => {
    expect(contoursOf([{ d: 'M0 0L1 1', fill: 'none', stroke: false }])).toMatchObject([
      { fill: 'none', stroke: false, subs: [{ closed: false }] },
    ]);
  });

  it('reads straight lines, and a closed line whose end is its beginning once', () => {
    expect(subsOf('M0 0L10 0L10 10L0 0Z')).toEqual([
      { closed: true, nodes: [{ at: p(0, 0), in: undefined }, { at: p(10, 0) }, { at: p(10, 10) }] },
    ]);
    expect(subsOf('M0 0L10 0L10 10Z')[0]?.nodes).toHaveLength(3);
    expect(subsOf('M0 0L10 0Z')).toEqual([{ closed: true, nodes: [{ at: p(0, 0) }, { at: p(10, 0) }] }]);
    expect(subsOf('M0 0L10 0L0 0Z')[0]?.nodes).toHaveLength(2);
  });

  it('reads several lines, and leaves out lines of one point and repeated points', () => {
    expect(subsOf('M0 0L5 5M9 9M20 20L30 30Z').map(({ closed, nodes }) => [closed, nodes.length])).toEqual([
      [false, 2],
      [true, 2],
    ]);
    expect(nodesOf('M0 0L0 0.005L5 5')).toEqual([{ at: p(0, 0) }, { at: p(5, 5) }]);
  });

  it('continues from the beginning after a line is closed', () => {
    expect(subsOf('M3 4L10 0L10 10ZL7 7')[1]).toEqual({
      closed: false,
      nodes: [{ at: p(3, 4) }, { at: p(7, 7) }],
    });
  });

  it('reads cubic curves, without handles that are at their point', () => {
    expect(nodesOf('M0 0C0 20 30 20 30 0')).toEqual([
      { at: p(0, 0), out: p(0, 20) },
      { at: p(30, 0), in: p(30, 20) },
    ]);
    expect(nodesOf('M0 0C0 0 30 0 30 0')).toEqual([
      { at: p(0, 0), out: undefined },
      { at: p(30, 0), in: undefined },
    ]);
  });

  it('converts quadratic curves and numbers with exponents', () => {
    expect(nodesOf('M0 0Q30 60 60 0')).toEqual([
      { at: p(0, 0), out: p(20, 40) },
      { at: p(60, 0), in: p(40, 40) },
    ]);
    expect(nodesOf('M-1.5 2e1L.5 -3')).toEqual([{ at: p(-1.5, 20) }, { at: p(0.5, -3) }]);
  });

  it.each([
    ['clockwise', 1, 50],
    ['counterclockwise', 0, -50],
  ])('converts half a circle that runs %s to two quarters', (_, sweep, middle) => {
    // From the left to the right; clockwise on the screen is above.
    const nodes = nodesOf(`M-50 0A50 50 0 0 ${sweep} 50 0`);
    expect(nodes).toHaveLength(3);
    expect(nodes[1]?.at.x).toBeCloseTo(0);
    expect(nodes[1]?.at.y).toBeCloseTo(-middle);
    expect(nodes[2]?.at).toEqual(p(50, 0));
    const sub = { nodes, closed: false };
    for (const [from, t] of [
      [0, 0.3],
      [1, 0.7],
    ] as const) {
      const curve = curveFrom(sub, from);
      const { x, y } = curve ? pointOn(curve, t) : p(0, 0);
      expect(Math.hypot(x, y)).toBeCloseTo(50, 1);
      expect(Math.sign(y)).toBe(-Math.sign(middle));
    }
  });

  it('enlarges the radii of an arc whose ends are too far apart, and leaves out an arc without an extent', () => {
    const nodes = nodesOf('M0 0A10 10 0 0 1 100 0');
    expect(nodes[1]?.at.x).toBeCloseTo(50);
    expect(nodes[1]?.at.y).toBeCloseTo(-50);
    expect(subsOf('M5 5A10 10 0 0 1 5 5L9 9')[0]?.nodes).toHaveLength(2);
  });
});

describe('curveFrom', () => {
  const open: SubPath = { closed: false, nodes: [{ at: p(0, 0), out: p(0, 9) }, { at: p(30, 0) }] };

  it('uses the points where handles are missing', () => {
    expect(curveFrom(open, 0)).toEqual([p(0, 0), p(0, 9), p(30, 0), p(30, 0)]);
  });

  it('returns to the first point of a closed line, and is undefined at the end of an open line', () => {
    expect(curveFrom(open, 1)).toBeUndefined();
    expect(curveFrom({ ...open, closed: true }, 1)).toEqual([p(30, 0), p(30, 0), p(0, 0), p(0, 0)]);
    expect(curveFrom({ closed: true, nodes: [{ at: p(0, 0) }] }, 0)).toBeUndefined();
    expect(curveFrom(open, 5)).toBeUndefined();
  });
});

describe('boxOfContours', () => {
  it('includes the extrema of curves, and not their handles', () => {
    const box = boxOfContours(contoursOf([{ d: 'M0 0C0 -40 60 -40 60 0', fill: 'norm', stroke: true }]));
    expect(box).toEqual({ x: 0, y: -30, w: 60, h: 30 });
    const wide = boxOfContours(contoursOf([{ d: 'M0 0C-40 0 -40 60 0 60', fill: 'norm', stroke: true }]));
    expect(wide).toEqual({ x: -30, y: 0, w: 30, h: 60 });
  });

  it('includes the extrema of a curve that is not symmetric', () => {
    const box = boxOfContours(contoursOf([{ d: 'M0 0C0 -90 60 30 60 0', fill: 'norm', stroke: true }]));
    // y is 90 t (1 - t) (4 t - 3), with extrema at t = (7 ± √13) / 12.
    const y = (t: number) => 90 * t * (1 - t) * (4 * t - 3);
    expect(box.y).toBeCloseTo(y((7 - Math.sqrt(13)) / 12), 6);
    expect(box.y + box.h).toBeCloseTo(y((7 + Math.sqrt(13)) / 12), 6);
    expect([box.x, box.w]).toEqual([0, 60]);
  });

  it('includes the curve that closes a line, and is empty without points', () => {
    const closed: SubPath = {
      closed: true,
      nodes: [
        { at: p(0, 0), in: p(0, 40) },
        { at: p(60, 0), out: p(60, 40) },
      ],
    };
    expect(boxOfContours([{ subs: [closed], fill: 'norm', stroke: true }])).toEqual({
      x: 0,
      y: 0,
      w: 60,
      h: 30,
    });
    expect(boxOfContours([])).toEqual({ x: 0, y: 0, w: 0, h: 0 });
  });
});

describe('dataOf', () => {
  it('writes lines and curves, and rounds to thousandths', () => {
    expect(dataOf(subsOf('M0 0L10.12345 0C10 20 30 20 30 0Z'))).toBe('M0 0L10.123 0C10 20 30 20 30 0L0 0Z');
    expect(dataOf(subsOf('M0 0L10 5'))).toBe('M0 0L10 5');
    expect(dataOf([{ nodes: [], closed: true }])).toBe('');
  });

  it('is read again to the same points', () => {
    const d = 'M0 0L100 0C120 20 120 60 100 80L0 80Z';
    expect(subsOf(dataOf(subsOf(d)))).toEqual(subsOf(`${d.slice(0, -1)}L0 0Z`));
  });
});

describe('mapped', () => {
  it('maps points and handles', () => {
    const all = contoursOf([{ d: 'M0 0C0 20 30 20 30 0', fill: 'norm', stroke: true }]);
    expect(mapped(all, ({ x, y }) => p(x + 1, y * 2))[0]?.subs[0]?.nodes).toEqual([
      { at: p(1, 0), in: undefined, out: p(1, 40) },
      { at: p(31, 0), in: p(31, 40), out: undefined },
    ]);
  });
});
