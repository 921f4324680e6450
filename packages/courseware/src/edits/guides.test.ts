import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore } from '../document/store.ts';
import { addGuide, clearGuides, guidesOf, moveGuide, removeGuide } from './guides.ts';

function courseware(from?: CoursewareStore): CoursewareStore {
  const store = new CoursewareStore(new Y.Doc());
  if (from) Y.applyUpdate(store.doc, Y.encodeStateAsUpdate(from.doc));
  else
    store.transact(
      (edit) => edit.create({ kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } }),
      { source: 'load' },
    );
  return store;
}

const placesOf = (store: CoursewareStore) =>
  guidesOf(store)
    .map(({ axis, at }) => `${axis}${at}`)
    .sort();

describe('guides of a courseware', () => {
  test('are all kept when two users add and move them at once', () => {
    const one = courseware();
    one.transact((edit) => addGuide(edit, 'x', 100));
    const other = courseware(one);
    const [first] = guidesOf(one);
    one.transact((edit) => addGuide(edit, 'y', 300));
    other.transact((edit) => addGuide(edit, 'x', 500));
    other.transact((edit) => moveGuide(edit, first?.id ?? '', 120));
    Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(other.doc));
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(one.doc));
    expect(placesOf(one)).toEqual(['x120', 'x500', 'y300']);
    expect(placesOf(other)).toEqual(placesOf(one));
  });

  test('are not moved after they were deleted, and all are cleared in one undo step', () => {
    const store = courseware();
    store.transact((edit) => addGuide(edit, 'x', 100));
    store.transact((edit) => addGuide(edit, 'y', 200));
    const [first] = guidesOf(store);
    store.transact((edit) => removeGuide(edit, first?.id ?? ''));
    store.transact((edit) => moveGuide(edit, first?.id ?? '', 7));
    expect(placesOf(store)).toEqual(['y200']);
    store.transact((edit) => clearGuides(edit));
    expect(placesOf(store)).toEqual([]);
    store.undo();
    expect(placesOf(store)).toEqual(['y200']);
  });
});
