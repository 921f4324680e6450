import { CoursewareStore, orderBetween } from '@lectern/courseware';
import { beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { InkBook } from './ink-book.ts';
import { putInk } from './put-ink.ts';

const pen = { tool: 'pen', color: 'D92D20', width: 4 } as const;
let store: CoursewareStore;
let book: InkBook;
beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => edit.create({ kind: 'page', id: 'p', order: orderBetween(undefined, undefined) }));
  book = new InkBook();
  for (const y of [0, 9]) book.add('p', pen, [0, y, 0.5, 10, y, 0.5]);
  book.add('gone', pen, [0, 0, 0.5, 10, 0, 0.5]);
});

it('adds the ink of existing pages above their elements, in its order and without its time, once', () => {
  const strokes = book.strokes('p');
  expect(strokes).toHaveLength(2);
  putInk(book, ['p', 'gone'], store);
  expect(store.children('p')).toEqual(strokes.map(({ id }) => id));
  expect(store.pages()).toEqual(['p']);
  expect(store.find('element', strokes[0]?.id ?? '')).not.toHaveProperty('written');
  book.add('p', pen, [0, 20, 0.5, 10, 20, 0.5]);
  putInk(book, ['p'], store);
  expect(store.children('p')).toEqual(book.strokes('p').map(({ id }) => id));
});

it('adds the ink of the named pages only', () => {
  putInk(book, [], store);
  expect(store.children('p')).toEqual([]);
});
