import type { HandleReach } from '../editing/handle-reach.ts';

/** Pixels of the screen, from the page's top left corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Side of a badge in pixels, for a mouse and for a finger. */
export const badgeSides = { mouse: 22, finger: 32 } as const;

export interface BadgeSizes extends Pick<HandleReach, 'outwards' | 'inwards'> {
  readonly badge: number;
}

/** Pixels between two badges, and between a badge and a handle. */
const GAP = 2;

/**
 * Returns the position of badge `index` of an element: to the left of the handle of the element's top left corner, or
 * below that handle where there is no space. `corner`: of the element; `edge`: left and top of the visible area.
 */
export function badgePlace(corner: Point, edge: Point, index: number, sizes: BadgeSizes): Point {
  const { badge, outwards, inwards } = sizes;
  const beside = corner.x - outwards - GAP - badge;
  const hasRoom = beside >= edge.x;
  const top = Math.max(corner.y, edge.y) + (hasRoom ? 0 : inwards + GAP);
  return { x: hasRoom ? beside : Math.max(corner.x - badge, edge.x), y: top + index * (badge + GAP) };
}
