import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { shape } from '../../../test/sample.ts';
import { CoursewareStore } from '../../document/store.ts';
import type { Frame } from '../../records/elements/element-base.ts';
import {
  boundsOfFrame,
  boundsOnPage,
  boxAroundAll,
  groupsAround,
  middleOf,
  pointIn,
  pointOut,
  sameFrame,
  tidyDegrees,
  turned,
  vectorIn,
  vectorOut,
} from './geometry.ts';

/** Without rounding errors and negative zeros. */
function round<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, Math.round(each * 1000) / 1000 + 0]),
  ) as T;
}

const group: Frame = { x: 100, y: 200, w: 40, h: 20, rotation: 90, flipH: true };

it('middleOf returns the centre of a frame', () => {
  expect(middleOf({ x: 10, y: 20, w: 30, h: 50 })).toEqual({ x: 25, y: 45 });
});

it.each([
  [0, undefined],
  [360, undefined],
  [-720, undefined],
  [0.000_000_4, undefined],
  [-90, 270],
  [450, 90],
  [359.999_999_9, undefined],
  [12.345_678_94, 12.345_679],
])('tidyDegrees(%d) returns %s', (degrees, tidy) => {
  expect(tidyDegrees(degrees)).toBe(tidy);
});

describe('vectors', () => {
  it('are rotated clockwise', () => {
    expect(round(turned({ x: 1, y: 0 }, 90))).toEqual({ x: 0, y: 1 });
    expect(round(turned({ x: 2, y: 1 }, 90))).toEqual({ x: -1, y: 2 });
  });

  it('are flipped and then rotated on the way out of a frame', () => {
    expect(round(vectorOut(group, { x: 3, y: 5 }))).toEqual({ x: -5, y: -3 });
    expect(round(vectorOut({ ...group, flipH: false, flipV: true }, { x: 3, y: 5 }))).toEqual({ x: 5, y: 3 });
    expect(vectorOut({ x: 0, y: 0, w: 1, h: 1 }, { x: 3, y: 5 })).toEqual({ x: 3, y: 5 });
  });

  it('return to the original on the way in', () => {
    for (const flips of [{}, { flipV: true }, { flipH: false, flipV: true }]) {
      const frame = { ...group, rotation: 30, ...flips };
      expect(round(vectorIn(frame, vectorOut(frame, { x: 3, y: 5 })))).toEqual({ x: 3, y: 5 });
    }
    expect(round(vectorIn(group, { x: -5, y: -3 }))).toEqual({ x: 3, y: 5 });
  });
});

it('pointOut converts a point of a group to the parent, and pointIn converts it back', () => {
  // The group's top left corner, mirrored to the right and then rotated, is at the bottom right.
  expect(round(pointOut(group, { x: 0, y: 0 }))).toEqual({ x: 130, y: 230 });
  expect(round(pointOut(group, { x: 40, y: 20 }))).toEqual({ x: 110, y: 190 });
  expect(round(pointIn(group, { x: 130, y: 230 }))).toEqual({ x: 0, y: 0 });
  expect(round(pointIn(group, { x: 110, y: 190 }))).toEqual({ x: 40, y: 20 });
});

describe('bounds', () => {
  it('contain the corners of a rotated frame', () => {
    expect(boundsOfFrame({ x: 1, y: 2, w: 3, h: 4 })).toEqual({ x: 1, y: 2, w: 3, h: 4 });
    expect(round(boundsOfFrame({ x: 0, y: 0, w: 40, h: 20, rotation: 90 }))).toEqual({
      x: 10,
      y: -10,
      w: 20,
      h: 40,
    });
  });

  it('include the transforms of all groups around an element', () => {
    const store = new CoursewareStore(new Y.Doc());
    const outer = { x: 1000, y: 0, w: 500, h: 500 };
    store.transact((edit) => {
      edit.create({ kind: 'page', id: 'page', order: 'a0' });
      const common = { kind: 'element', type: 'group', order: 'a0' } as const;
      edit.create({ ...common, id: 'outer', parentId: 'page', frame: outer });
      edit.create({ ...common, id: 'group', parentId: 'outer', frame: group });
      edit.create(shape('child', 'group', 'a0', { frame: { x: 0, y: 0, w: 10, h: 4 } }));
    });
    expect(groupsAround(store, 'child')).toEqual([group, outer]);
    expect(groupsAround(store, 'none')).toEqual([]);
    const bounds = boundsOnPage(store, 'child');
    expect(bounds && round(bounds)).toEqual({ x: 1126, y: 220, w: 4, h: 10 });
    expect(boundsOnPage(store, 'none')).toBeUndefined();
    expect(boundsOnPage(store, 'page')).toBeUndefined();
  });

  it('contain all of several boxes', () => {
    expect(boxAroundAll([])).toBeUndefined();
    expect(
      boxAroundAll([
        { x: 5, y: -3, w: 10, h: 10 },
        { x: 0, y: 20, w: 1, h: 2 },
      ]),
    ).toEqual({ x: 0, y: -3, w: 15, h: 25 });
  });
});

it('sameFrame returns true below half a pixel of difference in each of the four numbers', () => {
  const frame = { x: 1, y: 2, w: 3, h: 4 };
  for (const key of ['x', 'y', 'w', 'h'] as const) {
    expect(sameFrame(frame, { ...frame, [key]: frame[key] - 0.49 })).toBe(true);
    expect(sameFrame(frame, { ...frame, [key]: frame[key] + 0.5 })).toBe(false);
  }
});
