import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { boardOf, isGround, setEndlessPage } from '@lectern/courseware/board';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { InkBook, StoredInk } from '../../../parts/ink/index.ts';
import { changeFace } from './board-model.ts';
import { GroundReader } from './ground-reader.ts';

function open() {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf()));
  const store = new CoursewareStore(doc);
  const book = new InkBook();
  book.keepIn(new StoredInk(store, false));
  const page = store.pages()[0] ?? '';
  const write = () => book.add(page, { tool: 'pen', color: '000000', width: 5 }, [0, 0, 0.5, 10, 10, 0.5]);
  return { store, book, page, write, ground: new GroundReader(store) };
}

it('leaves out ink, and returns the same list until something else changes', () => {
  const { store, book, page, write, ground } = open();
  changeFace(store, book, page, { ground: 'tian' });
  const before = ground.children(page);
  expect(before.length).toBeGreaterThan(0);
  write();
  expect(store.children(page)).toHaveLength(before.length + 1);
  expect(ground.children(page)).toBe(before);
  store.transact((edit) => edit.remove(before[0] ?? ''));
  expect(ground.children(page)).toEqual(before.slice(1));
});

it('leaves out the rulings of an endless page only', () => {
  const { store, book, page, ground } = open();
  changeFace(store, book, page, { ground: 'tian' });
  expect(ground.children(page).some((id) => isGround(page, id))).toBe(true);
  store.transact((edit) => setEndlessPage(edit, page, true));
  expect(ground.children(page).some((id) => isGround(page, id))).toBe(false);
});

it('reads and follows all other data of the board', () => {
  const { store, page, ground, write } = open();
  const heard = vi.fn();
  const stops = [
    ground.subscribe(heard),
    ground.subscribeChildren(page, heard),
    ground.subscribeRecord(page, heard),
  ];
  write();
  expect(heard).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
  write();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(ground.pages()).toEqual(store.pages());
  expect(ground.find('page', page)).toBe(store.find('page', page));
  expect(ground.get(page)).toBe(store.get(page));
  expect(ground.all('page')).toEqual(store.all('page'));
});
