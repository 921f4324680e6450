import type { Element } from '@lectern/courseware';
import type { PlacementReader } from './placement.ts';

/**
 * Degrees by which the drawing of an element's parents is rotated. Mirrored groups put their children elsewhere but do
 * not mirror the coordinates in which these are drawn, so this is not the angle of `placementOf`'s matrix.
 */
export function shownTurnOfParents(reader: PlacementReader, element: Element): number {
  const groups: Element[] = [];
  let parent = reader.find('element', element.parentId);
  while (parent) {
    groups.unshift(parent);
    parent = reader.find('element', parent.parentId);
  }
  let turn = 0;
  let mirrored = false;
  for (const { frame } of groups) {
    turn += (frame.rotation ?? 0) * (mirrored ? -1 : 1);
    mirrored = mirrored !== ((frame.flipH ?? false) !== (frame.flipV ?? false));
  }
  return turn;
}
