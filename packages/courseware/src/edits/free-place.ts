import type { Edit } from '../document/edit.ts';
import type { Frame } from '../records/elements/element-base.ts';
import { type ElementDraft, insertElement, insertInSight } from './elements.ts';
import { type Box, boundsOfFrame } from './frames/geometry.ts';

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Least gap between a new element and other elements, and distance between tried positions, logical pixels. */
const GAP = 12;
const STEP = 16;
/** An element that covers a larger share of the page counts as a background. */
const GROUND_SHARE = 0.3;

/**
 * Inserts an element at a free position of a page, as near to its wanted position as possible, below rather than above.
 * On a full page it is placed on large background shapes, otherwise at the position of `insertInSight`.
 */
export function insertInFreePlace(edit: Edit, pageId: string, draft: ElementDraft, page: Size): string {
  const frames = edit.children(pageId).flatMap((id) => {
    const element = edit.find('element', id);
    return element && !element.hidden ? [boundsOfFrame(element.frame)] : [];
  });
  const isGround = ({ w, h }: Size) => w * h > page.w * page.h * GROUND_SHARE;
  const place =
    freePlace(draft.frame, frames, page) ??
    freePlace(
      draft.frame,
      frames.filter((frame) => !isGround(frame)),
      page,
    );
  if (!place) return insertInSight(edit, pageId, draft);
  return insertElement(edit, pageId, { ...draft, frame: { ...draft.frame, ...place } });
}

/** The corner nearest to the wanted corner at which a frame of that size overlaps no other frame. */
function freePlace(
  wanted: Frame,
  taken: readonly Box[],
  page: Size,
): { readonly x: number; readonly y: number } | undefined {
  let best: { readonly x: number; readonly y: number } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const y of places(wanted.y, page.h - wanted.h)) {
    for (const x of places(wanted.x, page.w - wanted.w)) {
      const away = Math.hypot(x - wanted.x, y - wanted.y) + (y < wanted.y ? 1 : 0) + (x < wanted.x ? 0.5 : 0);
      if (away >= least || taken.some((frame) => meet({ ...wanted, x, y }, frame))) continue;
      best = { x, y };
      least = away;
    }
  }
  return best;
}

/** Positions in steps from the wanted position to both edges of the page. */
function places(wanted: number, most: number): number[] {
  const all = [wanted];
  for (let at = wanted + STEP; at <= most; at += STEP) all.push(at);
  for (let at = wanted - STEP; at >= 0; at -= STEP) all.push(at);
  return all;
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w + GAP && b.x < a.x + a.w + GAP && a.y < b.y + b.h + GAP && b.y < a.y + a.h + GAP;
}
