import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { shapeRecord } from '../testing/records.ts';
import { snapTargetsOf } from './targets.ts';

const box = (x: number) => ({ x, y: 10, w: 20, h: 30 });
const group = (id: string, x: number, parentId = 'page') => ({
  ...shapeRecord(id, box(x), parentId, `a${id}`),
  type: 'group',
});
const reader = new SnapshotReader({
  records: [
    {
      kind: 'deck',
      id: 'deck',
      schema: 1,
      size: { w: 960, h: 540 },
      guides: [
        { axis: 'x', at: 100 },
        { axis: 'y', at: 50 },
        { axis: 'x', at: 300 },
      ],
    },
    { kind: 'page', id: 'page', order: 'a0' },
    shapeRecord('1', box(1), 'page', 'a1'),
    shapeRecord('2', box(2), 'page', 'a2'),
    { ...shapeRecord('3', box(3), 'page', 'a3'), hidden: true },
    group('4', 4),
    group('5', 5, '4'),
    shapeRecord('6', box(6), '5', 'a6'),
    group('7', 7),
    shapeRecord('8', box(8), '7', 'a8'),
  ] as unknown as CoursewareRecord[],
});
const xs = (...moving: string[]) => snapTargetsOf(reader, 'page', new Set(moving)).boxes.map(({ x }) => x);

describe('snapTargetsOf', () => {
  it('returns the page and the boxes of elements that are visible and do not move', () => {
    expect(xs('2')).toEqual([1, 4, 7]);
    expect(snapTargetsOf(reader, 'page', new Set()).page).toEqual({ x: 0, y: 0, w: 960, h: 540 });
    expect(snapTargetsOf(reader, 'page', new Set()).boxes[0]).toEqual(box(1));
  });

  it('leaves out groups in which an element moves, however deep', () => {
    expect(xs('6')).toEqual([1, 2, 7]);
    expect(xs('8')).toEqual([1, 2, 4]);
    expect(xs('4')).toEqual([1, 2, 7]);
  });

  it('returns guides and the grid only when they are used', () => {
    const none = new Set<string>();
    expect(snapTargetsOf(reader, 'page', none)).not.toHaveProperty('lines');
    expect(snapTargetsOf(reader, 'page', none, { guides: false })).not.toHaveProperty('lines');
    expect(snapTargetsOf(reader, 'page', none, { guides: false, step: 10 })).toMatchObject({
      lines: { x: [], y: [] },
      step: 10,
    });
    const guided = snapTargetsOf(reader, 'page', none, { guides: true });
    expect(guided.lines).toEqual({ x: [100, 300], y: [50] });
    expect(guided.step).toBeUndefined();
  });

  it('uses a page of 1280 × 720 when the deck is missing', () => {
    const bare = new SnapshotReader({
      records: [{ kind: 'page', id: 'page', order: 'a0' }] as CoursewareRecord[],
    });
    expect(snapTargetsOf(bare, 'page', new Set())).toEqual({
      page: { x: 0, y: 0, w: 1280, h: 720 },
      boxes: [],
    });
  });
});
