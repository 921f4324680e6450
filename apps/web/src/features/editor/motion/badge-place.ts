import type { HandleReach } from '../editing/handle-reach.ts';

/** Pixels of the screen, from the page's top left corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels of a number's side, for a mouse and for a finger. */
export const badgeSides = { mouse: 22, finger: 32 } as const;

export interface BadgeSizes extends Pick<HandleReach, 'outwards' | 'inwards'> {
  readonly badge: number;
}

/** Pixels between two numbers, and between a number and a handle. */
const GAP = 2;

/**
 * Where the number `index` of an element stands: to the left of the handle of its top left corner, and below that handle
 * where the window ends before. `corner`: of the element; `edge`: the left and top ends of what is seen.
 */
export function badgePlace(corner: Point, edge: Point, index: number, sizes: BadgeSizes): Point {
  const { badge, outwards, inwards } = sizes;
  const beside = corner.x - outwards - GAP - badge;
  const hasRoom = beside >= edge.x;
  const top = Math.max(corner.y, edge.y) + (hasRoom ? 0 : inwards + GAP);
  return { x: hasRoom ? beside : Math.max(corner.x - badge, edge.x), y: top + index * (badge + GAP) };
}
