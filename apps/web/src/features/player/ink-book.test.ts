import { CoursewareStore, orderBetween, ReaderRelay, SnapshotReader, snapshotOf } from '@lectern/courseware';
import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { InkBook } from './ink-book.ts';
import { StoredInk } from './stored-ink.ts';

const pen = { tool: 'pen', color: 'D92D20', width: 4 } as const;
let store: CoursewareStore;
let book: InkBook;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => edit.create({ kind: 'page', id: 'p', order: orderBetween(undefined, undefined) }));
  book = bookIn(store);
});

function bookIn(kept: CoursewareStore): InkBook {
  const made = new InkBook(new SnapshotReader({ records: [] }));
  made.keepIn(new StoredInk(kept));
  return made;
}

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

  it('gives the writing back by one undo when a figure was made of it, and takes that away by another', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 1, 0.5], [0, 0, 0.5, 10, 0, 0.5]);
    expect(book.strokes('p').map(({ points }) => points)).toEqual([[0, 0, 0.5, 10, 0, 0.5]]);
    book.undo();
    expect(book.strokes('p').map(({ points }) => points)).toEqual([[0, 0, 0.5, 10, 1, 0.5]]);
    book.undo();
    expect(book.strokes('p')).toEqual([]);
  });

  it('hears of all that hands have done before it takes a step back', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    const [first] = book.strokes('p');
    book.subscribeSettle(() => {
      if (first && book.strokes('p').includes(first))
        book.erase('p', { removed: [first.id], pieces: [] }, 'pass');
    });
    book.undo();
    expect(book.strokes('p')).toHaveLength(1);
  });

  it('is read ahead in parts, and then is what it would have been', () => {
    for (let y = 0; y < 5; y++) book.add('p', pen, [0, y, 0.5, 10, y, 0.5]);
    const other = bookIn(new CoursewareStore(store.doc));
    let parts = 1;
    while (!other.prepare('p', () => true)) parts++;
    expect(parts).toBeGreaterThan(4);
    expect(other.strokes('p').map(({ points }) => points[1])).toEqual([0, 1, 2, 3, 4]);
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
    const later = bookIn(store);
    expect(later.canUndo).toBe(false);
    later.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    later.undo();
    later.undo();
    expect(store.find('page', 'p')?.name).toBe('edited before');
  });

  it('on a store without the page (this device’s own) the page is made', () => {
    const own = bookIn(new CoursewareStore(new Y.Doc()));
    own.add('somewhere', pen, [0, 0, 0.5, 1, 1, 0.5]);
    expect(own.strokes('somewhere')).toHaveLength(1);
  });
});

describe('ink that is written before the live document is there', () => {
  /** A page with one stroke, as a snapshot and as the live document that comes later. */
  function opened() {
    book.add('p', pen, [0, 0, 0.5, 100, 0, 0.5]);
    const relay = new ReaderRelay(new SnapshotReader(snapshotOf(store)));
    return { relay, held: new InkBook(relay) };
  }
  const lines = (of: InkBook) => of.strokes('p').map(({ points }) => points[1]);

  it('is seen above the ink that the page has, and is taken back step by step', () => {
    const { held } = opened();
    held.add('p', pen, [0, 9, 0.5, 100, 9, 0.5]);
    held.add('p', pen, [0, 20, 0.5, 100, 20, 0.5]);
    expect(lines(held)).toEqual([0, 9, 20]);
    expect(held.isHeld).toBe(true);
    held.undo();
    expect(lines(held)).toEqual([0, 9]);
    held.undo();
    held.undo();
    expect(lines(held)).toEqual([0]);
    expect(held.canUndo).toBe(false);
  });

  it('is written to the document when that is there, once, and may be taken back there', () => {
    const { relay, held } = opened();
    let told = 0;
    held.subscribe('p', () => told++);
    held.add('p', pen, [0, 9, 0.5, 100, 9, 0.5]);
    held.add('p', pen, [0, 20, 0.5, 100, 20, 0.5]);
    relay.handOver(store);
    held.keepIn(new StoredInk(store));
    expect(held.isHeld).toBe(false);
    expect(told).toBeGreaterThan(2);
    expect(lines(held)).toEqual([0, 9, 20]);
    expect(relay.children('p')).toHaveLength(3);
    held.undo();
    expect(lines(held)).toEqual([0, 9]);
    held.undo();
    held.undo();
    // The stroke of before the show stays.
    expect(lines(held)).toEqual([0]);
  });

  it('can be erased, also in part, and one pass of the eraser stays one step', () => {
    const { held } = opened();
    held.add('p', pen, [0, 9, 0.5, 100, 9, 0.5]);
    const [first, second] = held.strokes('p');
    const half = { ...pen, id: 'half', points: [0, 9, 0.5, 50, 9, 0.5] };
    held.erase('p', { removed: [first?.id ?? ''], pieces: [] }, 'pass');
    held.erase('p', { removed: [second?.id ?? ''], pieces: [half] }, 'pass');
    expect(lines(held)).toEqual([9]);
    held.keepIn(new StoredInk(store));
    expect(held.strokes('p').map(({ points }) => points)).toEqual([half.points]);
    held.undo();
    expect(lines(held)).toEqual([0, 9]);
  });

  it('is cleared with the ink that the page has', () => {
    const { held } = opened();
    held.add('p', pen, [0, 9, 0.5, 100, 9, 0.5]);
    held.clear('p');
    expect(lines(held)).toEqual([]);
    held.keepIn(new StoredInk(store));
    expect(store.children('p')).toEqual([]);
  });

  it('goes with a page that a colleague deleted meanwhile', () => {
    store.transact((edit) => edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } }));
    const { held } = opened();
    held.add('p', pen, [0, 9, 0.5, 100, 9, 0.5]);
    store.transact((edit) => edit.remove('p'));
    held.keepIn(new StoredInk(store));
    expect(store.pages()).toEqual([]);
  });
});
