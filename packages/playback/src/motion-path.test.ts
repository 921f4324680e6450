import { describe, expect, it } from 'vitest';
import { pointsOf } from './effects/motion.ts';
import {
  pathOfCurve,
  pathOfLines,
  pathOfStroke,
  readMotionPath,
  reversedPath,
  shiftedPath,
  withNodeAfter,
  withNodeAt,
  withoutNode,
  writeMotionPath,
} from './motion-path.ts';
import type { PathPoint } from './path-segments.ts';

const ROUND =
  'M 0 0 C 0.069 0 0.125 0.056 0.125 0.125 C 0.125 0.194 0.069 0.25 0 0.25 C -0.069 0.25 -0.125 0.194 -0.125 0.125 C -0.125 0.056 -0.069 0 0 0 Z';

const again = (path: string) => {
  const read = readMotionPath(path);
  return read && writeMotionPath(read);
};

describe('a motion path', () => {
  it.each([
    'M 0 0 L 0.25 0 E',
    'M 0 0 L 0.25 0 L 0.3 -0.2 E',
    'M 0 0 C 0.1 0 0.2 0.1 0.2 0.2 L 0.4 0.2 E',
    ROUND,
  ])('is written as it was read: %s', (path) => {
    expect(again(path)).toBe(path);
  });

  it.each([
    ['m 0.1 0 l 0.1 0.1 l 0.1 0', 'M 0.1 0 L 0.2 0.1 L 0.3 0.1 E'],
    ['M0,0L.25-.1', 'M 0 0 L 0.25 -0.1 E'],
    ['M 0 0 L 0.2 0 L 0.2 0.2 Z', 'M 0 0 L 0.2 0 L 0.2 0.2 L 0 0 Z'],
    ['M 0 0 H 0.5 V 0.5 E', 'M 0 0 L 0.5 0 L 0.5 0.5 E'],
  ])('is normalised without a change of shape: %s', (path, same) => {
    expect(again(path)).toBe(same);
  });

  it.each(['', 'E', 'M 0 0 E', 'L 1 1', 'M 0 0 L 1 1 M 2 2 L 3 3 E', 'nonsense'])(
    'cannot be edited when it is %j',
    (path) => {
      expect(readMotionPath(path)).toBeUndefined();
    },
  );

  it('has the same shape when it is reversed', () => {
    for (const path of ['M 0 0 C 0.1 0 0.2 0.1 0.2 0.2 L 0.4 0.2 E', ROUND]) {
      const read = readMotionPath(path);
      if (!read) throw new Error('no path');
      const [there, back] = [pointsOf(path), pointsOf(writeMotionPath(reversedPath(read)))];
      for (const t of [0, 0.1, 0.35, 0.5, 0.8, 1]) {
        expect(back(t)[0]).toBeCloseTo(there(1 - t)[0], 3);
        expect(back(t)[1]).toBeCloseTo(there(1 - t)[1], 3);
      }
      expect(reversedPath(reversedPath(read))).toEqual(read);
    }
  });

  it('keeps its shape when it is moved as a whole', () => {
    expect(shiftedPath('M 0 0 C 0.1 0 0.2 0.1 0.2 0.2 E', [-0.1, 0.05])).toBe(
      'M -0.1 0.05 C 0 0.05 0.1 0.15 0.1 0.25 E',
    );
  });

  it('keeps its shape when a point is added, and when the point is removed again', () => {
    const line = pathOfLines([
      [0, 0],
      [0.2, 0.4],
    ]);
    expect(writeMotionPath(withNodeAfter(line, 0))).toBe('M 0 0 L 0.1 0.2 L 0.2 0.4 E');
    expect(withNodeAfter(line, 1)).toBe(line);
    expect(withoutNode(withNodeAfter(line, 0), 1)).toEqual(line);
    expect(withoutNode(line, 0)).toBe(line);
    const round = readMotionPath(ROUND);
    if (!round) throw new Error('no path');
    const more = withNodeAfter(round, 3);
    expect(more.nodes).toHaveLength(5);
    const [there, now] = [pointsOf(ROUND), pointsOf(writeMotionPath(more))];
    for (const t of [0.1, 0.6, 0.9]) expect(now(t)[0]).toBeCloseTo(there(t)[0], 2);
  });

  it('bends, together with its curves, at a point that is dragged', () => {
    const curve = pathOfCurve([
      [0, 0],
      [0.3, 0],
      [0.6, 0],
    ]);
    expect(withNodeAt(curve, 1, [0.3, 0.2]).nodes[1]).toEqual({
      at: [0.3, 0.2],
      before: [0.3 - 0.6 / 6, 0.2],
      behind: [0.3 + 0.6 / 6, 0.2],
    });
  });

  it('approximates a drawn stroke with few points', () => {
    const stroke = Array.from({ length: 400 }, (_, i): PathPoint => [i / 800, Math.sin(i / 40) / 8]);
    const path = pathOfStroke(stroke, { w: 1280, h: 720 });
    expect(path.nodes.length).toBeLessThanOrEqual(48);
    const along = pointsOf(writeMotionPath(path));
    const drawn = Array.from({ length: 200 }, (_, i) => along(i / 199));
    for (const [x, y] of stroke.filter((_, i) => i % 20 === 0)) {
      const away = Math.min(...drawn.map(([px, py]) => Math.hypot((px - x) * 1280, (py - y) * 720)));
      expect(away).toBeLessThan(12);
    }
  });
});
