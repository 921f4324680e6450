import { newId } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore, type InkElement, stateOfSnapshot } from '../index.ts';
import { colors, grounds } from '../lesson/index.ts';
import { record } from '../records/record.ts';
import { holdsBoard } from './board-document.ts';
import {
  addBoardPage,
  BOARD_PAGES_MAX,
  boardFace,
  boardOf,
  EMPTY_PAGE,
  moveBoardPage,
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

describe('holdsBoard', () => {
  const { records } = boardOf([EMPTY_PAGE, EMPTY_PAGE]);
  const holds = (...all: (typeof records)[number][]) => holdsBoard({ records: all });
  const deck = records.filter(({ kind }) => kind === 'deck');
  const page = records.find(({ kind }) => kind === 'page');
  const shape = records.find(({ kind }) => kind === 'element');

  it('returns true for pages with both ground elements, with files, texts and pictures', () => {
    expect(holds(...records)).toBe(true);
    const picture = { kind: 'element', type: 'picture', id: 'p', parentId: page?.id } as never;
    const asset = { kind: 'asset', id: 'a'.repeat(64), mime: 'image/png', size: 1 } as const;
    expect(holds(...records, picture, asset)).toBe(true);
  });

  it('returns false without pages, with too many pages, and for a page without its ground', () => {
    expect(holds(...deck)).toBe(false);
    expect(holds(...records.filter((each) => each !== shape))).toBe(false);
    expect(holdsBoard(boardOf(Array.from({ length: BOARD_PAGES_MAX }, () => EMPTY_PAGE)))).toBe(true);
    expect(holdsBoard(boardOf(Array.from({ length: BOARD_PAGES_MAX + 1 }, () => EMPTY_PAGE)))).toBe(false);
  });

  it('returns false for elements and records that boards do not have', () => {
    const element = (type: string) => ({ ...shape, id: 'x', type }) as never;
    expect(['ink', 'group', 'table'].map((type) => holds(...records, element(type)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(holds(...records, { kind: 'theme', id: 't' } as never)).toBe(false);
  });
});

describe('moveBoardPage', () => {
  it('moves a page by one position, and not beyond the ends', () => {
    const store = storeOf(boardOf([EMPTY_PAGE, EMPTY_PAGE, EMPTY_PAGE]));
    const [a = '', b = '', c = ''] = store.pages();
    const moved = (id: string, by: 1 | -1) => {
      store.transact((edit) => moveBoardPage(edit, id, by));
      return store.pages();
    };
    expect(moved(a, -1)).toEqual([a, b, c]);
    expect(moved(a, 1)).toEqual([b, a, c]);
    expect(moved(a, 1)).toEqual([b, c, a]);
    const before = store.get(a);
    expect(moved(a, 1)).toEqual([b, c, a]);
    expect(store.get(a)).toBe(before);
    expect(moved(c, -1)).toEqual([c, b, a]);
    store.transact((edit) => moveBoardPage(edit, 'none', 1));
    expect(store.get('none')).toBeUndefined();
  });
});

describe('boardOf and addBoardPage', () => {
  it('give strokes new ids and orders on their page, and an endless page an endless successor', () => {
    const stroke = { kind: 'element', type: 'ink', id: 'ink', parentId: '', order: 'z' } as InkElement;
    const { records } = boardOf([{ ...EMPTY_PAGE, endless: true, ink: [stroke, stroke] }], { w: 10, h: 20 });
    const [page] = records.filter(({ kind }) => kind === 'page');
    const strokes = records.filter((each) => each.kind === 'element' && each.type === 'ink');
    expect(strokes.map((each) => 'parentId' in each && each.parentId)).toEqual([page?.id, page?.id]);
    expect(new Set(['ink', ...strokes.map(({ id }) => id)]).size).toBe(3);
    const [one = '', two = ''] = strokes.map((each) => ('order' in each ? each.order : ''));
    expect('a1' < one && one < two).toBe(true);
    expect(records[0]).toMatchObject({ kind: 'deck', size: { w: 10, h: 20 } });

    const store = storeOf(boardOf([EMPTY_PAGE, { ...EMPTY_PAGE, endless: true }]));
    const [first = '', second = ''] = store.pages();
    const endless = (after: string | undefined) => {
      let id: string | undefined = '';
      store.transact((edit) => {
        id = addBoardPage(edit, after);
      });
      return [store.pages().indexOf(id ?? ''), store.find('page', id ?? '')?.endless];
    };
    expect(endless(first)).toEqual([1, undefined]);
    expect(endless(second)).toEqual([3, true]);
    expect(endless(undefined)).toEqual([4, true]);
  });
});
