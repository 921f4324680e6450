import type { Box } from '../geometry/box.ts';
import type { PlacementReader } from '../geometry/placement.ts';
import { boundsOf, placementOf } from '../geometry/placement.ts';

/** What a moving box may snap to: the page and the boxes of what stands still on it. */
export interface SnapTargets {
  readonly page: Box;
  readonly boxes: readonly Box[];
}

/** The targets on a page while `moving` elements (and what is inside them) move. */
export function snapTargetsOf(
  reader: PlacementReader,
  pageId: string,
  moving: ReadonlySet<string>,
): SnapTargets {
  const size = reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const boxes: Box[] = [];
  for (const id of reader.children(pageId)) {
    const element = reader.find('element', id);
    if (!element || element.hidden || moving.has(id)) continue;
    if (element.type === 'group' && holdsMoving(reader, id, moving)) continue;
    boxes.push(boundsOf(placementOf(reader, element)));
  }
  return { page: { x: 0, y: 0, w: size.w, h: size.h }, boxes };
}

function holdsMoving(reader: PlacementReader, groupId: string, moving: ReadonlySet<string>): boolean {
  return reader.children(groupId).some((id) => moving.has(id) || holdsMoving(reader, id, moving));
}
