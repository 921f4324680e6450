import { CoursewareStore } from '@lectern/courseware';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { shapeRecord } from '../testing/records.ts';
import { ChangedPages } from './changed-pages.ts';

const box = { x: 0, y: 0, w: 10, h: 10 };
const opened = () => {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
    for (const [at, id] of ['p', 'q', 'r'].entries()) {
      edit.create({ kind: 'page', id, order: `a${at}` });
      edit.create(shapeRecord(`on ${id}`, box, id));
    }
  });
  return store;
};

it('ChangedPages returns the pages that changed, themselves or their elements, in their order', () => {
  const store = opened();
  const changed = new ChangedPages(store);
  expect(changed.homes.size).toBe(0);
  store.transact((edit) => edit.update('on r', { frame: { ...box, x: 5 } }));
  store.transact((edit) => edit.update('p', { hidden: true }));
  expect([...changed.homes].sort()).toEqual(['p', 'r']);
  expect(changed.finish()).toEqual(['p', 'r']);
});

it('ChangedPages returns the page of a deleted element, and no deleted page', () => {
  const store = opened();
  const changed = new ChangedPages(store);
  store.transact((edit) => edit.remove('on q'));
  store.transact((edit) => edit.update('r', { hidden: true }));
  store.transact((edit) => edit.remove('r'));
  expect(changed.finish()).toEqual(['q']);
});

it('ChangedPages records nothing after it is finished', () => {
  const store = opened();
  const changed = new ChangedPages(store);
  changed.finish();
  store.transact((edit) => edit.update('p', { hidden: true }));
  expect(changed.homes.size).toBe(0);
});
