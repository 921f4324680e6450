import type { Element, Frame } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { apply } from './matrix.ts';
import {
  boundsOf,
  cornersOf,
  frameWithMiddle,
  matrixOfFrame,
  middleOf,
  pageFrameOf,
  parentMatrix,
  placementOf,
  turnOf,
} from './placement.ts';

const rounded = ({ x, y }: { x: number; y: number }) =>
  [x, y].map((each) => Math.round(each * 1000) / 1000 + 0);
const frame: Frame = { x: 100, y: 50, w: 40, h: 20 };
const group = (id: string, more: Frame, parentId = 'page'): Element =>
  ({ ...shapeRecord(id, more, parentId), type: 'group' }) as Element;

describe('matrixOfFrame', () => {
  const corner = (more: Partial<Frame>) =>
    rounded(apply(matrixOfFrame({ ...frame, ...more }), { x: 0, y: 0 }));

  it('moves, rotates clockwise about the centre, and flips', () => {
    expect(corner({})).toEqual([100, 50]);
    expect(corner({ rotation: 90 })).toEqual([130, 40]);
    expect(corner({ flipH: true })).toEqual([140, 50]);
    expect(corner({ flipV: true })).toEqual([100, 70]);
    // The element is flipped first, and then rotated.
    expect(corner({ flipH: true, rotation: 90 })).toEqual([130, 80]);
  });
});

describe('placementOf', () => {
  const { store } = new Hand([
    group('outer', { x: 200, y: 100, w: 100, h: 100, rotation: 90 }),
    group('inner', { x: 0, y: 0, w: 50, h: 50 }, 'outer'),
    shapeRecord('a', { x: 10, y: 0, w: 20, h: 10 }, 'inner'),
  ]);
  const a = store.find('element', 'a') as Element;

  it('includes the groups around an element', () => {
    const placement = placementOf(store, a);
    expect(cornersOf(placement).map(rounded)).toEqual([
      [300, 110],
      [300, 130],
      [290, 130],
      [290, 110],
    ]);
    expect(boundsOf(placement)).toMatchObject({
      x: expect.closeTo(290),
      y: expect.closeTo(110),
      w: expect.closeTo(10),
      h: expect.closeTo(20),
    });
    expect(rounded(middleOf(placement))).toEqual([295, 120]);
    expect(turnOf(placement)).toBe(90);
    expect(rounded(apply(parentMatrix(store, a), { x: 10, y: 0 }))).toEqual([300, 110]);
  });

  it('is the frame on the page without a group', () => {
    const { rotation, ...box } = pageFrameOf(store, a);
    expect(rotation).toBe(90);
    expect(Object.values(box).map((each) => Math.round(each as number))).toEqual([285, 115, 20, 10]);
  });

  it('becomes the frame in the group again for a centre on the page', () => {
    const moved = frameWithMiddle(parentMatrix(store, a), a.frame, { x: 295, y: 140 }, 40, 10);
    expect(rounded(moved)).toEqual([20, 0]);
    expect(moved).toMatchObject({ w: 40, h: 10 });
  });
});

describe('turnOf', () => {
  const turn = (more: Partial<Frame>) =>
    turnOf({ matrix: matrixOfFrame({ ...frame, ...more }), w: 40, h: 20 });

  it('returns degrees from 0 to 360, for flipped elements too', () => {
    expect(turn({})).toBe(0);
    expect(turn({ rotation: 350 })).toBe(350);
    expect(turn({ rotation: -30 })).toBe(330);
    expect(turn({ rotation: 30, flipH: true })).toBe(30);
    expect(turn({ rotation: 30, flipH: true, flipV: true })).toBe(210);
  });
});
