import type { CoursewareStore, Edit, ShapeElement } from '@lectern/courseware';
import {
  BOARD_PAGES_MAX,
  type BoardFace,
  boardFace,
  coloredPlaced,
  placedOn,
  saidBy,
  setBoardFace,
} from '@lectern/courseware/board';
import { type BoardColor, colorOnBoard } from '@lectern/courseware/lesson';
import { type InkBook, recolorInk } from '../../../parts/ink/index.ts';

/** The page to show: the selected page, or when that was removed the page at its position. */
export function shownPage(
  pages: readonly string[],
  chosen: string | undefined,
  last: number,
): string | undefined {
  if (chosen !== undefined && pages.includes(chosen)) return chosen;
  return pages[Math.min(Math.max(last, 0), pages.length - 1)];
}

export function mayAddPage(pages: readonly string[]): boolean {
  return pages.length < BOARD_PAGES_MAX;
}

/** Changes a page's colour or ruling, and recolours its ink so that it stays visible, in one undo step. */
export function changeFace(
  store: CoursewareStore,
  book: Pick<InkBook, 'settle' | 'strokes' | 'replace'>,
  pageId: string,
  patch: Partial<BoardFace>,
): void {
  const size = store.find('deck', 'deck')?.size;
  if (!size) return;
  book.settle();
  const face = { ...boardFace(store, pageId), ...patch };
  store.transact((edit) => {
    setBoardFace(edit, pageId, face, size);
    recolorTexts(edit, pageId, face.color);
    recolorInk(book, { pageId, color: face.color });
  });
}

/** Undoes or redoes a step. Returns the changed page, so that it can be shown. */
export function stepBack(
  store: CoursewareStore,
  book: Pick<InkBook, 'settle'>,
  way: 'undo' | 'redo',
): string | undefined {
  book.settle();
  let changed: string | undefined;
  const stop = store.subscribe(({ childLists, records }) => {
    const pages = store.pages();
    // A change of the ruling alone keeps the page's list of elements, so changed records are searched as well.
    const isTold = (id: string) => records.has(id) || store.children(id).some((each) => records.has(each));
    changed = pages.find((id) => childLists.has(id)) ?? pages.find(isTold);
  });
  store[way]();
  stop();
  return changed;
}

/** Action of a key on a board. */
export type BoardAsk = 'undo' | 'redo' | 'previous' | 'next' | 'first' | 'last';

const TURNS: Readonly<Record<string, BoardAsk>> = {
  PageUp: 'previous',
  ArrowLeft: 'previous',
  PageDown: 'next',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

export function askOfKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): BoardAsk | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return shiftKey ? undefined : TURNS[key];
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** The page to change to; undefined when it does not exist or is already shown. */
export function turned(
  pages: readonly string[],
  pageId: string | undefined,
  ask: 'previous' | 'next' | 'first' | 'last',
): string | undefined {
  const at = pageId === undefined ? -1 : pages.indexOf(pageId);
  const to = { previous: at - 1, next: at + 1, first: 0, last: pages.length - 1 }[ask];
  const next = pages[to];
  return next === pageId ? undefined : next;
}

/**
 * Action of a key on the visible part of an endless page: shares of the screen to the right and down, or a zoom step,
 * or all.
 */
export type ViewAsk = readonly [right: number, down: number] | 'larger' | 'smaller' | 'all';

const STEP = 0.2;
const MOVES: Readonly<Record<string, ViewAsk>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'all',
};

export function viewAskOfKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ViewAsk | undefined {
  return event.ctrlKey || event.metaKey || event.altKey ? undefined : MOVES[event.key];
}

/**
 * Recolours texts so that they stay visible on a board of another colour. Call it in the step that changes the colour.
 */
function recolorTexts(edit: Edit, pageId: string, board: BoardColor): void {
  for (const each of placedOn(edit, pageId)) {
    const color = saidBy(each)?.color;
    const next = color === undefined ? undefined : colorOnBoard(board, color);
    if (next === undefined || next === color) continue;
    const changed = coloredPlaced(each, next);
    if (changed.type === 'shape') edit.update<ShapeElement>(each.id, { text: changed.text });
  }
}
