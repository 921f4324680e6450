import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import { orderBetween, ordersBetween } from '../document/order.ts';
import type { CoursewareSnapshot } from '../document/snapshot.ts';
import type { Element } from '../records/element.ts';
import type { InkElement } from '../records/elements/ink.ts';
import type { Page } from '../records/page.ts';
import { type CoursewareRecord, SCHEMA_VERSION } from '../records/record.ts';
import {
  type BoardFace,
  boardBackground,
  boardFace,
  groundElements,
  groundIds,
  isGround,
} from './board-face.ts';
import { isEndlessPage } from './endless-page.ts';

/** Default size of a page, logical pixels. */
const SIZE = { w: 1280, h: 720 };
const FIRST: BoardFace = { color: 'green', ground: 'plain' };
/** Order key of the first stroke. */
const FIRST_INK = 'a1';

/** Most pages of a board. */
export const BOARD_PAGES_MAX = 100;

/** A page that a new board starts with. */
export interface NewBoardPage {
  readonly face: BoardFace;
  readonly endless?: boolean;
  /** Strokes, oldest first; their `parentId` and `order` are replaced. */
  readonly ink: readonly InkElement[];
}

function pageRecord(id: string, order: string, face: BoardFace, endless = false): Page {
  return { kind: 'page', id, order, background: boardBackground(face.color), ...(endless && { endless }) };
}

/** First page of a new board: green, without ink. */
export const EMPTY_PAGE: NewBoardPage = { face: FIRST, ink: [] };

/** A board with these pages; by default it has one green page. */
export function boardOf(pages: readonly NewBoardPage[] = [EMPTY_PAGE], size = SIZE): CoursewareSnapshot {
  const orders = ordersBetween(undefined, undefined, pages.length);
  const records = pages.flatMap(({ face, ink, endless }, i): CoursewareRecord[] => {
    const id = newId();
    const places = ordersBetween(FIRST_INK, undefined, ink.length);
    return [
      pageRecord(id, orders[i] ?? '', face, endless),
      ...groundElements(id, face, size),
      ...ink.map((element, at) => ({ ...element, id: newId(), parentId: id, order: places[at] ?? '' })),
    ];
  });
  return { records: [{ kind: 'deck', id: 'deck', schema: SCHEMA_VERSION, size }, ...records] };
}

/**
 * Whether the records make up a board: 1 to 100 pages with both ground elements, and no elements but shapes, pictures
 * and ink.
 */
export function holdsBoard({ records }: CoursewareSnapshot): boolean {
  const ids = new Set(records.map(({ id }) => id));
  const pages = records.filter(({ kind }) => kind === 'page');
  const isOfBoard = (each: CoursewareRecord): boolean => {
    if (each.kind === 'element') return ['ink', 'shape', 'picture'].includes(each.type);
    return each.kind === 'deck' || each.kind === 'page' || each.kind === 'asset';
  };
  const hasGround = ({ id }: CoursewareRecord) => groundIds(id).every((ground) => ids.has(ground));
  const count = pages.length;
  return count > 0 && count <= BOARD_PAGES_MAX && records.every(isOfBoard) && pages.every(hasGround);
}

/** Order key for a new page before the page that is at `index` now. */
function orderAt(edit: Edit, pages: readonly string[], index: number): string {
  const order = (at: number) => edit.find('page', pages[at] ?? '')?.order;
  return orderBetween(order(index - 1), order(index));
}

/** Adds a page after another page, with the same format; returns its id, undefined when the board is full. */
export function addBoardPage(edit: Edit, after: string | undefined): string | undefined {
  const pages = edit.pages();
  if (pages.length >= BOARD_PAGES_MAX) return undefined;
  const at = after === undefined ? -1 : pages.indexOf(after);
  const place = at < 0 ? pages.length : at + 1;
  const before = pages[place - 1];
  const face = before === undefined ? FIRST : boardFace(edit, before);
  const endless = before !== undefined && isEndlessPage(edit, before);
  const id = newId();
  edit.create(pageRecord(id, orderAt(edit, pages, place), face, endless));
  for (const element of groundElements(id, face, edit.find('deck', 'deck')?.size ?? SIZE))
    edit.create(element);
  return id;
}

/** Moves a page one position forwards or backwards. */
export function moveBoardPage(edit: Edit, pageId: string, by: 1 | -1): void {
  const others = edit.pages().filter((id) => id !== pageId);
  const at = edit.pages().indexOf(pageId);
  if (at < 0 || at + by < 0 || at + by > others.length) return;
  edit.update(pageId, { order: orderAt(edit, others, at + by) });
}

/** A page in its state before its removal. */
export interface RemovedBoardPage {
  /** The page first, then its elements. */
  readonly records: readonly (Page | Element)[];
  /** Id of the empty page that replaced it, if it was the only page. */
  readonly instead: string | undefined;
}

/**
 * Removes a page with its elements and returns them. A board has at least one page: an empty page replaces the last
 * page. Returns undefined when the page does not exist.
 */
export function removeBoardPage(edit: Edit, pageId: string): RemovedBoardPage | undefined {
  const page = edit.find('page', pageId);
  if (!page) return undefined;
  const elements = elementsUnder(edit, pageId);
  const instead = edit.pages().length <= 1 ? addBoardPage(edit, pageId) : undefined;
  edit.remove(pageId);
  return { records: [page, ...elements], instead };
}

function elementsUnder(edit: Edit, parentId: string): readonly Element[] {
  return edit.children(parentId).flatMap((id) => {
    const element = edit.find('element', id);
    return element ? [element, ...elementsUnder(edit, id)] : [];
  });
}

/**
 * Restores a removed page, also after later edits; the empty page that replaced it is removed if it is still empty.
 * Returns the page's id, undefined when the board is full or the page exists.
 */
export function restoreBoardPage(edit: Edit, { records, instead }: RemovedBoardPage): string | undefined {
  const [page] = records;
  if (!page || edit.get(page.id)) return undefined;
  const isEmpty = (id: string) => edit.children(id).every((each) => isGround(id, each));
  if (instead !== undefined && edit.find('page', instead) && isEmpty(instead)) edit.remove(instead);
  if (edit.pages().length >= BOARD_PAGES_MAX) return undefined;
  for (const record of records) edit.create(record);
  return page.id;
}
