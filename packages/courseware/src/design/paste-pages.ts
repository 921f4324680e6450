import { compareOrder } from '../document/compare-order.ts';
import type { Edit } from '../document/edit.ts';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import { type ClipboardFragment, pasteFragment } from '../edits/clipboard.ts';
import { setFrame } from '../edits/frames.ts';
import { placeholdersOn } from '../edits/placeholders.ts';
import { layoutOf, type PlaceholderElement } from '../resolve/design.ts';
import { onLayout } from '../resolve/placeholder.ts';
import { addDesign, layoutLike } from './apply-design.ts';
import { fittedFrame, moveToLayout } from './page-layouts.ts';
import { fittedPoint, type PageSize, scaledFrame, scaleWords } from './page-size.ts';
import { sameFrame } from './same-frame.ts';

/** What came with a paste of pages, so that it can be pasted the other way instead. */
export interface PastedPages {
  readonly pages: readonly string[];
  /** The themes, masters, layouts and what lies on them. */
  readonly design: readonly string[];
}

/** What a stranger's clipboard says of a design is that alone: no pages, no other records. */
const DESIGN: ReadonlySet<string> = new Set(['theme', 'master', 'layout', 'element']);

/**
 * Pastes pages of another courseware behind a page. `here`: they take the design of that page, what lay where its layout
 * had it follows; `source`: theirs comes along. `instead`: of an earlier paste, which goes.
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

/** What lies where its layout has it. */
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
 * What came from pages of another size is made so much smaller or larger that all of it is on these, words with it, and
 * lies about the middle; what lay as its layout had it lies as the layout has it now.
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
