import { newId } from '@lectern/base';
import type { Edit } from '../../document/edit.ts';
import type { Layout } from '../../records/design.ts';
import { layoutOf } from '../../resolve/design.ts';
import { createCopyOfPage, elementsUnder } from '../copy-records.ts';
import { moveAmong, ordersAt } from '../place.ts';
import { addPlaceholder, copyMarks, isMark, placeholdersOn } from './placeholders.ts';

const ROOT = 'deck';

/** Index after a page among pages and sections; the end when the page does not exist. */
function placeAfter(edit: Edit, pageId: string | undefined): number {
  const siblings = edit.children(ROOT);
  const index = pageId === undefined ? -1 : siblings.indexOf(pageId);
  return index < 0 ? siblings.length : index + 1;
}

export interface NewPage {
  /** Id of the page before it; the last page by default. */
  readonly after?: string;
  /**
   * Id of the new page's layout, whose placeholders are added empty. By default the layout of the page before it; after
   * a title page the first content layout of the same master.
   */
  readonly layoutId?: string;
}

/** Adds an empty page; returns its id. */
export function addPage(edit: Edit, { after, layoutId }: NewPage = {}): string {
  const previous = edit.find('page', after ?? edit.pages().at(-1) ?? '');
  const layout =
    edit.find('layout', layoutId ?? '') ?? followingLayout(edit, previous?.id) ?? edit.all('layout')[0];
  const [order = ''] = ordersAt(edit, edit.children(ROOT), placeAfter(edit, after), 1);
  const id = newId();
  edit.create({ kind: 'page', id, order, layoutId: layout?.id });
  for (const place of placeholdersOn(edit, layout?.id ?? ''))
    if (place.type === 'shape' && !isMark(place)) addPlaceholder(edit, id, place);
  // A title page usually has no page number or footer, so after a title page they are copied from the next page.
  const pages = edit.pages();
  const around = [previous?.id, pages[pages.indexOf(id) + 1]].find(
    (each) => each !== undefined && placeholdersOn(edit, each).some(isMark),
  );
  if (around !== undefined && layout?.type !== 'title') copyMarks(edit, around, id);
  return id;
}

function followingLayout(edit: Edit, pageId: string | undefined): Layout | undefined {
  const before = layoutOf(edit, pageId ?? '');
  if (before?.type !== 'title') return before;
  return (
    edit.all('layout').find(({ masterId, type }) => masterId === before.masterId && type === 'obj') ?? before
  );
}

/**
 * Copies pages with all their elements and inserts the copies after the last of these pages; returns the copies' ids in
 * order.
 */
export function duplicatePages(edit: Edit, pageIds: readonly string[]): string[] {
  const wanted = new Set(pageIds);
  const originals = edit.pages().filter((id) => wanted.has(id));
  const orders = ordersAt(edit, edit.children(ROOT), placeAfter(edit, originals.at(-1)), originals.length);
  return originals.flatMap((id, index) => {
    const page = edit.find('page', id);
    if (!page) return [];
    const copy = createCopyOfPage(edit, page, elementsUnder(edit, edit.children(id)), orders[index] ?? '');
    edit.update(copy, { origin: undefined });
    return [copy];
  });
}

/**
 * Deletes pages with all their elements. A courseware keeps at least one page: if all are deleted, an empty page
 * replaces them.
 */
export function deletePages(edit: Edit, pageIds: readonly string[]): void {
  const gone = new Set(pageIds);
  const pages = edit.pages();
  if (pages.length > 0 && pages.every((id) => gone.has(id))) addPage(edit);
  for (const id of pageIds) if (edit.find('page', id)) edit.remove(id);
}

/** Moves pages, in their current order, before the page at `index` of `pages()`; to the end without such a page. */
export function movePages(edit: Edit, pageIds: readonly string[], index: number): void {
  const wanted = new Set(pageIds);
  const moving = edit.pages().filter((id) => wanted.has(id));
  const siblings = edit.children(ROOT);
  const target = edit.pages()[index];
  moveAmong(edit, siblings, moving, target === undefined ? siblings.length : siblings.indexOf(target));
}

/**
 * Moves pages, in their present order, before a page or before a section, and so into the section before that; to the
 * end for undefined.
 */
export function movePagesAhead(edit: Edit, pageIds: readonly string[], before: string | undefined): void {
  const wanted = new Set(pageIds);
  const siblings = edit.children(ROOT);
  const index = before === undefined ? siblings.length : siblings.indexOf(before);
  if (index < 0) return;
  const moving = edit.pages().filter((id) => wanted.has(id));
  moveAmong(edit, siblings, moving, index);
}

/** Moves pages, in their present order, after another page and into its section. */
export function movePagesBehind(edit: Edit, pageIds: readonly string[], pageId: string): void {
  const wanted = new Set(pageIds);
  const siblings = edit.children(ROOT);
  const index = siblings.indexOf(pageId);
  if (index < 0) return;
  const moving = edit.pages().filter((id) => wanted.has(id));
  moveAmong(edit, siblings, moving, index + 1);
}

/** Skips pages when teaching, or shows them again. */
export function setPagesHidden(edit: Edit, pageIds: readonly string[], hidden: boolean): void {
  for (const id of pageIds) if (edit.find('page', id)) edit.update(id, { hidden: hidden || undefined });
}
