import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { box, run } from '../../../test/edited.ts';
import { shape } from '../../../test/sample.ts';
import { CoursewareStore } from '../../document/store.ts';
import type { Frame } from '../../records/elements/element-base.ts';
import {
  fitGroup,
  fitGroupsAround,
  flipElements,
  moveElements,
  outermost,
  rotateElements,
  setFrame,
} from './frames.ts';

let store: CoursewareStore;

const group = (id: string, parentId: string, frame: Frame) =>
  ({ kind: 'element', type: 'group', id, parentId, order: 'b0', frame }) as const;

/** A page with `outer` ⊃ `inner` ⊃ `a`, `b`, and `c` beside them; the groups' boxes fit. */
beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
    edit.create(group('outer', 'page', { x: 100, y: 100, w: 60, h: 20 }));
    edit.create(group('inner', 'outer', { x: 0, y: 0, w: 60, h: 20 }));
    edit.create(shape('a', 'inner', 'a0', { frame: { x: 0, y: 0, w: 20, h: 20 } }));
    edit.create(shape('b', 'inner', 'a1', { frame: { x: 40, y: 0, w: 20, h: 20 } }));
    edit.create(shape('c', 'page', 'c0', { frame: { x: 500, y: 0, w: 10, h: 10 } }));
  });
});

const frameOf = (id: string) => store.find('element', id)?.frame;
const lock = (id: string) => run(store, (edit) => edit.update(id, { locked: true }));

describe('setFrame', () => {
  it('stretches the children of a group with it', () => {
    run(store, (edit) => setFrame(edit, 'outer', { x: 0, y: 0, w: 120, h: 10 }));
    expect(box(store, 'inner')).toEqual([0, 0, 120, 10]);
    expect(box(store, 'b')).toEqual([80, 0, 40, 10]);
  });

  it('swaps width and height of a child that is rotated by about a right angle', () => {
    run(store, (edit) => {
      edit.update('a', { frame: { x: 0, y: 0, w: 20, h: 20, rotation: 80 } });
      setFrame(edit, 'inner', { x: 0, y: 0, w: 120, h: 20 });
    });
    expect(frameOf('a')).toEqual({ x: 10, y: -10, w: 20, h: 40, rotation: 80 });
    expect(frameOf('b')).toEqual({ x: 80, y: 0, w: 40, h: 20 });
  });

  it('keeps the children when only the position changes, and writes the rotation without a full turn', () => {
    run(store, (edit) => setFrame(edit, 'outer', { x: 5, y: 6, w: 60, h: 20, rotation: 370 }));
    expect(frameOf('outer')).toEqual({ x: 5, y: 6, w: 60, h: 20, rotation: 10 });
    expect(frameOf('b')).toEqual({ x: 40, y: 0, w: 20, h: 20 });
  });

  it('stretches nothing along an axis without a length', () => {
    run(store, (edit) => {
      edit.update('inner', { frame: { x: 0, y: 0, w: 60, h: 0 } });
      setFrame(edit, 'inner', { x: 0, y: 0, w: 120, h: 50 });
      setFrame(edit, 'none', { x: 0, y: 0, w: 1, h: 1 });
    });
    expect(frameOf('b')).toEqual({ x: 80, y: 0, w: 40, h: 20 });
  });
});

it('outermost leaves out elements whose ancestor is in the list', () => {
  expect(run(store, (edit) => outermost(edit, ['a', 'outer', 'c', 'none']))).toEqual(['outer', 'c', 'none']);
  expect(run(store, (edit) => outermost(edit, ['a', 'b']))).toEqual(['a', 'b']);
});

describe('moveElements', () => {
  it('moves by pixels of the page within rotated and mirrored groups, and fits the groups', () => {
    run(store, (edit) => {
      edit.update('outer', { frame: { x: 100, y: 100, w: 60, h: 20, rotation: 90, flipV: true } });
    });
    const [x = 0, y = 0] = box(store, 'b');
    const other = box(store, 'a');
    run(store, (edit) => moveElements(edit, ['b'], { x: 7, y: 30 }));
    expect(box(store, 'b')).toEqual([x + 7, y + 30, 20, 20]);
    expect(box(store, 'a')).toEqual(other);
    expect(frameOf('inner')).toMatchObject({ w: 90 });
  });

  it('moves an element in a selected group only once', () => {
    run(store, (edit) => moveElements(edit, ['outer', 'a'], { x: 1, y: 2 }));
    expect(box(store, 'a')).toEqual([101, 102, 20, 20]);
  });

  it('keeps locked elements in place', () => {
    lock('c');
    run(store, (edit) => moveElements(edit, ['c', 'none'], { x: 1, y: 2 }));
    expect(box(store, 'c')).toEqual([500, 0, 10, 10]);
  });
});

describe('rotateElements', () => {
  it('adds to the rotation, fits the groups around, and keeps locked elements', () => {
    lock('a');
    run(store, (edit) => rotateElements(edit, ['a', 'b', 'c'], -45));
    expect([frameOf('a')?.rotation, frameOf('b')?.rotation, frameOf('c')?.rotation]).toEqual([
      undefined,
      315,
      315,
    ]);
    expect(frameOf('inner')?.h).toBeCloseTo(Math.SQRT2 * 20);
    run(store, (edit) => rotateElements(edit, ['c'], 45));
    expect(frameOf('c')).toEqual({ x: 500, y: 0, w: 10, h: 10 });
  });
});

describe('flipElements', () => {
  it('mirrors along one axis, reverses the rotation, and removes the mark at the second time', () => {
    run(store, (edit) => {
      rotateElements(edit, ['c'], 30);
      flipElements(edit, ['c'], 'horizontal');
    });
    expect(frameOf('c')).toEqual({ x: 500, y: 0, w: 10, h: 10, rotation: 330, flipH: true });
    run(store, (edit) => {
      flipElements(edit, ['c'], 'horizontal');
      flipElements(edit, ['c'], 'vertical');
    });
    expect(frameOf('c')).toEqual({ x: 500, y: 0, w: 10, h: 10, rotation: 330, flipV: true });
    lock('c');
    run(store, (edit) => flipElements(edit, ['c'], 'vertical'));
    expect(frameOf('c')?.flipV).toBe(true);
  });
});

describe('fitGroup', () => {
  it('fits the box to the children, which stay in place on the page', () => {
    run(store, (edit) => {
      edit.update('b', { frame: { x: -30, y: 50, w: 20, h: 20 } });
      edit.update('inner', { frame: { x: 0, y: 0, w: 60, h: 20, rotation: 180 } });
    });
    const before = [box(store, 'a'), box(store, 'b')];
    run(store, (edit) => fitGroup(edit, 'inner'));
    expect([box(store, 'a'), box(store, 'b')]).toEqual(before);
    expect(frameOf('inner')).toMatchObject({ w: 50, h: 70, rotation: 180 });
    expect(frameOf('b')).toEqual({ x: 0, y: 50, w: 20, h: 20 });
  });

  it('keeps the children when the box only grows to the right and down', () => {
    run(store, (edit) => {
      edit.update('b', { frame: { x: 40, y: 0, w: 20, h: 35 } });
      fitGroup(edit, 'inner');
    });
    expect(frameOf('inner')).toEqual({ x: 0, y: 0, w: 60, h: 35 });
    expect(frameOf('b')).toEqual({ x: 40, y: 0, w: 20, h: 35 });
  });

  it('does nothing for a fitting or empty group, or for another element', () => {
    run(store, (edit) => edit.create(group('empty', 'page', { x: 1, y: 1, w: 9, h: 9 })));
    const before = ['outer', 'empty', 'c'].map(frameOf);
    run(store, (edit) => {
      for (const id of ['outer', 'empty', 'c', 'none']) fitGroup(edit, id);
    });
    expect(['outer', 'empty', 'c'].map(frameOf)).toEqual(before);
  });
});

it('fitGroupsAround fits inner groups before outer groups', () => {
  run(store, (edit) => {
    edit.update('b', { frame: { x: 80, y: 0, w: 20, h: 20 } });
    fitGroupsAround(edit, ['b']);
  });
  expect([box(store, 'inner'), box(store, 'outer')]).toEqual([
    [100, 100, 100, 20],
    [100, 100, 100, 20],
  ]);
});
