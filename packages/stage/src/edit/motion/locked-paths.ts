import { type Animation, changeAnimations, type Edit } from '@lectern/courseware';
import { shiftedPath } from '@lectern/playback/motion-path';
import { middleOf, placementOf } from '../geometry/placement.ts';
import type { Point } from '../geometry/point.ts';

/**
 * Runs the edit, and keeps the locked motion paths of a page at their positions on it: a path is stored relative to its
 * element, so the path of a moved element is rewritten (p:animMotion/@pathEditMode, 19.5.4). One undo step.
 */
export function editWithLockedPaths(
  edit: Edit,
  pageId: string | undefined,
  work: (edit: Edit) => void,
): void {
  const before = new Map(lockedOn(edit, pageId).map((each) => [each.id, standsAt(edit, each)]));
  const size = edit.find('deck', 'deck')?.size;
  work(edit);
  // When the page size changes, all elements move, and paths keep their relative position.
  if (before.size === 0 || pageId === undefined || !size || edit.find('deck', 'deck')?.size !== size) return;
  for (const animation of lockedOn(edit, pageId)) {
    const [from, to] = [before.get(animation.id), standsAt(edit, animation)];
    if (!from || !to || (from.x === to.x && from.y === to.y)) continue;
    const path = shiftedPath(animation.path ?? '', [(from.x - to.x) / size.w, (from.y - to.y) / size.h]);
    changeAnimations(edit, pageId, new Set([animation.id]), { path });
  }
}

function lockedOn(edit: Edit, pageId: string | undefined): readonly Animation[] {
  const page = pageId === undefined ? undefined : edit.find('page', pageId);
  return (page?.animations ?? []).filter(({ path, pathLocked }) => path !== undefined && pathLocked);
}

function standsAt(edit: Edit, { elementId }: Animation): Point | undefined {
  const element = edit.find('element', elementId);
  return element && middleOf(placementOf(edit, element));
}
