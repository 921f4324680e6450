import type { Matrix } from '@lectern/base';
import type { Frame } from '@lectern/courseware';
import { apply, applyToVector, invert } from './matrix.ts';
import { frameWithMiddle, type Placement } from './placement.ts';
import { add, type Point } from './point.ts';

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
type ResizeCursor = (typeof cursors)[number];

/** The cursor of a handle for a rotated and flipped element. */
export function cursorOf(handle: Handle, placement: Placement): ResizeCursor {
  const direction = applyToVector(placement.matrix, sidesOf(handle));
  const eighth = Math.round(Math.atan2(direction.y, direction.x) / (Math.PI / 4));
  return cursors[((eighth % 4) + 4) % 4] ?? 'ew-resize';
}

export interface ResizeOptions {
  /** Whether width and height keep their ratio. */
  readonly ratio: boolean;
  /** Whether the centre stays in place, instead of the opposite handle. */
  readonly centred: boolean;
  /** The smallest side, logical pixels. */
  readonly least: number;
}

/**
 * The frame of an element while one of its handles is moved by `by` (page coordinates). The opposite handle or the
 * centre stays in place, however the element and its groups are rotated and flipped. When the handle is moved past the
 * opposite side the element flips.
 */
export function resizedFrame(
  frame: Frame,
  placement: Placement,
  parent: Matrix,
  handle: Handle,
  by: Point,
  options: ResizeOptions,
): Frame {
  const sides = sidesOf(handle);
  const inside = applyToVector(invert(placement.matrix), by);
  const times = options.centred ? 2 : 1;
  let w = frame.w + sides.x * inside.x * times;
  let h = frame.h + sides.y * inside.y * times;
  if (options.ratio && frame.w > 0 && frame.h > 0) {
    const scale = ratioScale(w / frame.w, h / frame.h, sides.x !== 0, sides.y !== 0);
    w = frame.w * Math.abs(scale) * Math.sign(w || 1);
    h = frame.h * Math.abs(scale) * Math.sign(h || 1);
  }
  w = atLeast(w, options.least);
  h = atLeast(h, options.least);
  const middle = options.centred
    ? apply(placement.matrix, { x: frame.w / 2, y: frame.h / 2 })
    : add(
        apply(placement.matrix, { x: (frame.w / 2) * (1 - sides.x), y: (frame.h / 2) * (1 - sides.y) }),
        applyToVector(placement.matrix, { x: (sides.x * w) / 2, y: (sides.y * h) / 2 }),
      );
  const resized = frameWithMiddle(parent, frame, middle, Math.abs(w), Math.abs(h));
  return {
    ...resized,
    ...(w < 0 ? { flipH: !frame.flipH } : {}),
    ...(h < 0 ? { flipV: !frame.flipV } : {}),
  };
}

function ratioScale(x: number, y: number, pullsX: boolean, pullsY: boolean): number {
  if (!pullsY) return x;
  if (!pullsX) return y;
  return Math.abs(x) > Math.abs(y) ? x : y;
}

function atLeast(length: number, least: number): number {
  return Math.abs(length) < least ? (length < 0 ? -least : least) : length;
}
