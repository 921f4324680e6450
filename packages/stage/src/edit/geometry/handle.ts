import { applyToVector } from './matrix.ts';
import type { Placement } from './placement.ts';

/** The eight handles of a box, by compass direction. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

export const handles: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

/** The side that a handle moves: -1 the left or top, 1 the right or bottom, 0 neither. */
export function sidesOf(handle: Handle): { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 } {
  return {
    x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
    y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
  };
}

const cursors = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;
export type ResizeCursor = (typeof cursors)[number];

/** The cursor of a handle for a rotated and flipped element. */
export function cursorOf(handle: Handle, placement: Placement): ResizeCursor {
  const direction = applyToVector(placement.matrix, sidesOf(handle));
  const eighth = Math.round(Math.atan2(direction.y, direction.x) / (Math.PI / 4));
  return cursors[((eighth % 4) + 4) % 4] ?? 'ew-resize';
}
