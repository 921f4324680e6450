import type { Matrix } from '@lectern/base';
import type { Frame } from '@lectern/courseware';
import { isMirrored } from './matrix.ts';
import { frameWithMiddle, middleOf, type Placement } from './placement.ts';
import type { Point } from './point.ts';

/** The direction to a point from another, in degrees clockwise from straight up. */
export function bearing(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** Degrees rounded to the nearest step, or to a quarter turn that is within `pull`. */
export function settledTurn(degrees: number, step: number | undefined, pull: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  if (step !== undefined) return (Math.round(turn / step) * step) % 360;
  const quarter = Math.round(turn / 90) * 90;
  return Math.abs(turn - quarter) <= pull ? quarter % 360 : Math.round(turn * 10) / 10;
}

/** The frame rotated by `degrees` (on the page) about a point of the page. */
export function turnedFrame(
  frame: Frame,
  placement: Placement,
  parent: Matrix,
  degrees: number,
  about: Point,
): Frame {
  const middle = middleOf(placement);
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const away = { x: middle.x - about.x, y: middle.y - about.y };
  const at = { x: about.x + away.x * cos - away.y * sin, y: about.y + away.x * sin + away.y * cos };
  // Inside a mirrored group the rotation is reversed.
  const own = (frame.rotation ?? 0) + (isMirrored(parent) ? -degrees : degrees);
  const turn = Math.round((((own % 360) + 360) % 360) * 1e4) / 1e4;
  return { ...frameWithMiddle(parent, frame, at, frame.w, frame.h), rotation: turn };
}
