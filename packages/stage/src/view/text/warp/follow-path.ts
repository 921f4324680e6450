import { round } from '../../geometry/arc.ts';
import type { WarpCurve } from './warp-curve.ts';

export interface FollowPath {
  readonly length: number;
  /** SVG path data of the guide, divided by a scale. */
  d(scale: number): string;
}

/** A guide as a path, with its length in pixels. */
export function followPath(curve: WarpCurve): FollowPath {
  const steps = 96;
  const points = Array.from({ length: steps + 1 }, (_, step) => curve(step / steps));
  let length = 0;
  points.forEach((at, index) => {
    const before = points[index - 1];
    if (before) length += Math.hypot(at.x - before.x, at.y - before.y);
  });
  return {
    length,
    d: (scale) =>
      points
        .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x / scale)} ${round(y / scale)}`)
        .join(''),
  };
}
