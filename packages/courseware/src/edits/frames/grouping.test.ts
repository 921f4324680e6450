import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { box, run } from '../../../test/edited.ts';
import { sampleRecords } from '../../../test/sample.ts';
import { CoursewareStore } from '../../document/store.ts';
import { groupElements, ungroupElements } from './grouping.ts';

let store: CoursewareStore;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of sampleRecords(2, 4)) edit.create(record);
  });
});

const group = (...ids: string[]) => run(store, (edit) => groupElements(edit, ids));
const frameOf = (id: string) => store.find('element', id)?.frame;

describe('groupElements', () => {
  it('groups siblings in their stacking order, above the topmost of them', () => {
    const id = group('p0e2', 'p0e0') ?? '';
    expect(store.children('p0')).toEqual(['p0e1', id, 'p0e3']);
    expect(store.children(id)).toEqual(['p0e0', 'p0e2']);
    expect(frameOf(id)).toEqual({ x: 0, y: 0, w: 280, h: 50 });
    expect(box(store, 'p0e2')).toEqual([200, 0, 80, 50]);
  });

  it('gives children positions relative to the group, whose box contains rotated elements', () => {
    run(store, (edit) => edit.update('p0e1', { frame: { x: 100, y: 40, w: 80, h: 50, rotation: 90 } }));
    const id = group('p0e1', 'p0e2') ?? '';
    expect(box(store, id)).toEqual([115, 0, 165, 105]);
    expect(frameOf('p0e2')).toMatchObject({ x: 85, y: 0 });
  });

  it.each([
    ['one element', ['p0e0']],
    ['elements of two pages', ['p0e0', 'p0e1', 'p1e0']],
    ['a missing first element', ['none', 'p0e0', 'p0e1']],
    ['a missing later element', ['p0e0', 'p0e1', 'none']],
    ['the same element twice', ['p0e0', 'p0e0']],
    ['no element', []],
  ])('returns undefined for %s', (_, ids) => {
    expect(group(...ids)).toBeUndefined();
    expect(store.children('p0')).toEqual(['p0e0', 'p0e1', 'p0e2', 'p0e3']);
  });
});

describe('ungroupElements', () => {
  it('puts the children in place of the group, in their order and at their position', () => {
    const id = group('p0e0', 'p0e2') ?? '';
    run(store, (edit) => edit.update(id, { frame: { x: 10, y: 20, w: 280, h: 50 } }));
    expect(run(store, (edit) => ungroupElements(edit, [id, 'p0e3']))).toEqual(['p0e0', 'p0e2']);
    expect(store.children('p0')).toEqual(['p0e1', 'p0e0', 'p0e2', 'p0e3']);
    expect(box(store, 'p0e2')).toEqual([210, 20, 80, 50]);
    expect(store.get(id)).toBeUndefined();
  });

  it.each([
    [{ rotation: 30 }, { rotation: 45 }, { rotation: 75 }],
    [{ flipH: true, rotation: 30 }, { rotation: 45 }, { rotation: 345, flipH: true }],
    [{ flipV: true, rotation: 30 }, { rotation: 45, flipV: true }, { rotation: 345 }],
    [
      { flipH: true, flipV: true },
      { rotation: 45, flipH: true },
      { rotation: 45, flipV: true },
    ],
  ])('combines the group %o with the child %o to %o', (around, own, together) => {
    const id = group('p0e0', 'p0e1') ?? '';
    run(store, (edit) => {
      edit.update(id, { frame: { x: 0, y: 0, w: 180, h: 50, ...around } });
      edit.update('p0e0', { frame: { x: 0, y: 0, w: 80, h: 50, ...own } });
    });
    const before = box(store, 'p0e0');
    run(store, (edit) => ungroupElements(edit, [id]));
    const { x: _x, y: _y, w: _w, h: _h, ...marks } = frameOf('p0e0') ?? {};
    expect(marks).toEqual(together);
    expect(box(store, 'p0e0')).toEqual(before);
  });

  it('keeps locked groups and other elements, and fits the group around', () => {
    const id = group('p0e0', 'p0e1') ?? '';
    run(store, (edit) => edit.update(id, { locked: true }));
    expect(run(store, (edit) => ungroupElements(edit, [id, 'p0e2']))).toEqual([]);
    expect(store.find('element', id)?.type).toBe('group');
    const outer = group(id, 'p0e3') ?? '';
    run(store, (edit) => {
      edit.update(id, { locked: undefined });
      edit.update('p0e1', { frame: { x: 600, y: 0, w: 80, h: 50 } });
      ungroupElements(edit, [id]);
    });
    expect(box(store, outer)).toEqual([0, 0, 680, 50]);
  });
});
