import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { addBoardPage, boardFace, boardOf, removeBoardPage } from '@lectern/courseware/board';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { InkBook, StoredInk } from '../../../parts/ink/index.ts';
import { askOfKey, changeFace, shownPage, stepBack, turned } from './board-model.ts';
import { GroundReader } from './ground-reader.ts';

function open() {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf()));
  const store = new CoursewareStore(doc);
  const book = new InkBook();
  book.keepIn(new StoredInk(store, false));
  return { store, book, page: store.pages()[0] ?? '' };
}

const WHITE = { tool: 'pen', color: 'FFFFFF', width: 5 } as const;

describe('the shown page', () => {
  it('is the page at the same position when another user removed the selected page', () => {
    expect(shownPage(['a', 'b', 'c'], 'b', 0)).toBe('b');
    expect(shownPage(['a', 'c'], 'b', 1)).toBe('c');
    expect(shownPage(['a'], 'b', 1)).toBe('a');
    expect(shownPage([], 'b', 1)).toBeUndefined();
  });

  it('changes to no page before the first or after the last', () => {
    expect(turned(['a', 'b'], 'a', 'next')).toBe('b');
    expect(turned(['a', 'b'], 'b', 'next')).toBeUndefined();
    expect(turned(['a', 'b'], 'a', 'previous')).toBeUndefined();
    expect(turned(['a', 'b'], 'b', 'first')).toBe('a');
    expect(turned(['a', 'b'], 'b', 'last')).toBeUndefined();
  });
});

it('a board that becomes white recolours white ink, and one undo step restores both', () => {
  const { store, book, page } = open();
  book.add(page, WHITE, [0, 0, 0.5, 10, 10, 0.5]);
  changeFace(store, book, page, { color: 'white', ground: 'tian' });
  expect(boardFace(store, page)).toEqual({ color: 'white', ground: 'tian' });
  expect(book.strokes(page).map(({ color }) => color)).not.toContain('FFFFFF');
  expect(stepBack(store, book, 'undo')).toBe(page);
  expect(boardFace(store, page)).toEqual({ color: 'green', ground: 'plain' });
  expect(book.strokes(page).map(({ color }) => color)).toEqual(['FFFFFF']);
  expect(stepBack(store, book, 'redo')).toBe(page);
  expect(boardFace(store, page).color).toBe('white');
});

it('undo shows the page of the undone stroke', () => {
  const { store, book, page } = open();
  let second = '';
  store.transact((edit) => {
    second = addBoardPage(edit, page) ?? '';
  });
  book.add(second, WHITE, [0, 0, 0.5]);
  expect(stepBack(store, book, 'undo')).toBe(second);
  expect(book.strokes(second)).toEqual([]);
});

it('undo shows the page of the undone ruling', () => {
  const { store, book, page } = open();
  changeFace(store, book, page, { ground: 'tian' });
  expect(stepBack(store, book, 'undo')).toBe(page);
  expect(boardFace(store, page).ground).toBe('plain');
  expect(stepBack(store, book, 'redo')).toBe(page);
});

it('a stroke written on a page that another user removed is dropped, and the page stays removed', () => {
  const { store, book, page } = open();
  store.transact((edit) => removeBoardPage(edit, page));
  book.add(page, WHITE, [0, 0, 0.5]);
  expect(store.pages()).toHaveLength(1);
  expect(store.pages()).not.toContain(page);
});

it('the list of elements under the ink stays the same object while strokes are added', () => {
  const { store, book, page } = open();
  const ground = new GroundReader(store);
  const before = ground.children(page);
  expect(before).toHaveLength(2);
  book.add(page, WHITE, [0, 0, 0.5]);
  expect(store.children(page)).toHaveLength(3);
  expect(ground.children(page)).toBe(before);
});

it.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', metaKey: true }, 'redo'],
  [{ key: 'PageDown' }, 'next'],
  [{ key: 'ArrowLeft' }, 'previous'],
  [{ key: 'ArrowLeft', altKey: true }, undefined],
  [{ key: 'a' }, undefined],
  [{ key: 'PageDown', shiftKey: true }, undefined],
])('the key %o triggers %s', (pressed, asked) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(askOfKey({ ...none, ...pressed })).toBe(asked);
});
