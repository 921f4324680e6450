import { type InkEdge, inkAlong } from '@lectern/stage/ink';
import type { XY } from '../../common/pose.ts';

/** The straight line between two points, as the points of a stroke. */
export function strokeAlong(from: XY, to: XY): number[] {
  return inkAlong({ type: 'line', from, to }, 0, Math.hypot(to[0] - from[0], to[1] - from[1]));
}

/** An arc as the points of a stroke; at most one full turn. Degrees from the right, clockwise on the screen. */
export function strokeAround(centre: XY, radius: number, from: number, sweep: number): number[] {
  const whole = Math.min(Math.max(sweep, -360), 360);
  const edge: InkEdge = {
    type: 'arc',
    centre,
    radius,
    from: (from * Math.PI) / 180,
    sweep: (whole * Math.PI) / 180,
  };
  return inkAlong(edge, 0, (Math.abs(whole) * Math.PI * radius) / 180);
}
