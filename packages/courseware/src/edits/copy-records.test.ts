import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { frame, sampleRecords, shape } from '../../test/sample.ts';
import { CoursewareStore } from '../document/store.ts';
import type { Animation } from '../records/animation.ts';
import type { CoursewareRecord } from '../records/record.ts';
import {
  createCopyOfPage,
  elementsUnder,
  freshIds,
  renamedAnimations,
  renamedElement,
} from './copy-records.ts';

function storeOf(...more: CoursewareRecord[]): CoursewareStore {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of [...sampleRecords(1, 2), ...more]) edit.create(record);
  });
  return store;
}

function animation(id: string, elementId: string, more: Partial<Animation> = {}): Animation {
  const effect = { class: 'entrance', preset: 10 } as const;
  return { id, elementId, effect, trigger: { type: 'click' }, delay: 0, duration: 500, ...more };
}

it('elementsUnder lists the elements with their descendants, parents first, without missing elements', () => {
  const store = storeOf(
    { kind: 'element', type: 'group', id: 'group', parentId: 'p0', order: 'b0', frame },
    shape('child', 'group', 'a0'),
  );
  expect(elementsUnder(store, ['group', 'none', 'p0e1']).map(({ id }) => id)).toEqual([
    'group',
    'child',
    'p0e1',
  ]);
});

it('freshIds gives each record another id', () => {
  const ids = freshIds(sampleRecords(1, 1));
  expect([...ids.keys()]).toEqual(['deck', 'p0', 'p0e0']);
  expect(new Set([...ids.keys(), ...ids.values()]).size).toBe(6);
});

describe('renamedElement', () => {
  const ids = new Map([
    ['a', 'A'],
    ['page', 'PAGE'],
  ]);

  it('gives an element its new id and the new id of its parent', () => {
    expect(renamedElement(shape('a', 'page', 'a0'), ids)).toEqual(shape('A', 'PAGE', 'a0'));
  });

  it('keeps the ids of records that are not copied', () => {
    expect(renamedElement(shape('b', 'other', 'a0'), ids)).toMatchObject({ id: 'b', parentId: 'other' });
  });

  it('drops a basket outside the copy and follows a basket within it', () => {
    expect(renamedElement(shape('a', 'page', 'a0', { basketId: 'a' }), ids).basketId).toBe('A');
    expect(renamedElement(shape('a', 'page', 'a0', { basketId: 'far' }), ids).basketId).toBeUndefined();
  });
});

describe('renamedAnimations', () => {
  const ids = new Map([
    ['a', 'A'],
    ['b', 'B'],
  ]);

  it('returns nothing without animations', () => {
    expect(renamedAnimations(undefined, ids)).toEqual([]);
  });

  it('leaves out animations of elements that are not copied, and animations that such an element starts', () => {
    const copies = renamedAnimations(
      [
        animation('1', 'a'),
        animation('2', 'far'),
        animation('3', 'a', { trigger: { type: 'element', elementId: 'far' } }),
        animation('4', 'b', { trigger: { type: 'element', elementId: 'a', once: true } }),
      ],
      ids,
    );
    expect(copies.map(({ elementId, trigger }) => [elementId, trigger])).toEqual([
      ['A', { type: 'click' }],
      ['B', { type: 'element', elementId: 'A', once: true }],
    ]);
    expect(copies.map(({ id }) => id)).not.toContain('1');
  });

  it('follows the element whose click ends an animation, drops it when it is not copied, and keeps other ends', () => {
    const untils = (['b', 'far'] as const).map((elementId) => ({ type: 'element', elementId }) as const);
    const copies = renamedAnimations(
      [...untils, { type: 'nextClick' } as const].map((until) => animation('1', 'a', { until })),
      ids,
    );
    expect(copies.map(({ until }) => until)).toEqual([
      { type: 'element', elementId: 'B' },
      undefined,
      { type: 'nextClick' },
    ]);
  });
});

describe('createCopyOfPage', () => {
  it('creates the page at its order with copies of its elements and animations', () => {
    const store = storeOf();
    const id = run(store, (edit) => {
      edit.update('p0', { animations: [animation('1', 'p0e0')], hidden: true });
      const page = edit.find('page', 'p0');
      if (!page) throw new Error('no page');
      return createCopyOfPage(edit, page, elementsUnder(edit, edit.children('p0')), 'b5');
    });
    const copies = store.children(id);
    expect(store.find('page', id)).toMatchObject({
      order: 'b5',
      hidden: true,
      animations: [{ elementId: copies[0] }],
    });
    expect(copies.map((each) => store.find('element', each)?.frame.x)).toEqual([0, 100]);
    expect(store.children('p0')).toEqual(['p0e0', 'p0e1']);
  });

  it('leaves out the animations of a page when none is copied', () => {
    const store = storeOf();
    const id = run(store, (edit) =>
      createCopyOfPage(
        edit,
        { kind: 'page', id: 'p0', order: 'a0', animations: [animation('1', 'far')] },
        [],
        'b0',
      ),
    );
    expect(store.find('page', id)?.animations).toBeUndefined();
  });
});
