import { describe, expect, it } from 'vitest';
import type { Contour, PathNode } from './contour.ts';
import {
  addedNode,
  isCurved,
  isSmooth,
  movedHandle,
  movedNode,
  nearestOn,
  nodeAt,
  removedNode,
  withClosed,
  withCurved,
  withSmooth,
} from './point-edits.ts';

const p = (x: number, y: number) => ({ x, y });
const line = (nodes: readonly PathNode[], closed = false): readonly Contour[] => [
  { subs: [{ nodes, closed }], fill: 'norm', stroke: true },
];
const corner = (x: number, y: number): PathNode => ({ at: p(x, y) });
const square = (closed = true) => line([corner(0, 0), corner(90, 0), corner(90, 90), corner(0, 90)], closed);
const on = (node: number) => ({ contour: 0, sub: 0, node });
const nodesOf = (contours: readonly Contour[]) => contours[0]?.subs[0]?.nodes ?? [];
const bent: PathNode = { at: p(50, 50), in: p(40, 50), out: p(70, 50) };

describe('movedNode', () => {
  it('moves a point with its handles, and no other', () => {
    const moved = nodesOf(movedNode(line([bent, corner(9, 9)]), on(0), p(60, 45)));
    expect(moved).toEqual([{ at: p(60, 45), in: p(50, 45), out: p(80, 45) }, corner(9, 9)]);
    expect(nodesOf(movedNode(square(), on(1), p(1, 2)))[1]).toEqual({
      at: p(1, 2),
      in: undefined,
      out: undefined,
    });
  });

  it('changes nothing at an address without a point', () => {
    expect(movedNode(square(), { contour: 1, sub: 0, node: 0 }, p(1, 2))).toEqual(square());
    expect(movedNode(square(), { contour: 0, sub: 1, node: 0 }, p(1, 2))).toEqual(square());
  });
});

describe('isSmooth', () => {
  it('returns whether both handles are on one line, on either side', () => {
    expect(isSmooth(bent)).toBe(true);
    expect(isSmooth({ ...bent, out: p(70, 52) })).toBe(false);
    expect(isSmooth({ ...bent, out: p(70, 50.3) })).toBe(true);
    expect(isSmooth({ ...bent, out: p(30, 50) })).toBe(false);
    expect(isSmooth({ ...bent, in: undefined })).toBe(false);
    expect(isSmooth({ ...bent, out: undefined })).toBe(false);
    expect(isSmooth({ ...bent, in: bent.at })).toBe(false);
  });
});

describe('movedHandle', () => {
  it('rotates the opposite handle of a smooth point, which keeps its length', () => {
    expect(nodesOf(movedHandle(line([bent]), on(0), 'out', p(50, 90), false))[0]).toEqual({
      at: p(50, 50),
      in: p(50, 40),
      out: p(50, 90),
    });
    expect(nodesOf(movedHandle(line([bent]), on(0), 'in', p(50, 45), false))[0]).toEqual({
      at: p(50, 50),
      in: p(50, 45),
      out: p(50, 70),
    });
  });

  it('moves only one handle when it is freed, at a corner, without an opposite, and onto its point', () => {
    const only = (node: PathNode, to: { x: number; y: number }, freed = false) =>
      nodesOf(movedHandle(line([node]), on(0), 'out', to, freed))[0];
    expect(only(bent, p(50, 90), true)).toEqual({ ...bent, out: p(50, 90) });
    const apart = { ...bent, in: p(50, 60) };
    expect(only(apart, p(50, 90))).toEqual({ ...apart, out: p(50, 90) });
    expect(only({ ...bent, in: undefined }, p(50, 90))).toEqual({ ...bent, in: undefined, out: p(50, 90) });
    expect(only(bent, p(50, 50))).toEqual({ ...bent, out: p(50, 50) });
  });
});

describe('addedNode', () => {
  it('adds a corner to a straight segment, at the position that nearestOn returns', () => {
    expect(nodesOf(addedNode(square(), on(3), 0.5))[4]).toEqual(corner(0, 45));
    const { t = 0 } = nearestOn(square(), on(0), p(30, 4)) ?? {};
    const { x = 0, y = 9 } = nodesOf(addedNode(square(), on(0), t))[1]?.at ?? {};
    expect([Math.round(x), y]).toEqual([30, 0]);
  });

  it('splits the handles of a curve', () => {
    const curve = line([
      { at: p(0, 0), out: p(0, 80) },
      { at: p(80, 0), in: p(80, 80) },
    ]);
    expect(nodesOf(addedNode(curve, on(0), 0.5))).toEqual([
      { at: p(0, 0), out: p(0, 40) },
      { at: p(40, 60), in: p(20, 60), out: p(60, 60) },
      { at: p(80, 0), in: p(80, 40) },
    ]);
  });

  it('adds nothing after the end of an open line', () => {
    expect(addedNode(square(false), on(3), 0.5)).toEqual(square(false));
  });
});

describe('nearestOn', () => {
  it('returns the parameter and the distance', () => {
    const found = nearestOn(square(), on(0), p(60, 7));
    expect(found?.distance).toBeCloseTo(7, 3);
    // The parameter of the curve; the segment is covered at an uneven speed.
    const t = found?.t ?? 0;
    expect(3 * (1 - t) * t * t * 90 + t * t * t * 90).toBeCloseTo(60, 0);
  });

  it('stays between both ends, and is undefined without a segment', () => {
    expect(nearestOn(square(), on(0), p(-30, 40))).toEqual({ t: 0, distance: 50 });
    expect(nearestOn(square(), on(0), p(120, -40))).toEqual({ t: 1, distance: 50 });
    expect(nearestOn(square(false), on(3), p(0, 0))).toBeUndefined();
    expect(nearestOn(square(), { contour: 2, sub: 0, node: 0 }, p(0, 0))).toBeUndefined();
  });
});

describe('removedNode', () => {
  it('removes a point while three of a closed line and two of an open line are left', () => {
    expect(nodesOf(removedNode(square(), on(1)))).toEqual([corner(0, 0), corner(90, 90), corner(0, 90)]);
    const open = line([corner(0, 0), corner(1, 1), corner(2, 2)]);
    expect(nodesOf(removedNode(open, on(2)))).toHaveLength(2);
  });

  it('removes a line with too few points, except for the last line', () => {
    const triangle = line([corner(0, 0), corner(90, 0), corner(90, 90)], true);
    expect(removedNode(triangle, on(0))).toBe(triangle);
    const two: readonly Contour[] = [
      { ...(triangle[0] as Contour), subs: [...(triangle[0]?.subs ?? []), ...(square()[0]?.subs ?? [])] },
    ];
    expect(removedNode(two, on(0))[0]?.subs).toEqual(square()[0]?.subs);
    expect(removedNode(two, { contour: 0, sub: 5, node: 0 })).toBe(two);
  });
});

describe('withSmooth', () => {
  it('gives a point handles along its neighbours, a third of the way to each', () => {
    const smooth = nodesOf(withSmooth(line([corner(0, 0), corner(30, 30), corner(60, 0)]), on(1), true))[1];
    const length = Math.hypot(30, 30) / 3;
    expect(smooth?.in?.x).toBeCloseTo(30 - length);
    expect(smooth?.out?.x).toBeCloseTo(30 + length);
    expect([smooth?.in?.y, smooth?.out?.y]).toEqual([30, 30]);
  });

  it('continues around a closed line, and gives the ends of an open line one handle', () => {
    const [first] = nodesOf(withSmooth(square(), on(0), true));
    expect([first?.in !== undefined, first?.out !== undefined]).toEqual([true, true]);
    expect(first?.in?.y).toBeGreaterThan(0);
    const [start] = nodesOf(withSmooth(square(false), on(0), true));
    expect(start).toEqual({ at: p(0, 0), in: undefined, out: p(30, 0) });
    const end = nodesOf(withSmooth(square(false), on(3), true))[3];
    expect(end).toEqual({ at: p(0, 90), in: p(30, 90), out: undefined });
    const last = nodesOf(withSmooth(square(), on(3), true))[3];
    expect([last?.in !== undefined, last?.out !== undefined]).toEqual([true, true]);
  });

  it('removes the handles of a corner, and changes nothing between neighbours at one position', () => {
    expect(nodesOf(withSmooth(line([bent]), on(0), false))).toEqual([{ at: p(50, 50) }]);
    const there = line([corner(0, 0), corner(30, 0), corner(0, 0)]);
    expect(withSmooth(there, on(1), true)).toBe(there);
    expect(withSmooth(there, on(7), true)).toBe(there);
  });
});

describe('withCurved', () => {
  it('gives the segment handles at its thirds, and removes them', () => {
    const curved = withCurved(square(), on(3), true);
    expect(nodesOf(curved)[3]).toEqual({ at: p(0, 90), out: p(0, 60) });
    expect(nodesOf(curved)[0]?.in?.y).toBeCloseTo(30);
    expect([isCurved(curved, on(3)), isCurved(curved, on(0))]).toEqual([true, false]);
    const straight = withCurved(curved, on(3), false);
    expect(isCurved(straight, on(3))).toBe(false);
    expect(withCurved(square(false), on(3), true)).toEqual(square(false));
  });

  it('counts a segment with one handle as curved', () => {
    expect(isCurved(line([corner(0, 0), { at: p(9, 9), in: p(5, 9) }]), on(0))).toBe(true);
    expect(isCurved(line([{ at: p(0, 0), out: p(5, 9) }, corner(9, 9)]), on(0))).toBe(true);
    expect(isCurved(line([]), on(0))).toBe(false);
  });
});

describe('withClosed', () => {
  it('opens a closed line at a point, which is then both ends', () => {
    const curved = withSmooth(square(), on(1), true);
    const node = nodeAt(curved, on(1));
    const open = withClosed(curved, on(1), false)[0]?.subs[0];
    expect(open?.closed).toBe(false);
    expect(open?.nodes.map(({ at }) => [at.x, at.y])).toEqual([
      [90, 0],
      [90, 90],
      [0, 90],
      [0, 0],
      [90, 0],
    ]);
    expect(open?.nodes[0]).toEqual({ at: p(90, 0), out: node?.out });
    expect(open?.nodes[4]).toEqual({ at: p(90, 0), in: node?.in });
  });

  it('closes an open line without another point, and keeps a line that is so already', () => {
    expect(withClosed(square(false), on(0), true)).toEqual(square());
    expect(withClosed(square(), on(2), true)).toEqual(square());
    expect(withClosed(square(false), on(2), false)).toEqual(square(false));
  });
});
