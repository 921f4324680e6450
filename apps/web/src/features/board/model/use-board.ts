import type { CoursewareStore } from '@lectern/courseware';
import {
  addBoardPage,
  type BoardFace,
  boardFace,
  moveBoardPage,
  type RemovedBoardPage,
  removeBoardPage,
  restoreBoardPage,
  setEndlessPage,
  shownArea,
  writtenArea,
} from '@lectern/courseware/board';
import type { Area } from '@lectern/courseware/lesson';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { InkBook, StoredInk } from '../../../parts/ink/index.ts';
import { keepSearchParam } from '../../../platform/router/router.ts';
import { changeFace, shownPage, stepBack, turned } from './board-model.ts';
import { useIsEndless } from './framed-page.ts';

/** State of a board and the functions that change it. */
export interface BoardState {
  readonly store: CoursewareStore;
  readonly book: InkBook;
  readonly pages: readonly string[];
  readonly pageId: string | undefined;
  /** Number of the page that is shown, counted from 1. */
  readonly number: number;
  readonly face: BoardFace;
  /** Whether the page that is shown is endless. */
  readonly isEndless: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly show: (pageId: string | undefined) => void;
  readonly turn: (ask: 'previous' | 'next' | 'first' | 'last') => void;
  readonly step: (way: 'undo' | 'redo') => void;
  readonly change: (patch: Partial<BoardFace>) => void;
  /** Makes the page that is shown endless, or gives it edges again. */
  readonly setEndless: (endless: boolean) => void;
  /** Adds a page after the given page; undefined: after the page that is shown. */
  readonly add: (after?: string) => void;
  /**
   * Removes a page. Returns a function that restores it at any later time; undefined when the page is removed already.
   */
  readonly remove: (pageId: string) => (() => void) | undefined;
  readonly move: (pageId: string, by: 1 | -1) => void;
}

export function useBoard(store: CoursewareStore, startPage: number | undefined): BoardState {
  const book = useMemo(() => {
    const made = new InkBook();
    // When another user removes a page, the stroke being written on it is dropped.
    made.keepIn(new StoredInk(store, false));
    return made;
  }, [store]);
  // A stroke in progress is stored when the screen closes.
  useEffect(
    () => () => {
      book.finish();
      book.dispose();
    },
    [book],
  );
  const pages = useSyncExternalStore(
    useCallback((listener) => store.subscribeChildren('deck', listener), [store]),
    () => store.pages(),
  );
  const [chosen, show] = useState(() => store.pages()[(startPage ?? 1) - 1]);
  const last = useRef(0);
  const pageId = shownPage(pages, chosen, last.current);
  const number = pageId === undefined ? 0 : pages.indexOf(pageId) + 1;
  useEffect(() => {
    if (number === 0) return;
    last.current = number - 1;
    keepSearchParam('page', String(number));
  }, [number]);
  const face = useFace(store, pageId);
  const isEndless = useIsEndless(store, pageId);
  const subscribeUndo = useCallback((listener: () => void) => store.subscribeUndo(listener), [store]);
  const canUndo = useSyncExternalStore(subscribeUndo, () => store.canUndo);
  const canRedo = useSyncExternalStore(subscribeUndo, () => store.canRedo);
  return {
    store,
    book,
    pages,
    pageId,
    number,
    face,
    isEndless,
    canUndo,
    canRedo,
    show,
    turn: (ask) => {
      const to = turned(pages, pageId, ask);
      if (to !== undefined) show(to);
    },
    step: (way) => {
      const changed = stepBack(store, book, way);
      if (changed !== undefined) show(changed);
    },
    change: (patch) => {
      if (pageId !== undefined) changeFace(store, book, pageId, patch);
    },
    setEndless: (endless) => {
      if (pageId === undefined) return;
      book.settle();
      store.transact((edit) => setEndlessPage(edit, pageId, endless));
    },
    add: (after = pageId) => {
      let made: string | undefined;
      store.transact((edit) => {
        made = addBoardPage(edit, after);
      });
      if (made !== undefined) show(made);
    },
    remove: (id) => {
      book.settle();
      let removed: RemovedBoardPage | undefined;
      store.transact((edit) => {
        removed = removeBoardPage(edit, id);
      });
      const gone = removed;
      return gone && (() => putBack(store, gone, show));
    },
    move: (id, by) => store.transact((edit) => moveBoardPage(edit, id, by)),
  };
}

function putBack(store: CoursewareStore, removed: RemovedBoardPage, show: (pageId: string) => void): void {
  let back: string | undefined;
  store.transact((edit) => {
    back = restoreBoardPage(edit, removed);
  });
  if (back !== undefined) show(back);
}

function useFace(store: CoursewareStore, pageId: string | undefined): BoardFace {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const read = () => {
    const { color, ground } = boardFace(store, pageId ?? '');
    return `${color} ${ground}`;
  };
  const said = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => {
    const [color, ground] = said.split(' ');
    return { color, ground } as BoardFace;
  }, [said]);
}

/** Area of all content of an endless page, with pending strokes written first. */
export function allOf(
  { store, book }: Pick<BoardState, 'store' | 'book'>,
  pageId: string,
  size: { readonly w: number; readonly h: number },
): Area {
  book.settle();
  return shownArea(size, writtenArea(store, pageId));
}
