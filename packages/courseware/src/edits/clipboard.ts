import * as z from 'zod/mini';
import type { Edit } from '../document/edit.ts';
import { assetsIn } from '../document/element-references.ts';
import type { CoursewareReader } from '../document/reader.ts';
import { COURSEWARE_LIMITS } from '../limits/courseware-limits.ts';
import { type Asset, asset } from '../records/deck.ts';
import { type Element, element } from '../records/element.ts';
import { type Page, page } from '../records/page.ts';
import { record } from '../records/record.ts';
import { positiveLength } from '../records/scalar.ts';
import { layoutOf } from '../resolve/design.ts';
import { createCopyOfPage, elementsUnder, freshIds, renamedElement } from './copy-records.ts';
import { outermost, setFrame } from './frames/frames.ts';
import { boundsOnPage, groupsAround, pointOut } from './frames/geometry.ts';
import { ordersAt } from './place.ts';

const MOST_RECORDS = COURSEWARE_LIMITS.records;

const fragment = z.object({
  format: z.literal('lectern-fragment'),
  version: z.literal(1),
  /** Id of the source document, from which a paste into another document requests the assets. */
  documentId: z.string().check(z.maxLength(64)),
  pages: z.array(page).check(z.maxLength(MOST_RECORDS)),
  elements: z.array(element).check(z.maxLength(MOST_RECORDS)),
  assets: z.array(asset).check(z.maxLength(MOST_RECORDS)),
  /** The design of pages: their themes, masters and layouts with their elements, and the page size. */
  design: z.optional(
    z.object({
      records: z.array(record).check(z.maxLength(MOST_RECORDS)),
      size: z.object({ w: positiveLength, h: positiveLength }),
    }),
  ),
});
/**
 * Pages, or elements of one page, with all records that they need: plain data that can be moved between windows and
 * coursewares.
 */
export type ClipboardFragment = z.infer<typeof fragment>;

function fragmentOf(
  reader: CoursewareReader,
  documentId: string,
  pages: Page[],
  elements: Element[],
  design?: ClipboardFragment['design'],
): ClipboardFragment {
  const hashes = assetsIn([...pages, ...elements, ...(design?.records ?? [])]);
  const assets = [...hashes]
    .map((hash) => reader.find('asset', hash))
    .filter((found): found is Asset => !!found);
  return {
    format: 'lectern-fragment',
    version: 1,
    documentId,
    pages,
    elements,
    assets,
    ...(design && { design }),
  };
}

/** Copies elements with their position on the page; elements in groups are copied without the group. */
export function copyElements(
  reader: CoursewareReader,
  documentId: string,
  ids: readonly string[],
): ClipboardFragment {
  const roots = outermost(reader, ids);
  const elements = elementsUnder(reader, roots).map((copied) => {
    if (!roots.includes(copied.id)) return copied;
    const middle = groupsAround(reader, copied.id).reduce((point, group) => pointOut(group, point), {
      x: copied.frame.x + copied.frame.w / 2,
      y: copied.frame.y + copied.frame.h / 2,
    });
    const { w, h } = copied.frame;
    return { ...copied, frame: { ...copied.frame, x: middle.x - w / 2, y: middle.y - h / 2 } };
  });
  return fragmentOf(reader, documentId, [], elements);
}

export function copyPages(
  reader: CoursewareReader,
  documentId: string,
  ids: readonly string[],
): ClipboardFragment {
  const wanted = new Set(ids);
  const pages = reader.pages().filter((id) => wanted.has(id));
  const elements = elementsUnder(
    reader,
    pages.flatMap((id) => reader.children(id)),
  );
  const copied = pages.flatMap((id) => {
    const page = reader.find('page', id);
    return page ? { ...page, layoutId: layoutOf(reader, id)?.id } : [];
  });
  return fragmentOf(reader, documentId, copied, elements, designOfPages(reader, copied));
}

/** The design of pages: their layouts, masters and themes, and the elements on layouts and masters. */
function designOfPages(reader: CoursewareReader, pages: readonly Page[]): ClipboardFragment['design'] {
  const layouts = new Set(pages.flatMap(({ id }) => layoutOf(reader, id) ?? []));
  const masters = new Set([...layouts].flatMap(({ masterId }) => reader.find('master', masterId) ?? []));
  const themes = new Set(
    [...pages, ...layouts, ...masters].flatMap(({ themeId }) => reader.find('theme', themeId ?? '') ?? []),
  );
  const size = reader.find('deck', 'deck')?.size;
  if (!size || layouts.size === 0) return undefined;
  const on = [...masters, ...layouts].flatMap(({ id }) => reader.children(id));
  return { records: [...themes, ...masters, ...layouts, ...elementsUnder(reader, on)], size };
}

/** The fragment in a text from the clipboard; undefined when it is missing or invalid. */
export function parseFragment(text: string): ClipboardFragment | undefined {
  if (!text.includes('lectern-fragment')) return undefined;
  try {
    return fragment.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Ids of pasted records, for selecting them. */
export interface Pasted {
  readonly pages: readonly string[];
  readonly elements: readonly string[];
}

/**
 * Pastes under new ids. Elements are placed in front of the page's other elements, moved by multiples of `offset` if
 * the position is occupied; pages are placed after the page. Asset records are added; the files themselves must be
 * available to the document (see the server's asset links).
 */
export function pasteFragment(edit: Edit, pageId: string, pasted: ClipboardFragment, offset = 16): Pasted {
  for (const record of pasted.assets) if (!edit.find('asset', record.id)) edit.create(record);
  if (pasted.pages.length > 0) return { pages: pastePages(edit, pageId, pasted), elements: [] };
  return { pages: [], elements: pasteElements(edit, pageId, pasted.elements, offset) };
}

function pastePages(edit: Edit, afterId: string, { pages, elements }: ClipboardFragment): string[] {
  const siblings = edit.children('deck');
  const after = siblings.indexOf(afterId);
  const orders = ordersAt(edit, siblings, after < 0 ? siblings.length : after + 1, pages.length);
  const homes = homesOf(elements);
  return pages.map((copied, index) => {
    const own = elements.filter(({ id }) => homes.get(id) === copied.id);
    const layoutId = edit.find('layout', copied.layoutId ?? '') ? copied.layoutId : edit.all('layout')[0]?.id;
    return createCopyOfPage(edit, { ...copied, layoutId }, own, orders[index] ?? '');
  });
}

/** For each element, the first ancestor that is not an element of the fragment. */
function homesOf(elements: readonly Element[]): Map<string, string> {
  const parents = new Map(elements.map(({ id, parentId }) => [id, parentId]));
  return new Map(
    elements.map(({ id }) => {
      const seen = new Set<string>();
      let at = id;
      while (parents.has(at) && !seen.has(at)) {
        seen.add(at);
        at = parents.get(at) ?? at;
      }
      return [id, at];
    }),
  );
}

function pasteElements(edit: Edit, pageId: string, elements: readonly Element[], offset: number): string[] {
  const ids = freshIds(elements);
  const roots = elements.filter(({ parentId }) => !ids.has(parentId));
  const siblings = edit.children(pageId);
  const orders = ordersAt(edit, siblings, siblings.length, roots.length);
  const shift = shiftFor(edit, siblings, roots, offset);
  for (const copied of elements) {
    const root = roots.indexOf(copied);
    const { origin: _, ...renamed } = renamedElement(copied, ids);
    const placed =
      root < 0 ? renamed : { ...renamed, parentId: pageId, order: orders[root] ?? '', locked: undefined };
    edit.create(placed as Element);
  }
  const pasted = roots.flatMap(({ id }) => ids.get(id) ?? []);
  for (const id of pasted) {
    const frame = edit.find('element', id)?.frame;
    if (frame && shift > 0) setFrame(edit, id, { ...frame, x: frame.x + shift, y: frame.y + shift });
  }
  return pasted;
}

/** The first multiple of the offset at which the first pasted element does not have the position of another. */
function shiftFor(
  edit: Edit,
  siblings: readonly string[],
  roots: readonly Element[],
  offset: number,
): number {
  const first = roots[0]?.frame;
  if (!first || offset <= 0) return 0;
  const taken = siblings.flatMap((id) => boundsOnPage(edit, id) ?? []);
  let shift = 0;
  while (
    shift < 1000 &&
    taken.some(({ x, y }) => Math.abs(x - first.x - shift) < 1 && Math.abs(y - first.y - shift) < 1)
  ) {
    shift += offset;
  }
  return shift;
}
