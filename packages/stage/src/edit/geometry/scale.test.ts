import { type CoursewareRecord, type Element, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { shapeRecord } from '../testing/records.ts';
import { drawnAt, liesOnItsSide, scaledFrame } from './scale.ts';

const frame = { x: 100, y: 50, w: 40, h: 20 };

describe('scaledFrame', () => {
  it('scales the position about a fixed point, and the size', () => {
    expect(scaledFrame(frame, { x: 0, y: 0 }, 2, 3)).toEqual({ x: 200, y: 150, w: 80, h: 60 });
    expect(scaledFrame(frame, { x: 100, y: 50 }, 2, 3)).toEqual({ x: 100, y: 50, w: 80, h: 60 });
    expect(scaledFrame(frame, { x: 140, y: 70 }, 0.5, 0.5)).toEqual({ x: 120, y: 60, w: 20, h: 10 });
  });

  it('mirrors the position of a negative factor, and keeps the size positive', () => {
    expect(scaledFrame(frame, { x: 100, y: 50 }, -1, 1)).toEqual({ x: 60, y: 50, w: 40, h: 20 });
    expect(scaledFrame(frame, { x: 100, y: 50 }, 1, -2)).toEqual({ x: 100, y: 10, w: 40, h: 40 });
  });

  it('swaps the factors of a frame that lies on its side', () => {
    expect(scaledFrame({ ...frame, rotation: 90 }, { x: 0, y: 0 }, 2, 3)).toEqual({
      x: 240 - 60,
      y: 180 - 20,
      w: 120,
      h: 40,
      rotation: 90,
    });
  });
});

describe('liesOnItsSide', () => {
  it('returns true for rotations nearer to a quarter turn than to upright', () => {
    for (const degrees of [45, 90, 134, 225, 270, 314, -90, -46]) expect(liesOnItsSide(degrees)).toBe(true);
    for (const degrees of [0, 44, 135, 180, 224, 315, 360, -44, -180])
      expect(liesOnItsSide(degrees)).toBe(false);
  });
});

describe('drawnAt', () => {
  const child = shapeRecord('child', { x: 10, y: 20, w: 30, h: 40 }, 'group');
  const group = { ...shapeRecord('group', { x: 0, y: 0, w: 100, h: 50 }), type: 'group' } as Element;
  const reader = new SnapshotReader({
    records: [{ kind: 'page', id: 'page', order: 'a0' }, group, child] as CoursewareRecord[],
  });

  it('returns a group with its children scaled from its top left', () => {
    const [first, second, ...rest] = drawnAt(reader, group, { x: 7, y: 8, w: 200, h: 150 });
    expect(first).toMatchObject({ id: 'group', frame: { x: 7, y: 8, w: 200, h: 150 } });
    expect(second).toMatchObject({ id: 'child', frame: { x: 20, y: 60, w: 60, h: 120 } });
    expect(rest).toEqual([]);
  });

  it('returns only the element when it is moved and keeps its size', () => {
    const moved = drawnAt(reader, group, { x: 7, y: 8, w: 100, h: 50 });
    expect(moved.map(({ id }) => id)).toEqual(['group']);
    expect(drawnAt(reader, group, { x: 0, y: 0, w: 100, h: 51 })).toHaveLength(2);
    expect(drawnAt(reader, group, { x: 0, y: 0, w: 101, h: 50 })).toHaveLength(2);
  });

  it('keeps children unscaled along a side without a length', () => {
    const flat = { ...group, frame: { x: 0, y: 0, w: 100, h: 0 } } as Element;
    expect(drawnAt(reader, flat, { x: 0, y: 0, w: 200, h: 60 })[1]?.frame).toEqual({
      x: 20,
      y: 20,
      w: 60,
      h: 40,
    });
    const thin = { ...group, frame: { x: 0, y: 0, w: 0, h: 50 } } as Element;
    expect(drawnAt(reader, thin, { x: 0, y: 0, w: 200, h: 100 })[1]?.frame).toEqual({
      x: 10,
      y: 40,
      w: 30,
      h: 80,
    });
  });
});
