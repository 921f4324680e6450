import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { describe, expect, test } from 'vitest';
import { type Ground, keptCarets, standsOn } from './kept-carets.ts';

const shape = (id: string, parentId: string, more = {}): CoursewareRecord => ({
  kind: 'element',
  type: 'shape',
  id,
  parentId,
  order: 'a1',
  frame: { x: 0, y: 0, w: 100, h: 40 },
  geometry: { type: 'preset', preset: 'rect' },
  ...more,
});
const store = new SnapshotReader({
  records: [
    { kind: 'page', id: 'one', order: 'a1' },
    { kind: 'page', id: 'two', order: 'a2' },
    shape('title', 'one'),
    shape('hidden', 'one', { hidden: true }),
    {
      kind: 'element',
      type: 'table',
      id: 'table',
      parentId: 'one',
      order: 'a2',
      frame: { x: 0, y: 0, w: 100, h: 40 },
      table: {
        columns: [{ id: 'c', width: 100 }],
        rows: [{ id: 'r', height: 40 }],
        cells: { 'r:c': { text: { paragraphs: [{ runs: [] }] } } },
      },
    },
  ],
});

describe('a text that another user has open', () => {
  test('is on the page only if its element belongs to the page, is visible, exists and has its cell', () => {
    const on = (elementId: string, pageId: string, cell?: string) =>
      standsOn(store, { id: 'chen', elementId, cell }, pageId);
    expect(on('title', 'one')).toBe(true);
    expect(on('title', 'two')).toBe(false);
    expect(on('hidden', 'one')).toBe(false);
    expect(on('gone', 'one')).toBe(false);
    expect(on('table', 'one', 'r:c')).toBe(true);
    expect(on('table', 'one', 'r:gone')).toBe(false);
  });
});

describe('the cursors of other users', () => {
  const range = { id: 'chen', elementId: 'title' };
  const view = {};
  const ground: Ground = { pageId: 'one', view };
  const seen = { range, ground };
  const paint = (at: Ground, here: boolean, to = range) =>
    keptCarets([seen], [to], at, { isHere: () => here, find: () => undefined });

  test('stay at their position while their text has not arrived', () => {
    expect(paint(ground, true)).toEqual([seen]);
  });

  test('disappear when their text is not on the page, and when the page or its position changes', () => {
    expect(paint(ground, false)).toEqual([]);
    expect(paint({ pageId: 'two', view }, true)).toEqual([]);
    expect(paint({ pageId: 'one', view: {} }, true)).toEqual([]);
    expect(paint(ground, true, { id: 'chen', elementId: 'other' })).toEqual([]);
  });

  test('are drawn at their positions', () => {
    const now = { range, ground, moved: true };
    expect(keptCarets([seen], [range], ground, { isHere: () => true, find: () => now })).toEqual([now]);
  });
});
