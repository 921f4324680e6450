import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doublePressed,
  type Framed,
  movedBy,
  type Pose,
  refitted,
  turnedBy,
  WHOLE,
  wholeScale,
  zoomedAt,
} from './picture-pose.ts';

const framed: Framed = { picture: { w: 4000, h: 3000 }, room: { w: 400, h: 800 } };

/** The pixel of an unrotated picture under a point of the container, relative to the picture's middle. */
function under({ zoom, x, y }: Pose, point: { x: number; y: number }) {
  const scale = wholeScale(framed, 0) * zoom;
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}

describe('a picture in its container', () => {
  it('keeps the point under the fingers when it is zoomed there', () => {
    const first = zoomedAt(WHOLE, 8, { x: 0, y: 0 }, framed);
    const point = { x: 60, y: -40 };
    const next = zoomedAt(first, 1.5, point, framed);
    expect(under(next, point).x).toBeCloseTo(under(first, point).x);
    expect(under(next, point).y).toBeCloseTo(under(first, point).y);
  });

  it('is zoomed in until its pixels can be counted, and never smaller than its container', () => {
    expect(zoomedAt(WHOLE, 1e9, { x: 0, y: 0 }, framed).zoom).toBe(80);
    expect(zoomedAt(WHOLE, 0.01, { x: 9, y: 9 }, framed)).toEqual(WHOLE);
    const small: Framed = { picture: { w: 1, h: 1 }, room: { w: 400, h: 800 } };
    expect(wholeScale(small, 0)).toBe(1);
    expect(zoomedAt(WHOLE, 1e9, { x: 0, y: 0 }, small).zoom).toBe(8);
  });

  it('does not leave the container when it is moved', () => {
    expect(movedBy(WHOLE, { x: 300, y: 300 }, framed)).toEqual(WHOLE);
    const large = zoomedAt(WHOLE, 4, { x: 0, y: 0 }, framed);
    expect(movedBy(large, { x: 1e6, y: 0 }, framed).x).toBe(600);
    expect(movedBy(large, { x: 0, y: -1e6 }, framed).y).toBe(-200);
  });

  it('is shown whole again after a rotation and after a second double press', () => {
    const point = { x: 30, y: 10 };
    const large = doublePressed(WHOLE, point, framed);
    expect(large.zoom).toBe(2.5);
    expect(doublePressed(large, point, framed)).toEqual(WHOLE);
    const turned = turnedBy(large, 1);
    expect(turned).toEqual({ ...WHOLE, turn: 1 });
    expect(wholeScale(framed, turned.turn)).toBeCloseTo(400 / 3000);
    expect(turnedBy(WHOLE, -1).turn).toBe(3);
  });

  it('never shows its edge inside the container, after any operations', () => {
    const point = fc.record({
      x: fc.integer({ min: -400, max: 400 }),
      y: fc.integer({ min: -400, max: 400 }),
    });
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('zoom' as const),
        times: fc.double({ min: 0.1, max: 10, noNaN: true }),
        point,
      }),
      fc.record({ kind: fc.constant('move' as const), point }),
      fc.record({ kind: fc.constant('turn' as const) }),
      fc.record({ kind: fc.constant('double' as const), point }),
      fc.record({ kind: fc.constant('refit' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let pose = WHOLE;
        for (const each of steps) {
          if (each.kind === 'zoom') pose = zoomedAt(pose, each.times, each.point, framed);
          else if (each.kind === 'move') pose = movedBy(pose, each.point, framed);
          else if (each.kind === 'turn') pose = turnedBy(pose, 1);
          else if (each.kind === 'double') pose = doublePressed(pose, each.point, framed);
          else pose = refitted(pose, framed);
          const scale = wholeScale(framed, pose.turn) * pose.zoom;
          const [w, h] = pose.turn % 2 === 0 ? [4000, 3000] : [3000, 4000];
          expect(pose.zoom).toBeGreaterThanOrEqual(1);
          expect(Math.abs(pose.x)).toBeLessThanOrEqual(Math.max(0, (w * scale - 400) / 2) + 1e-6);
          expect(Math.abs(pose.y)).toBeLessThanOrEqual(Math.max(0, (h * scale - 800) / 2) + 1e-6);
        }
      }),
    );
  });
});
