import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { frame, sampleRecords, shape } from '../../test/sample.ts';
import type { Animation } from '../records/animation.ts';
import { dropReferences, homeOf, withDescendants } from './edit.ts';
import { CoursewareStore } from './store.ts';

let store: CoursewareStore;

const group = (id: string, parentId: string) =>
  ({ kind: 'element', type: 'group', id, parentId, order: 'b0', frame }) as const;

/** Pages 0 and 1; on page 0 `outer` ⊃ `inner` ⊃ `leaf`, and a cycle of `one` and `two`. */
beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of sampleRecords(2, 2)) edit.create(record);
    edit.create({ kind: 'layout', id: 'layout', order: 'a0', masterId: 'master', name: '' });
    edit.create(group('outer', 'p0'));
    edit.create(group('inner', 'outer'));
    edit.create(shape('leaf', 'inner', 'a0'));
    edit.create(group('one', 'two'));
    edit.create(group('two', 'one'));
    edit.create(shape('on-layout', 'layout', 'a0'));
  });
});

describe('withDescendants', () => {
  it('lists a record with its descendants, parents first', () => {
    expect(withDescendants(store, 'p0')).toEqual(['p0', 'p0e0', 'p0e1', 'outer', 'inner', 'leaf']);
    expect(withDescendants(store, 'layout')).toEqual(['layout', 'on-layout']);
  });

  it('lists each element of a cycle once, and a missing record alone', () => {
    expect(withDescendants(store, 'one')).toEqual(['one', 'two']);
    expect(withDescendants(store, 'none')).toEqual(['none']);
  });

  it('does not list the pages of a courseware under its deck', () => {
    expect(withDescendants(store, 'deck')).toEqual(['deck']);
  });
});

it('homeOf returns the page or layout through all groups, and undefined for orphans and cycles', () => {
  expect(['leaf', 'p0e0', 'on-layout', 'p1', 'one', 'none'].map((id) => homeOf(store, id))).toEqual([
    'p0',
    'p0',
    'layout',
    'p1',
    undefined,
    undefined,
  ]);
  run(store, (edit) => edit.create(shape('orphan', 'nowhere', 'a0')));
  expect(homeOf(store, 'orphan')).toBeUndefined();
});

describe('dropReferences', () => {
  const animation = (id: string, elementId: string): Animation => ({
    id,
    elementId,
    effect: { class: 'entrance', preset: 1 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 1,
  });

  beforeEach(() =>
    run(store, (edit) => {
      edit.update('p0', { animations: [animation('1', 'leaf'), animation('2', 'p0e0')] });
      edit.update('p0e0', { basketId: 'leaf' });
      edit.update('p0e1', { basketId: 'p0e0' });
    }),
  );

  const drop = (...gone: string[]) => {
    const homes: string[] = [];
    run(store, (edit) =>
      dropReferences(edit, new Set(gone), (home) => {
        homes.push(home);
        return ['p0e0', 'p0e1', 'none'];
      }),
    );
    return homes;
  };
  const animations = () => store.find('page', 'p0')?.animations?.map(({ id }) => id);
  const baskets = () => ['p0e0', 'p0e1'].map((id) => store.find('element', id)?.basketId);

  it('removes animations of removed elements, and references to them', () => {
    expect(drop('leaf')).toEqual(['p0']);
    expect(animations()).toEqual(['2']);
    expect(baskets()).toEqual([undefined, 'p0e0']);
  });

  it('keeps the references of elements that are removed as well', () => {
    drop('leaf', 'p0e0');
    expect(animations()).toEqual(undefined);
    expect(baskets()).toEqual(['leaf', undefined]);
  });

  it('does nothing to a page without animations and references', () => {
    const before = store.get('p1');
    expect(drop('p1e0')).toEqual(['p1']);
    expect(store.get('p1')).toBe(before);
  });

  it('keeps everything on a page that is removed as a whole', () => {
    expect(drop('p0', 'leaf', 'p0e0')).toEqual([]);
    expect(animations()).toEqual(['1', '2']);
    expect(drop('p1', 'none')).toEqual([]);
  });
});
