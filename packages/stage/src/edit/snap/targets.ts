import { guidesOf } from '@lectern/courseware';
import type { Box } from '../geometry/box.ts';
import { boundsOf, type PlacementReader, placementOf } from '../geometry/placement.ts';

/** Snap targets of the page besides its elements. */
export interface SnapAids {
  /** Whether the user's guides are shown; boxes snap only to shown guides. */
  readonly guides: boolean;
  /** Logical pixels between the lines of the grid; left out when snapping to the grid is off. */
  readonly step?: number | undefined;
}

/** The targets to which a moving box can snap: the page and the boxes of its other elements. */
export interface SnapTargets {
  readonly page: Box;
  readonly boxes: readonly Box[];
  /** Guides that the user set. */
  readonly lines?: { readonly x: readonly number[]; readonly y: readonly number[] };
  /** The step of the grid, which applies when there is no other target. */
  readonly step?: number | undefined;
}

/** The targets on a page while `moving` elements (and their descendants) move. */
export function snapTargetsOf(
  reader: PlacementReader,
  pageId: string,
  moving: ReadonlySet<string>,
  aids?: SnapAids,
): SnapTargets {
  const size = reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const boxes: Box[] = [];
  for (const id of reader.children(pageId)) {
    const element = reader.find('element', id);
    if (!element || element.hidden || moving.has(id)) continue;
    if (element.type === 'group' && holdsMoving(reader, id, moving)) continue;
    boxes.push(boundsOf(placementOf(reader, element)));
  }
  const targets = { page: { x: 0, y: 0, w: size.w, h: size.h }, boxes };
  if (!aids?.guides && aids?.step === undefined) return targets;
  const guides = aids.guides ? guidesOf(reader) : [];
  const along = (axis: 'x' | 'y') => guides.filter((guide) => guide.axis === axis).map(({ at }) => at);
  return { ...targets, lines: { x: along('x'), y: along('y') }, step: aids.step };
}

function holdsMoving(reader: PlacementReader, groupId: string, moving: ReadonlySet<string>): boolean {
  return reader.children(groupId).some((id) => moving.has(id) || holdsMoving(reader, id, moving));
}
