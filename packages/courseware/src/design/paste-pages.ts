import { compareOrder } from '../document/compare-order.ts';
import type { Edit } from '../document/edit.ts';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import { type ClipboardFragment, pasteFragment } from '../edits/clipboard.ts';
import { placeholdersOn } from '../edits/placeholders.ts';
import { addDesign, layoutLike } from './apply-design.ts';
import { moveToLayout } from './page-layouts.ts';

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
  const layoutOf = (index: number) => fragment.pages[index]?.layoutId ?? '';
  if (as === 'source') {
    const ids = addDesign(edit, { records, size: design.size });
    pages.forEach((id, index) => {
      const layoutId = ids.get(layoutOf(index));
      const themeId = ids.get(fragment.pages[index]?.themeId ?? '');
      if (layoutId !== undefined) edit.update(id, { layoutId, themeId });
    });
    return { pages, design: [...ids.values()] };
  }
  const source = new SnapshotReader({ records });
  const here = edit.find('layout', edit.find('page', behind)?.layoutId ?? '');
  const layouts = edit
    .all('layout')
    .filter(({ masterId }) => here === undefined || masterId === here.masterId)
    .sort(compareOrder);
  pages.forEach((id, index) => {
    const like = layoutLike(source, source.find('layout', layoutOf(index)), layouts, edit);
    edit.update(id, { themeId: undefined, colorMap: undefined });
    if (like) moveToLayout(edit, id, like.id, 'unmoved', placeholdersOn(source, layoutOf(index)));
  });
  return { pages, design: [] };
}
