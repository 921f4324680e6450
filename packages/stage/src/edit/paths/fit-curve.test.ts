import { describe, expect, it } from 'vitest';
import type { Point } from '../geometry/point.ts';
import { distance, distanceToSegment } from '../geometry/point.ts';
import { curveFrom, type PathNode, pointOn } from './contour.ts';
import { fittedCurve } from './fit-curve.ts';

const p = (x: number, y: number) => ({ x, y });

/** The greatest distance of drawn points from the fitted line. */
function missedBy(drawn: readonly Point[], nodes: readonly PathNode[]): number {
  const along = nodes.flatMap((_, index) => {
    const curve = curveFrom({ nodes, closed: false }, index);
    return curve ? Array.from({ length: 41 }, (_step, t) => pointOn(curve, t / 40)) : [];
  });
  return Math.max(
    ...drawn.map((point) =>
      Math.min(...along.slice(1).map((to, index) => distanceToSegment(point, along[index] ?? to, to))),
    ),
  );
}

describe('fittedCurve', () => {
  it('returns one curve for points on a straight line, with level handles', () => {
    const nodes = fittedCurve(
      Array.from({ length: 11 }, (_, i) => p(i * 10, 5)),
      1,
    );
    expect(nodes.map(({ at }) => at)).toEqual([p(0, 5), p(100, 5)]);
    expect(nodes[0]?.out?.y).toBeCloseTo(5);
    expect(nodes[1]?.in?.y).toBeCloseTo(5);
    expect(nodes[0]?.out?.x).toBeGreaterThan(0);
    expect(nodes[1]?.in?.x).toBeLessThan(100);
    expect(nodes[0]?.in).toBeUndefined();
    expect(nodes[1]?.out).toBeUndefined();
  });

  it('returns handles at the thirds of the line between two points', () => {
    expect(fittedCurve([p(0, 0), p(30, 60)], 1)).toEqual(
      [
        { at: p(0, 0), out: p(10, 20) },
        { at: p(30, 60), in: p(20, 40) },
      ].map((each) => expect.objectContaining(JSON.parse(JSON.stringify(each), near))),
    );
  });

  it('is nowhere farther from the points than the tolerance, and has more points for a smaller one', () => {
    const wave = Array.from({ length: 120 }, (_, i) => p(i * 4, 100 + Math.sin(i / 12) * 60));
    const [coarse, fine] = [fittedCurve(wave, 8), fittedCurve(wave, 0.5)];
    expect(missedBy(wave, coarse)).toBeLessThanOrEqual(8);
    expect(missedBy(wave, fine)).toBeLessThanOrEqual(0.5);
    expect(fine.length).toBeGreaterThan(coarse.length);
    expect(fine.length).toBeLessThan(16);
    expect([fine[0]?.at, fine.at(-1)?.at]).toEqual([wave[0], wave.at(-1)]);
  });

  it('follows a quarter of a circle with few points', () => {
    const quarter = Array.from({ length: 46 }, (_, i) => {
      const angle = (i * 2 * Math.PI) / 180;
      return p(100 * Math.cos(angle), 100 * Math.sin(angle));
    });
    const nodes = fittedCurve(quarter, 0.5);
    expect(nodes).toHaveLength(2);
    // The handles of a quarter have 55 % of the radius.
    expect(distance(nodes[0]?.at ?? p(0, 0), nodes[0]?.out ?? p(0, 0))).toBeCloseTo(55, -0.5);
    expect(missedBy(quarter, nodes)).toBeLessThan(0.5);
  });

  it('is smooth at the points between curves', () => {
    const wave = Array.from({ length: 120 }, (_, i) => p(i * 4, 100 + Math.sin(i / 12) * 60));
    const inner = fittedCurve(wave, 0.5).slice(1, -1);
    expect(inner.length).toBeGreaterThan(0);
    for (const { at, in: into = at, out = at } of inner) {
      const turn = (out.x - at.x) * (at.y - into.y) - (out.y - at.y) * (at.x - into.x);
      expect(turn / (distance(at, out) * distance(at, into))).toBeCloseTo(0);
    }
  });

  it('returns the points of a line that is no line, and ignores repeated points', () => {
    expect(fittedCurve([], 1)).toEqual([]);
    expect(fittedCurve([p(3, 4)], 1)).toEqual([{ at: p(3, 4) }]);
    expect(fittedCurve([p(3, 4), p(3, 4.005), p(3, 4)], 1)).toEqual([{ at: p(3, 4) }]);
    expect(fittedCurve([p(0, 0), p(0, 0), p(9, 0), p(9, 0)], 1)).toHaveLength(2);
  });
});

/** Compares numbers to a millionth. */
function near(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? expect.closeTo(value, 6) : value;
}
