import { newId } from '@lectern/base';
import { compareOrder } from '../document/compare-order.ts';
import type { Edit } from '../document/edit.ts';
import { orderBetween } from '../document/order.ts';
import { renamedAnimations, renamedElement } from '../edits/copy-records.ts';
import { placeholdersOn } from '../edits/pages/placeholders.ts';
import type { Layout, Master } from '../records/design.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { layoutOf } from '../resolve/design.ts';
import { placeholderKind } from '../resolve/placeholder.ts';
import { moveToLayout } from './page-layouts.ts';
import { type PageSize, stretchDesign } from './page-size.ts';

/**
 * A theme with its masters and layouts, as records; it comes from a school theme, a template, or the pages of another
 * courseware.
 */
export interface Design {
  readonly records: readonly CoursewareRecord[];
  /** Size of the pages for which the design was made, logical pixels. */
  readonly size: PageSize;
}

/** Adds a design to the courseware under new ids; returns the new id of each of its records by the old one. */
export function addDesign(edit: Edit, { records, size }: Design): ReadonlyMap<string, string> {
  const ids = new Map(records.filter(({ kind }) => kind !== 'asset').map(({ id }) => [id, newId()] as const));
  let last = [...edit.all('master')].sort(compareOrder).at(-1)?.order;
  const made: (Master | Layout)[] = [];
  const renamed = (id: string | undefined) => (id === undefined ? undefined : ids.get(id));
  for (const record of records) {
    const id = ids.get(record.id) ?? record.id;
    if (record.kind === 'theme') edit.create({ ...record, id, origin: undefined });
    else if (record.kind === 'master') {
      last = orderBetween(last);
      const animations = renamedAnimations(record.animations, ids);
      const themeId = renamed(record.themeId) ?? record.themeId;
      made.push({ ...record, id, themeId, order: last, animations, origin: undefined });
    } else if (record.kind === 'layout') {
      const animations = renamedAnimations(record.animations, ids);
      const masterId = renamed(record.masterId) ?? record.masterId;
      const themeId = renamed(record.themeId);
      made.push({ ...record, id, masterId, themeId, animations, origin: undefined });
    } else if (record.kind === 'element' && ids.has(record.parentId))
      edit.create({ ...renamedElement(record, ids), origin: undefined });
    else if (record.kind === 'asset' && !edit.find('asset', record.id)) edit.create(record);
  }
  for (const record of made)
    edit.create({ ...record, animations: record.animations?.length ? record.animations : undefined });
  const now = edit.find('deck', 'deck')?.size;
  if (now && (now.w !== size.w || now.h !== size.h)) {
    stretchDesign(
      edit,
      made.map(({ id }) => id),
      now.w / size.w,
      now.h / size.h,
      Math.min(now.w / size.w, now.h / size.h),
    );
  }
  return ids;
}

/**
 * Gives pages another design. Each page gets the layout that is most similar to its own, and placeholders at the
 * positions of their layout follow. With `all`, the former designs of the courseware are removed.
 */
export function applyDesign(edit: Edit, design: Design, pageIds: readonly string[] | 'all'): void {
  const before = edit.all('master');
  const ids = addDesign(edit, design);
  const layouts = [...ids.values()].flatMap((id) => edit.find('layout', id) ?? []).sort(compareOrder);
  for (const pageId of pageIds === 'all' ? edit.pages() : pageIds) {
    const page = edit.find('page', pageId);
    if (!page) continue;
    const like = layoutLike(edit, layoutOf(edit, pageId), layouts);
    edit.update(pageId, { themeId: undefined, colorMap: undefined });
    if (like) moveToLayout(edit, pageId, like.id, 'unmoved');
  }
  if (pageIds === 'all') for (const { id } of before) removeMaster(edit, id);
}

/** Removes a master that no page uses any more, with its layouts and, if no other record names it, its theme. */
function removeMaster(edit: Edit, masterId: string): void {
  const master = edit.find('master', masterId);
  for (const layout of edit.all('layout').filter((each) => each.masterId === masterId))
    edit.remove(layout.id);
  edit.remove(masterId);
  const named = new Set(
    [
      ...edit.all('master'),
      ...edit.all('layout'),
      ...edit.pages().flatMap((id) => edit.find('page', id) ?? []),
    ].flatMap(({ themeId }) => themeId ?? []),
  );
  if (master && !named.has(master.themeId)) edit.remove(master.themeId);
}

/**
 * The layout of the same type, otherwise of the same name, otherwise with the same number of contents, otherwise the
 * content layout.
 */
export function layoutLike(
  reader: Pick<Edit, 'children' | 'find'>,
  layout: Layout | undefined,
  candidates: readonly Layout[],
  /** Reader for the candidates, if they are of another courseware than the layout. */
  theirs = reader,
): Layout | undefined {
  const usual = candidates.find(({ type }) => type === 'obj') ?? candidates[0];
  if (!layout) return candidates.find(({ type }) => type === 'blank') ?? usual;
  const kinds = kindsOf(reader, layout.id);
  const byType = layout.type && candidates.find(({ type }) => type === layout.type);
  return (
    byType ||
    candidates.find(({ name }) => name !== undefined && name === layout.name) ||
    candidates.find(({ id }) => kindsOf(theirs, id) === kinds) ||
    usual
  );
}

function kindsOf(reader: Pick<Edit, 'children' | 'find'>, layoutId: string): string {
  return placeholdersOn(reader, layoutId)
    .map(({ placeholder }) => placeholderKind(placeholder?.type ?? 'body'))
    .filter((kind) => kind === 'title' || kind === 'body')
    .sort()
    .join();
}
