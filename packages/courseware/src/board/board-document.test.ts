import { newId } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore, type InkElement, stateOfSnapshot } from '../index.ts';
import { colors, grounds } from '../lesson/index.ts';
import { record } from '../records/record.ts';
import {
  addBoardPage,
  BOARD_PAGES_MAX,
  boardFace,
  boardOf,
  type RemovedBoardPage,
  removeBoardPage,
  restoreBoardPage,
  setBoardFace,
} from './index.ts';

const SIZE = { w: 1280, h: 720 };

function storeOf(snapshot = boardOf()): CoursewareStore {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(snapshot));
  return new CoursewareStore(doc);
}

describe('a board', () => {
  it('contains only valid courseware records', () => {
    const store = storeOf();
    const [page = ''] = store.pages();
    for (const color of colors)
      for (const ground of grounds) {
        store.transact((edit) => setBoardFace(edit, page, { color, ground }, SIZE));
        expect(boardFace(store, page)).toEqual({ color, ground });
        for (const id of store.children(page)) expect(record.safeParse(store.get(id)).error).toBeUndefined();
        const seen = store.children(page).filter((id) => !store.find('element', id)?.hidden);
        expect(seen.length > 0).toBe(ground !== 'plain');
      }
  });

  it('gives a new page the format of the previous page, directly after that page', () => {
    const store = storeOf();
    const [first = ''] = store.pages();
    store.transact((edit) => setBoardFace(edit, first, { color: 'white', ground: 'staff' }, SIZE));
    const add = () => {
      let made: string | undefined;
      store.transact((edit) => {
        made = addBoardPage(edit, first);
      });
      return made ?? '';
    };
    const [late, second] = [add(), add()];
    expect(store.pages()).toEqual([first, second, late]);
    expect(boardFace(store, second)).toEqual({ color: 'white', ground: 'staff' });
  });

  it('keeps at least one page, and has a maximum number of pages', () => {
    const store = storeOf();
    const [first = ''] = store.pages();
    store.transact((edit) => removeBoardPage(edit, first));
    const [next = ''] = store.pages();
    expect(next).not.toBe(first);
    store.transact((edit) => {
      for (let i = 0; i < BOARD_PAGES_MAX + 2; i++) addBoardPage(edit, next);
    });
    expect(store.pages()).toHaveLength(BOARD_PAGES_MAX);
    store.undo();
    expect(store.pages()).toEqual([next]);
  });

  it('restores a removed page once, at its position, also after later edits', () => {
    const store = storeOf();
    const [first = ''] = store.pages();
    store.transact((edit) => setBoardFace(edit, first, { color: 'black', ground: 'mi' }, SIZE));
    const before = [first, ...store.children(first)].map((id) => store.get(id));
    let removed: RemovedBoardPage | undefined;
    store.transact((edit) => {
      removed = removeBoardPage(edit, first);
    });
    const restored = (gone = removed) => {
      let back: string | undefined;
      store.transact((edit) => {
        back = gone && restoreBoardPage(edit, gone);
      });
      return back;
    };
    expect(restored()).toBe(first);
    expect(store.pages()).toEqual([first]);
    expect([first, ...store.children(first)].map((id) => store.get(id))).toEqual(before);
    expect(restored()).toBeUndefined();

    // The empty page that replaced it stays once a user wrote on it.
    store.transact((edit) => {
      removed = removeBoardPage(edit, first);
    });
    const [instead = ''] = store.pages();
    const ink = {
      ...{ kind: 'element', type: 'ink', id: newId(), parentId: instead, order: 'b' },
      ...{ frame: { x: 0, y: 0, w: 1, h: 1 }, tool: 'pen', color: 'FFFFFF', width: 5, points: [] },
    } as InkElement;
    store.transact((edit) => edit.create(ink));
    expect(restored()).toBe(first);
    expect(new Set(store.pages())).toEqual(new Set([first, instead]));
    store.transact((edit) => {
      expect(removeBoardPage(edit, 'gone')).toBeUndefined();
    });
  });

  it('has one background after two windows selected different backgrounds at once', () => {
    const one = storeOf();
    const other = storeOf(boardOf([], SIZE));
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(one.doc));
    const [page = ''] = one.pages();
    one.transact((edit) => setBoardFace(edit, page, { color: 'black', ground: 'tian' }, SIZE));
    other.transact((edit) => setBoardFace(edit, page, { color: 'white', ground: 'four' }, SIZE));
    const [mine, theirs] = [Y.encodeStateAsUpdate(one.doc), Y.encodeStateAsUpdate(other.doc)];
    Y.applyUpdate(one.doc, theirs);
    Y.applyUpdate(other.doc, mine);
    expect(boardFace(one, page)).toEqual(boardFace(other, page));
    const names = one.children(page).map((id) => one.find('element', id)?.name?.split(' ')[1]);
    expect(new Set(names).size).toBe(1);
  });
});
