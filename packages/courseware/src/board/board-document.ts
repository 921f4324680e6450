import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import { orderBetween, ordersBetween } from '../document/order.ts';
import type { CoursewareSnapshot } from '../document/snapshot.ts';
import type { InkElement } from '../records/elements/ink.ts';
import type { Page } from '../records/page.ts';
import { type CoursewareRecord, SCHEMA_VERSION } from '../records/record.ts';
import { type BoardFace, boardBackground, boardFace, groundElements } from './board-face.ts';

/** Logical pixels of a page, where no courseware says otherwise. */
const SIZE = { w: 1280, h: 720 };
const FIRST: BoardFace = { color: 'green', ground: 'plain' };
/** Behind those of a ground. */
const FIRST_INK = 'a1';

/** Pages of one board. */
export const BOARD_PAGES_MAX = 100;

/** A page of a board that is made at once. */
export interface NewBoardPage {
  readonly face: BoardFace;
  /** The oldest first; which page and place they had does not matter. */
  readonly ink: readonly InkElement[];
}

function pageRecord(id: string, order: string, face: BoardFace): Page {
  return { kind: 'page', id, order, background: boardBackground(face.color) };
}

/** A board of these pages; a new one has one green page. */
export function boardOf(
  pages: readonly NewBoardPage[] = [{ face: FIRST, ink: [] }],
  size = SIZE,
): CoursewareSnapshot {
  const orders = ordersBetween(undefined, undefined, pages.length);
  const records = pages.flatMap(({ face, ink }, i): CoursewareRecord[] => {
    const id = newId();
    const places = ordersBetween(FIRST_INK, undefined, ink.length);
    return [
      pageRecord(id, orders[i] ?? '', face),
      ...groundElements(id, face, size),
      ...ink.map((element, at) => ({ ...element, id: newId(), parentId: id, order: places[at] ?? '' })),
    ];
  });
  return { records: [{ kind: 'deck', id: 'deck', schema: SCHEMA_VERSION, size }, ...records] };
}

/** The key of a place among the pages: ahead of the page that is at `index` now. */
function orderAt(edit: Edit, pages: readonly string[], index: number): string {
  const order = (at: number) => edit.find('page', pages[at] ?? '')?.order;
  return orderBetween(order(index - 1), order(index));
}

/** Adds a page behind another, which it looks like; answers its id, undefined where the board is full. */
export function addBoardPage(edit: Edit, after: string | undefined): string | undefined {
  const pages = edit.pages();
  if (pages.length >= BOARD_PAGES_MAX) return undefined;
  const at = after === undefined ? -1 : pages.indexOf(after);
  const place = at < 0 ? pages.length : at + 1;
  const before = pages[place - 1];
  const face = before === undefined ? FIRST : boardFace(edit, before);
  const id = newId();
  edit.create(pageRecord(id, orderAt(edit, pages, place), face));
  for (const element of groundElements(id, face, edit.find('deck', 'deck')?.size ?? SIZE))
    edit.create(element);
  return id;
}

/** Puts a page one place further, or back. */
export function moveBoardPage(edit: Edit, pageId: string, by: 1 | -1): void {
  const others = edit.pages().filter((id) => id !== pageId);
  const at = edit.pages().indexOf(pageId);
  if (at < 0 || at + by < 0 || at + by > others.length) return;
  edit.update(pageId, { order: orderAt(edit, others, at + by) });
}

/** Removes a page with what is on it. A board keeps at least one: an empty one takes the place of the last. */
export function removeBoardPage(edit: Edit, pageId: string): void {
  if (edit.pages().length <= 1) addBoardPage(edit, pageId);
  edit.remove(pageId);
}
