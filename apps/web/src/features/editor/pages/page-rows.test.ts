import { CoursewareStore } from '@lectern/courseware';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { pageRowsOf, pagesBetween } from './page-rows.ts';

function deck() {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'page', id: 'one', order: 'a0' });
    edit.create({ kind: 'section', id: 'reading', order: 'a1', name: '读课文', collapsed: true });
    edit.create({ kind: 'page', id: 'two', order: 'a2' });
    edit.create({ kind: 'page', id: 'three', order: 'a3' });
    edit.create({ kind: 'section', id: 'writing', order: 'a4', name: '写字' });
    edit.create({ kind: 'page', id: 'four', order: 'a5' });
  });
  return store;
}

test('a collapsed section hides its pages, which keep their numbers and are counted', () => {
  expect(pageRowsOf(deck())).toEqual([
    { type: 'page', id: 'one', number: 1 },
    { type: 'section', id: 'reading', name: '读课文', collapsed: true, count: 2 },
    { type: 'section', id: 'writing', name: '写字', collapsed: false, count: 1 },
    { type: 'page', id: 'four', number: 4 },
  ]);
});

test('a shift click selects all pages in between, in either direction', () => {
  expect(pagesBetween(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(pagesBetween(['a', 'b'], 'gone', 'b')).toEqual(['b']);
});
