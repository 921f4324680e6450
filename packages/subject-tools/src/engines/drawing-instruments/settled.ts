import { moved, type Pose, placed, turnedAbout, wrappedTurn, type XY } from '../../common/pose.ts';
import { type Line, nearest, type PageMarks } from './page-marks.ts';
import { type InstrumentShape, sidesOf } from './shapes.ts';

/** A side snaps to a line within this distance and angle: logical pixels and degrees. */
export const CONTACT_REACH = 14;
const CONTACT_ASKEW = 6;
/** An anchor or a side snaps to a point within this distance, logical pixels. */
export const POINT_REACH = 12;
/** A side nearly parallel to the contact cannot be moved onto a point by sliding. */
const LEAST_SLANT = 0.2;

/**
 * The pose to which an instrument snaps: with a side on a line within reach (another instrument's side, a line of ink),
 * and along that line, or anywhere, on a point within reach. `hand` is the unsnapped pose of the gesture, so that an
 * instrument that slides along another keeps the contact until it is dragged away.
 */
export function settled(shape: InstrumentShape, hand: Pose, others: readonly Line[], marks: PageMarks): Pose {
  const touching = inContact(shape, hand, [...others, ...marks.lines]);
  const pose = touching?.pose ?? hand;
  return onPoint(shape, pose, touching, marks.points);
}

interface Contact {
  readonly pose: Pose;
  /** The index of the touching side, and the direction in which it slides. */
  readonly side: number;
  readonly along: XY;
}

function inContact(shape: InstrumentShape, hand: Pose, lines: readonly Line[]): Contact | undefined {
  let best: Contact | undefined;
  let least = CONTACT_REACH;
  sidesOf(shape, hand).forEach((own, side) => {
    for (const line of lines) {
      const askew = slant(directionOf(line) - directionOf(own));
      if (Math.abs(askew) > CONTACT_ASKEW) continue;
      const middle = nearestOn(own, [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2]);
      const away = aside(line, middle);
      if (Math.abs(away) > least || !overlaps(own, line)) continue;
      least = Math.abs(away);
      const along = unit(line);
      const turned = turnedAbout(hand, middle, askew);
      best = { side, along, pose: moved(turned, [along[1] * away, -along[0] * away]) };
    }
  });
  return best;
}

function onPoint(
  shape: InstrumentShape,
  pose: Pose,
  touching: Contact | undefined,
  points: readonly XY[],
): Pose {
  for (const anchor of shape.anchors) {
    const at = placed(pose, anchor);
    const point = nearest(points, at, POINT_REACH);
    if (!point) continue;
    const by: XY = [point[0] - at[0], point[1] - at[1]];
    if (!touching) return moved(pose, by);
    const along = by[0] * touching.along[0] + by[1] * touching.along[1];
    return moved(pose, [touching.along[0] * along, touching.along[1] * along]);
  }
  const sides = sidesOf(shape, pose);
  for (const point of points) {
    for (const [side, own] of sides.entries()) {
      const away = -aside(own, point);
      if (side === touching?.side || Math.abs(away) > POINT_REACH || !isBeside(own, point)) continue;
      const [ux, uy] = unit(own);
      if (!touching) return moved(pose, [uy * away, -ux * away]);
      const slants = touching.along[0] * uy - touching.along[1] * ux;
      if (Math.abs(slants) < LEAST_SLANT) continue;
      const along = away / slants;
      if (Math.abs(along) <= POINT_REACH * 2)
        return moved(pose, [touching.along[0] * along, touching.along[1] * along]);
    }
  }
  return pose;
}

/** The direction of a line, degrees. */
export function directionOf({ from, to }: Line): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** The smallest rotation that makes two undirected lines parallel: -90 to 90. */
function slant(degrees: number): number {
  const turn = wrappedTurn(degrees);
  return turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
}

function unit({ from, to }: Line): XY {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** The distance of a point from a line, positive to its right. */
function aside(line: Line, [x, y]: XY): number {
  const [ux, uy] = unit(line);
  return ux * (y - line.from[1]) - uy * (x - line.from[0]);
}

function nearestOn(line: Line, [x, y]: XY): XY {
  const [ux, uy] = unit(line);
  const length = Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]);
  const along = Math.min(Math.max((x - line.from[0]) * ux + (y - line.from[1]) * uy, 0), length);
  return [line.from[0] + ux * along, line.from[1] + uy * along];
}

function isBeside(line: Line, point: XY): boolean {
  const [x, y] = nearestOn(line, point);
  return Math.hypot(x - point[0], y - point[1]) <= Math.abs(aside(line, point)) + 1;
}

/** Whether two collinear lines overlap. */
function overlaps(own: Line, other: Line): boolean {
  const [ux, uy] = unit(other);
  const on = ([x, y]: XY) => (x - other.from[0]) * ux + (y - other.from[1]) * uy;
  const [a, b] = [on(own.from), on(own.to)].sort((one, two) => one - two);
  const length = on(other.to);
  return (a ?? 0) <= length && (b ?? 0) >= 0;
}
