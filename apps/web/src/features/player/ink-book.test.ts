import { CoursewareStore, orderBetween } from '@lectern/courseware';
import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { InkBook } from './ink-book.ts';

const pen = { tool: 'pen', color: 'D92D20', width: 4 } as const;
let store: CoursewareStore;
let book: InkBook;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => edit.create({ kind: 'page', id: 'p', order: orderBetween(undefined, undefined) }));
  book = new InkBook(store);
});

describe('the ink of a show', () => {
  it('belongs to its page and comes back in the order of writing', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    book.add('p', pen, [0, 9, 0.5, 10, 9, 0.5]);
    expect(book.strokes('p').map((stroke) => stroke.points[1])).toEqual([0, 9]);
    expect(book.strokes('q')).toEqual([]);
  });

  it('gives the same strokes again while nothing changed, so that nothing is painted twice', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    const [first] = book.strokes('p');
    book.add('p', pen, [0, 9, 0.5, 10, 9, 0.5]);
    expect(book.strokes('p')[0]).toBe(first);
  });

  it('one stroke is one step to undo, and one pass of the eraser too', () => {
    book.add('p', pen, [0, 0, 0.5, 100, 0, 0.5]);
    book.add('p', pen, [0, 9, 0.5, 100, 9, 0.5]);
    for (const stroke of book.strokes('p')) book.erase('p', { removed: [stroke.id], pieces: [] }, 'pass 1');
    expect(book.strokes('p')).toEqual([]);
    book.undo();
    expect(book.strokes('p')).toHaveLength(2);
    book.undo();
    expect(book.strokes('p')).toHaveLength(1);
  });

  it('undo in a show does not reach what was edited before it', () => {
    store.transact((edit) => edit.update('p', { name: 'edited before' }));
    const later = new InkBook(store);
    expect(later.canUndo).toBe(false);
    later.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    later.undo();
    later.undo();
    expect(store.find('page', 'p')?.name).toBe('edited before');
  });

  it('on a store without the page (this device’s own) the page is made', () => {
    const own = new InkBook(new CoursewareStore(new Y.Doc()));
    own.add('somewhere', pen, [0, 0, 0.5, 1, 1, 0.5]);
    expect(own.strokes('somewhere')).toHaveLength(1);
  });
});
