import { type Pose, wrappedTurn, type XY } from '../../../common/pose.ts';
import type { Line } from '../page-marks.ts';
import { directionOf } from '../settled.ts';

/** A line belongs to a corner when it passes within this distance, logical pixels. */
const AT_CORNER = 10;
/** A pointer this near to a line snaps to the line's angle, degrees. */
const SNAPS = 2;

/**
 * The angle on the protractor of a direction on the page, degrees from its right, 0 to 180; undefined below its base
 * line.
 */
export function angleOn(pose: Pose, direction: number): number | undefined {
  const angle = wrappedTurn(pose.turn - direction);
  if (angle < -0.5 && angle > -179.5) return undefined;
  return Math.abs(angle);
}

/** The angles of the lines of a page that begin at the protractor's centre. */
export function anglesOfLines(pose: Pose, lines: readonly Line[]): readonly number[] {
  return lines.flatMap(({ from, to }) =>
    [
      { from, to },
      { from: to, to: from },
    ].flatMap((line) => {
      const length = Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]);
      const direction = directionOf(line);
      const [ux, uy] = [Math.cos((direction * Math.PI) / 180), Math.sin((direction * Math.PI) / 180)];
      const along = (pose.x - line.from[0]) * ux + (pose.y - line.from[1]) * uy;
      const away = Math.abs((pose.x - line.from[0]) * uy - (pose.y - line.from[1]) * ux);
      // The centre is on the line, and a part of the line leads away from it.
      if (away > AT_CORNER || along > length - AT_CORNER || along < -AT_CORNER) return [];
      return angleOn(pose, direction) ?? [];
    }),
  );
}

/** The angle to which a pointer snaps: the angle of a line near it, otherwise a multiple of half a degree. */
export function restedAngle(angle: number, lines: readonly number[]): number {
  const best = lines.toSorted((a, b) => Math.abs(a - angle) - Math.abs(b - angle))[0];
  if (best !== undefined && Math.abs(best - angle) <= SNAPS) return best;
  return Math.min(Math.max(Math.round(angle * 2) / 2, 0), 180);
}

/** The end of a ray at an angle of the protractor, with this length from its centre. */
export function rayEnd(pose: Pose, angle: number, length: number): XY {
  const direction = ((pose.turn - angle) * Math.PI) / 180;
  return [pose.x + Math.cos(direction) * length, pose.y + Math.sin(direction) * length];
}

/** The reading: from the right on the outer scale, from the left on the inner one. */
export function reading(angle: number, inner: boolean): number {
  return inner ? 180 - angle : angle;
}
