import { describe, expect, it } from 'vitest';
import type { Keyframe } from '../keyframes.ts';
import {
  blinds,
  box,
  checkerboard,
  circle,
  diamond,
  dissolve,
  plus,
  randomBars,
  split,
  strips,
  wedge,
  wheel,
  wipe,
} from './clip.ts';
import type { Direction } from './direction.ts';

const to = (change: Partial<Direction> = {}): Direction => ({
  x: 0,
  y: 0,
  axis: 'horizontal',
  outwards: false,
  ...change,
});
const paths = (keyframes: readonly Keyframe[]) => keyframes.map(({ clipPath }) => clipPath);
/** Points of a polygon. */
const points = (path: string | undefined) =>
  [...(path ?? '').matchAll(/(-?[\d.]+)% (-?[\d.]+)%/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
/** Area within a polygon by the shoelace formula, percent of the box. */
const areaOf = (path: string | undefined) => {
  const all = points(path);
  const sum = all.reduce((total, [x, y], at) => {
    const [nextX, nextY] = all[(at + 1) % all.length] ?? [0, 0];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.round(Math.abs(sum) / 2 / 100);
};
const areas = (keyframes: readonly Keyframe[]) => keyframes.map(({ clipPath }) => areaOf(clipPath));

const WHOLE = 'inset(0% 0% 0% 0%)';

it.each([
  [{ x: -1 }, 'inset(0% 100% 0% 0%)'],
  [{ x: 1 }, 'inset(0% 0% 0% 100%)'],
  [{ y: -1 }, 'inset(0% 0% 100% 0%)'],
  [{ y: 1 }, 'inset(100% 0% 0% 0%)'],
] as const)('wipe from %o begins at that side', (direction, begin) => {
  expect(paths(wipe(to(direction)))).toEqual([begin, WHOLE]);
});

describe('split', () => {
  it('opens from the middle line along its axis', () => {
    expect(paths(split(to({ outwards: true })))).toEqual(['inset(50% 0% 50% 0%)', WHOLE]);
    expect(paths(split(to({ outwards: true, axis: 'vertical' })))).toEqual(['inset(0% 50% 0% 50%)', WHOLE]);
  });

  it('closes from both sides until all is shown', () => {
    expect(areas(split(to()))).toEqual([0, 100]);
    expect(areas(split(to({ axis: 'vertical' })))).toEqual([0, 100]);
    expect(points(split(to())[1]?.clipPath).filter(([, y]) => y === 50)).toHaveLength(4);
    expect(points(split(to({ axis: 'vertical' }))[1]?.clipPath).filter(([x]) => x === 50)).toHaveLength(4);
  });
});

it('box opens from the centre, or its hole closes towards it', () => {
  expect(paths(box(to({ outwards: true })))).toEqual(['inset(50% 50% 50% 50%)', WHOLE]);
  expect(areas(box(to()))).toEqual([0, 100]);
});

describe('circle, diamond and plus', () => {
  it.each([
    [circle, 48],
    [diamond, 4],
    [plus, 12],
  ] as const)('grow from the centre outwards with their corners', (shape, corners) => {
    const [begin, end] = shape('out');
    expect(points(begin?.clipPath)).toHaveLength(corners);
    expect(areaOf(begin?.clipPath)).toBe(0);
    expect(areaOf(end?.clipPath)).toBeGreaterThanOrEqual(100);
    expect(paths(shape())).toEqual(paths(shape('out')));
  });

  it.each([
    [circle, 48],
    [diamond, 4],
    [plus, 12],
  ] as const)('begin with a hole around the box and end without one inwards', (shape, corners) => {
    const [begin, end] = shape('in');
    expect(points(begin?.clipPath)).toHaveLength(corners + 7);
    expect(areaOf(end?.clipPath)).toBe(900);
    const hole = 900 - areaOf(begin?.clipPath);
    expect(hole).toBe(areaOf(shape('out')[1]?.clipPath));
  });

  it('reach from the centre with exact corners', () => {
    expect(points(diamond()[1]?.clipPath)).toEqual([
      [50, -50],
      [150, 50],
      [50, 150],
      [-50, 50],
    ]);
    const corner = points(circle()[1]?.clipPath)[12];
    expect(corner).toEqual([50, 122]);
  });
});

describe('dissolve', () => {
  it('shows each square in its turn, and all at the end', () => {
    const keyframes = dissolve(2, 2, 4);
    expect(keyframes.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(keyframes.every(({ easing }) => easing === 'steps(1)')).toBe(true);
    expect(areas(keyframes).slice(0, 4)).toEqual([0, 25, 50, 75]);
    expect(keyframes[4]?.clipPath).toBe(WHOLE);
  });
});

describe('blinds', () => {
  it('open slats of equal height, or of equal width', () => {
    expect(areas(blinds(to()))).toEqual([0, 100]);
    expect(points(blinds(to(), 2)[1]?.clipPath)).toEqual([
      [0, 0],
      [0, 0],
      [100, 0],
      [100, 50],
      [0, 50],
      [0, 50],
      [100, 50],
      [100, 100],
      [0, 100],
    ]);
    expect(points(blinds(to({ axis: 'vertical' }), 2)[0]?.clipPath).slice(5)).toEqual([
      [50, 0],
      [50, 100],
      [50, 100],
      [50, 0],
    ]);
  });
});

it('randomBars show one bar more with each step', () => {
  const keyframes = randomBars(to(), 4, 4);
  expect(keyframes.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(areas(keyframes)).toEqual([0, 25, 50, 75, 100]);
  const [, first] = randomBars(to({ axis: 'vertical' }), 4, 4);
  expect(new Set(points(first?.clipPath).map(([x]) => x))).toEqual(new Set([0, 25, 50, 75, 100]));
});

describe('checkerboard', () => {
  it('opens every second square until the middle of its duration', () => {
    for (const axis of ['horizontal', 'vertical'] as const) {
      const keyframes = checkerboard(to({ axis }));
      expect(keyframes.map(({ offset }) => offset)).toEqual([undefined, 0.5, undefined]);
      expect(areas(keyframes)).toEqual([0, 50, 100]);
    }
  });

  it('begins with the first square, and opens it to the side or downwards', () => {
    const square = (axis: 'horizontal' | 'vertical', at: number) =>
      points(checkerboard(to({ axis }), 1, 1)[at]?.clipPath).slice(2, 6);
    expect(square('horizontal', 0)).toEqual([
      [0, 0],
      [0, 0],
      [0, 100],
      [0, 100],
    ]);
    expect(square('vertical', 0)).toEqual([
      [0, 0],
      [100, 0],
      [100, 0],
      [0, 0],
    ]);
    expect(square('vertical', 1)).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]);
  });
});

describe('wheel and wedge', () => {
  it('turn from the top through all steps, with a sector for each spoke', () => {
    const keyframes = wheel(2, 4);
    expect(keyframes.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(points(keyframes[4]?.clipPath)).toHaveLength(20);
    // Half of each half circle: the first sector ends at the right, the second at the left.
    const half = points(keyframes[2]?.clipPath);
    expect([half[0], half[1], half[9], half[10], half[11], half[19]]).toEqual([
      [50, 50],
      [50, -100],
      [200, 50],
      [50, 50],
      [50, 200],
      [-100, 50],
    ]);
  });

  it('open from the top to both sides', () => {
    const keyframes = wedge(2);
    const half = points(keyframes[1]?.clipPath);
    expect(half).toHaveLength(18);
    expect([half[0], half[1], half[9], half[17]]).toEqual([
      [50, 50],
      [-100, 50],
      [50, -100],
      [200, 50],
    ]);
  });
});

it.each([
  [
    { x: -1, y: -1 },
    [
      [0, 0],
      [200, 0],
      [0, 200],
    ],
  ],
  [
    { x: 1, y: -1 },
    [
      [100, 0],
      [-100, 0],
      [100, 200],
    ],
  ],
  [
    { x: -1, y: 1 },
    [
      [0, 100],
      [200, 100],
      [0, -100],
    ],
  ],
] as const)('strips from %o move from that corner', (direction, end) => {
  const [begin, last] = strips(to(direction));
  expect(points(last?.clipPath)).toEqual(end);
  expect(new Set(points(begin?.clipPath).map(String)).size).toBe(1);
});
