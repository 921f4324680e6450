import {
  type ElementDraft,
  emptyPlace,
  type Frame,
  fillPlace,
  insertInSight,
  type PlaceFiller,
} from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';
import { type PageSize, pageSizeOf } from './page-geometry.ts';

/**
 * Puts an element on the current page in one undo step, and selects it: into an empty placeholder that accepts it,
 * otherwise at the position of the draft. Returns its id; undefined without a page, or without permission to edit.
 */
export function putOnPage(
  session: EditSession,
  filler: PlaceFiller | undefined,
  draftFor: (page: PageSize, place: Frame | undefined) => ElementDraft,
): string | undefined {
  const pageId = session.pageId.get();
  if (pageId === undefined) return undefined;
  const place = filler && emptyPlace(session.store, pageId, filler, session.selection.get().ids);
  const draft = draftFor(pageSizeOf(session), place?.frame);
  let id: string | undefined;
  session.edit((edit) => {
    id = place ? fillPlace(edit, place, draft) : insertInSight(edit, pageId, draft);
  });
  if (id !== undefined) session.choose([id]);
  return id;
}

/** Returns a frame in the middle of the page, no larger than the page. */
export function inMiddle(page: PageSize, size: PageSize): Frame {
  const [w, h] = [Math.min(size.w, page.w), Math.min(size.h, page.h)];
  return { x: (page.w - w) / 2, y: (page.h - h) / 2, w, h };
}
