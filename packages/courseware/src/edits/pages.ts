import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import type { Layout } from '../records/design.ts';
import type { ElementOf } from '../records/element.ts';
import { createCopyOfPage, elementsUnder } from './copy-records.ts';
import { moveAmong, ordersAt } from './place.ts';

const ROOT = 'deck';
/** Placeholders that a new page does not take over: date, footer and number come from the master when wanted. */
const NOT_TAKEN = new Set(['dt', 'ftr', 'sldNum', 'hdr']);

/** The place right behind a page among pages and sections; the end when the page is not there. */
function placeAfter(edit: Edit, pageId: string | undefined): number {
  const siblings = edit.children(ROOT);
  const index = pageId === undefined ? -1 : siblings.indexOf(pageId);
  return index < 0 ? siblings.length : index + 1;
}

export interface NewPage {
  /** The page that it follows; the last when left out. */
  readonly after?: string;
  /**
   * Its layout, whose placeholders it gets as empty texts. When left out that of the page before it; behind a title
   * page the first layout for content of the same master.
   */
  readonly layoutId?: string;
}

/** Adds an empty page; answers its id. */
export function addPage(edit: Edit, { after, layoutId }: NewPage = {}): string {
  const previous = edit.find('page', after ?? edit.pages().at(-1) ?? '');
  const layout =
    edit.find('layout', layoutId ?? '') ?? followingLayout(edit, previous?.layoutId) ?? edit.all('layout')[0];
  const [order = ''] = ordersAt(edit, edit.children(ROOT), placeAfter(edit, after), 1);
  const id = newId();
  edit.create({ kind: 'page', id, order, layoutId: layout?.id });
  if (layout) addPlaceholders(edit, id, layout.id);
  return id;
}

function followingLayout(edit: Edit, layoutId: string | undefined): Layout | undefined {
  const before = edit.find('layout', layoutId ?? '');
  if (before?.type !== 'title') return before;
  return (
    edit.all('layout').find(({ masterId, type }) => masterId === before.masterId && type === 'obj') ?? before
  );
}

function addPlaceholders(edit: Edit, pageId: string, layoutId: string): void {
  for (const id of edit.children(layoutId)) {
    const model = edit.find('element', id);
    if (model?.type !== 'shape' || !model.placeholder || NOT_TAKEN.has(model.placeholder.type)) continue;
    const element: ElementOf<'shape'> = {
      kind: 'element',
      id: newId(),
      type: 'shape',
      parentId: pageId,
      order: model.order,
      frame: model.frame,
      name: model.name,
      placeholder: model.placeholder,
      text: { paragraphs: [{ runs: [] }] },
    };
    edit.create(element);
  }
}

/** Copies pages with all that is on them behind the last of them; answers the copies' ids in order. */
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
 * Deletes pages with all that is on them. A courseware keeps at least one page: where all would go, an empty one takes
 * their place.
 */
export function deletePages(edit: Edit, pageIds: readonly string[]): void {
  const gone = new Set(pageIds);
  const pages = edit.pages();
  if (pages.length > 0 && pages.every((id) => gone.has(id))) addPage(edit);
  for (const id of pageIds) if (edit.find('page', id)) edit.remove(id);
}

/** Puts pages, in their present order, ahead of the page now at `index` of `pages()`; the end when past it. */
export function movePages(edit: Edit, pageIds: readonly string[], index: number): void {
  const wanted = new Set(pageIds);
  const moving = edit.pages().filter((id) => wanted.has(id));
  const siblings = edit.children(ROOT);
  const target = edit.pages()[index];
  moveAmong(edit, siblings, moving, target === undefined ? siblings.length : siblings.indexOf(target));
}

/** Skips pages when teaching, or shows them again. */
export function setPagesHidden(edit: Edit, pageIds: readonly string[], hidden: boolean): void {
  for (const id of pageIds) if (edit.find('page', id)) edit.update(id, { hidden: hidden || undefined });
}
