import { CoursewareStore, orderBetween, SnapshotReader, snapshotOf } from '@lectern/courseware';
import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { ClassInk, type ClassInkNotes } from './class-ink.ts';
import { InkBook } from './ink-book.ts';
import { StoredInk } from './stored-ink.ts';

const pen = { tool: 'pen', color: 'D92D20', width: 4 } as const;
const line = (y: number) => [0, y, 0.5, 100, y, 0.5];
let store: CoursewareStore;
/** A page with two strokes from before the class, and another with one. */
beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const id of ['p', 'q']) edit.create({ kind: 'page', id, order: orderBetween(undefined, undefined) });
  });
  const before = bookIn(store);
  before.add('p', pen, line(0));
  before.add('p', pen, line(9));
  before.add('q', pen, line(0));
});

function bookIn(kept: CoursewareStore, notes?: ClassInkNotes): InkBook {
  const made = new InkBook(new SnapshotReader({ records: [] }), new ClassInk(notes));
  made.keepIn(new StoredInk(kept));
  return made;
}

/** What the pages hold, with the order of each stroke. */
const all = () =>
  ['p', 'q'].map((id) => store.children(id).map((each) => JSON.stringify(store.find('element', each))));
const pagesOf = (book: InkBook) => book.classPages().map(({ pageId }) => pageId);

describe('the ink of a class', () => {
  it('is none of the ink that was there before', () => {
    expect(bookIn(store).classPages()).toEqual([]);
  });

  it('is known by page, and goes without a trace where it is dropped', () => {
    const before = all();
    const book = bookIn(store);
    book.add('p', pen, line(20));
    book.add('q', pen, line(20));
    expect(pagesOf(book)).toEqual(['p', 'q']);
    book.dropClassInk(new Set(['p']));
    expect(all()[0]).toEqual(before[0]);
    expect(store.children('q')).toHaveLength(2);
    expect(pagesOf(book)).toEqual(['q']);
  });

  it('brings back what the class erased in part or cleared, as it was and where it was', () => {
    const before = all();
    const book = bookIn(store);
    const [first] = book.strokes('p');
    book.erase(
      'p',
      { removed: [first?.id ?? ''], pieces: [{ ...pen, id: 'piece', points: line(0).slice(0, 3) }] },
      'pass',
    );
    book.add('p', pen, line(30));
    book.clear('q');
    book.add('q', pen, line(40));
    book.dropClassInk(new Set(['p', 'q']));
    expect(all()).toEqual(before);
  });

  it('is not asked about where it was taken back, erased or cleared again, or only old ink was erased', () => {
    const book = bookIn(store);
    book.add('p', pen, line(20));
    book.undo();
    book.add('p', pen, line(20));
    book.clear('p');
    book.clear('q');
    expect(book.classPages()).toEqual([]);
  });

  it('is dropped without the ink of another hand on the same page', () => {
    const book = bookIn(store);
    book.add('p', pen, line(20));
    const colleague = bookIn(store);
    colleague.add('p', pen, line(50));
    book.dropClassInk(new Set(['p']));
    expect(book.strokes('p').map(({ points }) => points[1])).toEqual([0, 9, 50]);
  });

  it('is the same class after a reload', () => {
    const before = all();
    const early = bookIn(store);
    early.add('p', pen, line(20));
    early.clear('q');
    early.add('q', pen, line(20));
    const late = bookIn(store, JSON.parse(JSON.stringify(early.classInk.notes)) as ClassInkNotes);
    late.add('p', pen, line(30));
    expect(pagesOf(late)).toEqual(['p', 'q']);
    late.dropClassInk(new Set(['p', 'q']));
    expect(all()).toEqual(before);
  });

  it('can be dropped before there is a document to keep it, which then never holds it', () => {
    const before = all();
    const held = new InkBook(new SnapshotReader(snapshotOf(store)));
    const [first] = held.strokes('p');
    held.erase('p', { removed: [first?.id ?? ''], pieces: [] }, 'pass');
    held.add('p', pen, line(20));
    held.dropClassInk(new Set(['p']));
    expect(held.strokes('p').map(({ points }) => points[1])).toEqual(expect.arrayContaining([0, 9]));
    expect(held.strokes('p')).toHaveLength(2);
    held.keepIn(new StoredInk(store));
    expect(all()).toEqual(before);
  });

  it('is one step for the undo of the editor that is opened next', () => {
    const book = bookIn(store);
    book.add('p', pen, line(20));
    book.add('q', pen, line(20));
    book.dropClassInk(new Set(['p', 'q']));
    store.undo();
    expect(pagesOf(book)).toEqual(['p', 'q']);
  });
});
