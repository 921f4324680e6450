import { CoursewareStore, orderBetween } from '@lectern/courseware';
import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { InkBook } from './ink-book.ts';
import { putInk } from './put-ink.ts';
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
  const made = new InkBook();
  made.keepIn(new StoredInk(kept));
  return made;
}

describe('the ink of a show', () => {
  it('belongs to its page and is returned in the order of writing', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    book.add('p', pen, [0, 9, 0.5, 10, 9, 0.5]);
    expect(book.strokes('p').map((stroke) => stroke.points[1])).toEqual([0, 9]);
    expect(book.strokes('q')).toEqual([]);
  });

  it('stores start and duration of writing, also for a figure and for pieces left by the eraser', () => {
    const before = Date.now();
    book.add('p', pen, [0, 0, 0.5, 10, 1, 0.5], [0, 0, 0.5, 10, 0, 0.5], 1_234.5);
    const [figure] = book.strokes('p');
    expect(figure?.written?.ms).toBe(1_235);
    expect(figure?.written?.at).toBeGreaterThanOrEqual(before - 1_235);
    if (figure) book.erase('p', { removed: [figure.id], pieces: [{ ...figure, id: 'piece' }] }, 'pass');
    // A second book on the same document, like another window.
    expect(bookIn(new CoursewareStore(store.doc)).strokes('p')[0]?.written).toEqual(figure?.written);
  });

  it('is limited to ten minutes per stroke, and to no less than 0, when a clock jumped', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 1, 0.5], undefined, -5);
    book.add('p', pen, [0, 0, 0.5, 10, 1, 0.5], undefined, 1e12);
    expect(book.strokes('p').map(({ written }) => written?.ms)).toEqual([0, 600_000]);
  });

  it('returns the same stroke objects while it is unchanged, so that none is painted twice', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    const [first] = book.strokes('p');
    book.add('p', pen, [0, 9, 0.5, 10, 9, 0.5]);
    expect(book.strokes('p')[0]).toBe(first);
  });

  it('returns the handwriting after one undo of a figure, and is empty after a second undo', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 1, 0.5], [0, 0, 0.5, 10, 0, 0.5]);
    expect(book.strokes('p').map(({ points }) => points)).toEqual([[0, 0, 0.5, 10, 0, 0.5]]);
    book.undo('p');
    expect(book.strokes('p').map(({ points }) => points)).toEqual([[0, 0, 0.5, 10, 1, 0.5]]);
    book.undo('p');
    expect(book.strokes('p')).toEqual([]);
  });

  it('is completed before an undo, so that the last strokes are included', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    const [first] = book.strokes('p');
    book.subscribeSettle(() => {
      if (first && book.strokes('p').includes(first))
        book.erase('p', { removed: [first.id], pieces: [] }, 'pass');
    });
    book.undo('p');
    expect(book.strokes('p')).toHaveLength(1);
  });

  it('is prepared in parts, with the same result', () => {
    for (let y = 0; y < 5; y++) book.add('p', pen, [0, y, 0.5, 10, y, 0.5]);
    const other = bookIn(new CoursewareStore(store.doc));
    let parts = 1;
    while (!other.prepare('p', () => true)) parts++;
    expect(parts).toBeGreaterThan(4);
    expect(other.strokes('p').map(({ points }) => points[1])).toEqual([0, 1, 2, 3, 4]);
  });

  it('treats one stroke as one undo step, and also one pass of the eraser', () => {
    book.add('p', pen, [0, 0, 0.5, 100, 0, 0.5]);
    book.add('p', pen, [0, 9, 0.5, 100, 9, 0.5]);
    for (const stroke of book.strokes('p')) book.erase('p', { removed: [stroke.id], pieces: [] }, 'pass 1');
    expect(book.strokes('p')).toEqual([]);
    book.undo('p');
    expect(book.strokes('p')).toHaveLength(2);
    book.undo('p');
    expect(book.strokes('p')).toHaveLength(1);
  });

  it('is undone for the given page, and ink of other pages stays', () => {
    book.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    expect(book.canUndo('q')).toBe(false);
    book.undo('q');
    expect(book.strokes('p')).toHaveLength(1);
    book.add('q', pen, [0, 5, 0.5, 10, 5, 0.5]);
    book.undo('p');
    expect(book.pages()).toEqual(['q']);
    expect(book.canUndo('p')).toBe(false);
    book.undo('q');
    expect(book.pages()).toEqual([]);
  });

  it('returns strokes to their z-order, beneath later strokes, when an erasure is undone', () => {
    for (const y of [0, 9]) book.add('p', pen, [0, y, 0.5, 10, y, 0.5]);
    const lines = () => book.strokes('p').map(({ points }) => points[1]);
    const [under] = book.strokes('p');
    if (!under) throw new Error('no stroke was written');
    const piece = { ...under, id: 'piece', points: [0, 1, 0.5, 5, 1, 0.5] };
    book.erase('p', { removed: [under.id], pieces: [piece] }, 'pass');
    book.erase('p', { removed: ['piece'], pieces: [] }, 'pass');
    expect(lines()).toEqual([9]);
    book.undo('p');
    expect(lines()).toEqual([0, 9]);
    // A second book on the same document, like another window.
    expect(bookIn(new CoursewareStore(store.doc)).strokes('p')[0]).toEqual(under);
  });

  it('is not undone further than the beginning of the show', () => {
    store.transact((edit) => edit.update('p', { name: 'edited before' }));
    const later = bookIn(store);
    expect(later.canUndo('p')).toBe(false);
    later.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    later.undo('p');
    later.undo('p');
    expect(store.find('page', 'p')?.name).toBe('edited before');
  });

  it('creates the page in its store with the first ink on it', () => {
    const own = bookIn(new CoursewareStore(new Y.Doc()));
    own.add('somewhere', pen, [0, 0, 0.5, 1, 1, 0.5]);
    expect(own.strokes('somewhere')).toHaveLength(1);
  });
});

describe('ink written before the lesson has begun', () => {
  const lines = (of: InkBook) => of.strokes('p').map(({ points }) => points[1]);
  const heldInk = () => {
    const held = new InkBook();
    for (const y of [0, 9, 20]) held.add('p', pen, [0, y, 0.5, 100, y, 0.5]);
    return held;
  };

  it('is shown over this browser’s copy of the lesson, can erase the copy’s ink, and is written to the lesson once', () => {
    const kept = new CoursewareStore(new Y.Doc());
    const before = bookIn(kept);
    for (const y of [1, 2]) before.add('p', pen, [0, y, 0.5, 100, y, 0.5]);
    before.add('q', pen, [0, 3, 0.5, 100, 3, 0.5]);
    const held = new InkBook();
    let told = 0;
    held.subscribe('p', () => told++);
    held.showKept(new StoredInk(kept));
    expect([lines(held), held.pages(), held.isHeld, told]).toEqual([[1, 2], ['p', 'q'], false, 1]);
    held.add('p', pen, [0, 9, 0.5, 100, 9, 0.5]);
    held.erase('p', { removed: [held.strokes('p')[0]?.id ?? ''], pieces: [] }, 'pass');
    expect(lines(held)).toEqual([2, 9]);
    held.keepIn(new StoredInk(kept));
    expect([lines(held), lines(before)]).toEqual([
      [2, 9],
      [2, 9],
    ]);
    // The copy belongs to another device's lesson, so none of it is shown.
    const other = new InkBook();
    other.showKept(new StoredInk(kept));
    other.showKept(undefined);
    expect(other.pages()).toEqual([]);
  });

  it('is shown and undone step by step', () => {
    const held = heldInk();
    expect(held.isHeld).toBe(true);
    for (const left of [[0, 9], [0], [], []]) {
      held.undo('p');
      expect(lines(held)).toEqual(left);
    }
    expect(held.canUndo('p')).toBe(false);
  });

  it('is written once to the lesson when that begins, and can be undone there', () => {
    const held = heldInk();
    let told = 0;
    held.subscribe('p', () => told++);
    held.keepIn(new StoredInk(store));
    expect(held.isHeld).toBe(false);
    expect(told).toBeGreaterThan(0);
    expect(lines(held)).toEqual([0, 9, 20]);
    expect(store.children('p')).toHaveLength(3);
    held.undo('p');
    expect(lines(held)).toEqual([0, 9]);
  });

  it("is added after the lesson's ink from before a reload", () => {
    book.add('p', pen, [0, 50, 0.5, 100, 50, 0.5]);
    const held = heldInk();
    held.keepIn(new StoredInk(store));
    expect(lines(held)).toEqual([50, 0, 9, 20]);
    for (let step = 0; step < 9; step++) held.undo('p');
    expect(lines(held), 'undo does not reach strokes that were loaded').toEqual([50]);
  });

  it('can be erased, also in part, and one pass of the eraser stays one step', () => {
    const held = heldInk();
    const [first, second] = held.strokes('p');
    const half = { ...pen, id: 'half', points: [0, 9, 0.5, 50, 9, 0.5] };
    held.erase('p', { removed: [first?.id ?? ''], pieces: [] }, 'pass');
    held.erase('p', { removed: [second?.id ?? ''], pieces: [half] }, 'pass');
    expect(lines(held)).toEqual([20, 9]);
    held.keepIn(new StoredInk(store));
    expect(lines(held)).toEqual([20, 9]);
    held.undo('p');
    expect(lines(held)).toEqual([0, 9, 20]);
  });
});

describe('an ink book at the end of a lesson', () => {
  beforeEach(() => {
    book.add('p', pen, [0, 0, 0.5, 10, 0, 0.5]);
    book.add('q', pen, [0, 5, 0.5, 10, 5, 0.5]);
  });

  it('lists the pages with ink, and returns dropped ink after undo', () => {
    expect(book.pages()).toEqual(['p', 'q']);
    book.drop(new Set(['q']));
    expect(book.pages()).toEqual(['p']);
    book.undo('q');
    expect(book.pages()).toEqual(['p', 'q']);
    book.clear('p');
    expect(book.pages()).toEqual(['q']);
  });

  it('adds its ink to the top of the courseware, once, and not to a removed page', () => {
    const courseware = new CoursewareStore(new Y.Doc());
    courseware.transact((edit) => {
      edit.create({ kind: 'page', id: 'p', order: orderBetween(undefined, undefined) });
    });
    const before = bookIn(courseware);
    before.add('p', pen, [0, 77, 0.5, 10, 77, 0.5]);
    for (const _ of ['once', 'and again']) putInk(book, book.pages(), courseware);
    expect(new StoredInk(courseware).strokes('p').map(({ points }) => points[1])).toEqual([77, 0]);
    expect(courseware.pages()).toEqual(['p']);
    courseware.undo();
    expect(new StoredInk(courseware).strokes('p')).toHaveLength(1);
  });
});
