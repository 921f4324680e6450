import { compareOrder } from '../document/compare-order.ts';
import type { Edit } from '../document/edit.ts';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import { type ClipboardFragment, pasteFragment } from '../edits/clipboard.ts';
import { setFrame } from '../edits/frames/frames.ts';
import { sameFrame } from '../edits/frames/geometry.ts';
import { placeholdersOn } from '../edits/pages/placeholders.ts';
import { layoutOf, type PlaceholderElement } from '../resolve/design.ts';
import { onLayout } from '../resolve/placeholder.ts';
import { addDesign, layoutLike } from './apply-design.ts';
import { fittedFrame, moveToLayout } from './page-layouts.ts';
import { fittedPoint, type PageSize, scaledFrame, scaleWords } from './page-size.ts';

/** Records that a paste of pages added, so that it can be replaced by a paste of the other sort. */
export interface PastedPages {
  readonly pages: readonly string[];
  /** Ids of the themes, masters, layouts and their elements. */
  readonly design: readonly string[];
}

/** The clipboard is not trusted: other records in its design are ignored. */
const DESIGN: ReadonlySet<string> = new Set(['theme', 'master', 'layout', 'element']);

/**
 * Pastes pages of another courseware after a page. `here`: they get the design of that page, and placeholders at the
 * positions of their layout follow; `source`: their own design is added. `instead`: an earlier paste, which is removed.
 */
export function pastePagesAs(
  edit: Edit,
  behind: string,
  fragment: ClipboardFragment,
  as: 'here' | 'source',
  instead?: PastedPages,
): PastedPages {
  const { pages } = pasteFragment(edit, behind, fragment);
  for (const id of instead?.pages ?? []) if (edit.find('page', id)) edit.remove(id);
  for (const id of instead?.design ?? []) if (edit.get(id)) edit.remove(id);
  const { design } = fragment;
  if (!design) return { pages, design: [] };
  const records = design.records.filter(({ kind }) => DESIGN.has(kind));
  const layoutIdOf = (index: number) => fragment.pages[index]?.layoutId ?? '';
  const source = new SnapshotReader({ records });
  const placed = new Set(
    pages.flatMap((id, index) => unmoved(edit, id, placeholdersOn(source, layoutIdOf(index)))),
  );
  const arrived = pages.flatMap((id) => edit.children(id));
  if (as === 'source') {
    const ids = addDesign(edit, { records, size: design.size });
    pages.forEach((id, index) => {
      const layoutId = ids.get(layoutIdOf(index));
      const themeId = ids.get(fragment.pages[index]?.themeId ?? '');
      if (layoutId !== undefined) edit.update(id, { layoutId, themeId });
    });
    fitPasted(edit, arrived, placed, design.size);
    return { pages, design: [...ids.values()] };
  }
  const here = layoutOf(edit, behind);
  const layouts = edit
    .all('layout')
    .filter(({ masterId }) => here === undefined || masterId === here.masterId)
    .sort(compareOrder);
  pages.forEach((id, index) => {
    const like = layoutLike(source, source.find('layout', layoutIdOf(index)), layouts, edit);
    edit.update(id, { themeId: undefined, colorMap: undefined });
    if (like) moveToLayout(edit, id, like.id, 'unmoved', placeholdersOn(source, layoutIdOf(index)));
  });
  fitPasted(edit, arrived, placed, design.size);
  return { pages, design: [] };
}

/** Ids of placeholders at the positions of their layout. */
function unmoved(edit: Edit, pageId: string, places: readonly PlaceholderElement[]): string[] {
  return placeholdersOn(edit, pageId)
    .filter((own) => {
      const place = placeOf(own, places);
      return place && sameFrame(place.frame, own.frame);
    })
    .map(({ id }) => id);
}

function placeOf({ placeholder }: PlaceholderElement, places: readonly PlaceholderElement[]) {
  return placeholder && onLayout(placeholder, places, (each) => each.placeholder);
}

/**
 * Scales elements and font sizes from pages of another size so that all content is on the page, about its middle.
 * Placeholders that were where their layout had them take the position in the new layout.
 */
function fitPasted(edit: Edit, ids: readonly string[], placed: ReadonlySet<string>, from: PageSize): void {
  const size = edit.find('deck', 'deck')?.size;
  if (!size || (size.w === from.w && size.h === from.h)) return;
  const scale = Math.min(size.w / from.w, size.h / from.h);
  const at = fittedPoint(from, size, scale);
  for (const id of ids) {
    const element = edit.find('element', id);
    if (!element) continue;
    scaleWords(edit, element, scale);
    const own = placed.has(id)
      ? placeholdersOn(edit, element.parentId).find((each) => each.id === id)
      : undefined;
    const layoutId = layoutOf(edit, element.parentId)?.id ?? '';
    const place = own && placeOf(own, placeholdersOn(edit, layoutId));
    setFrame(edit, id, own && place ? fittedFrame(own, place.frame) : scaledFrame(element.frame, scale, at));
  }
}
