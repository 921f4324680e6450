import type { Matrix } from '@lectern/base';
import type { Frame } from '@lectern/courseware';
import { type Handle, sidesOf } from './handle.ts';
import { apply, applyToVector, invert } from './matrix.ts';
import { frameWithMiddle, type Placement } from './placement.ts';
import { add, type Point } from './point.ts';

export interface ResizeOptions {
  /** Width and height keep their ratio. */
  readonly ratio: boolean;
  /** The middle stays where it is, instead of the opposite handle. */
  readonly centred: boolean;
  /** Logical pixels below which no side gets. */
  readonly least: number;
}

/**
 * The frame of an element while one of its handles is pulled by `by` (page coordinates), the opposite handle or the
 * middle standing still, however it and its groups are turned and flipped. Pulled past the opposite side it flips.
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
