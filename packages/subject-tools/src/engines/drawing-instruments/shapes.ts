import type { InkEdge } from '@lectern/stage/ink';
import { type Pose, placed, type XY } from '../../common/pose.ts';

/** A centimetre of the page without calibration: an inch has 96 logical pixels. */
export const PAGE_CM = 96 / 2.54;

/** The shape of an instrument, independent of its pose: local logical pixels around its origin. */
export interface InstrumentShape {
  readonly corners: readonly XY[];
  /** The sides that guide pens and touch others, as pairs of corner indices. */
  readonly sides: readonly (readonly [number, number])[];
  /** Radius of its round side, about the origin. */
  readonly radius?: number;
  /** Points that snap to points of the page: a corner, the mark 0, the centre. */
  readonly anchors: readonly XY[];
  /** The scales: their start, the side to which the marks point, and their length in centimetres. */
  readonly scales: readonly { readonly from: XY; readonly inward: 1 | -1; readonly cm: number }[];
  /** The position of its buttons, and of the knob that rotates it. */
  readonly controls: XY;
  readonly knob: XY;
}

/** A set square: the right angle is at the lower left, and the origin is the centroid. */
export function setSquare(widthCm: number, heightCm: number, cm: number): InstrumentShape {
  const [w, h] = [widthCm * cm, heightCm * cm];
  const right: XY = [-w / 3, h / 3];
  const corners: readonly XY[] = [right, [right[0] + w, right[1]], [right[0], right[1] - h]];
  return {
    corners,
    sides: [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    anchors: [right],
    scales: [{ from: right, inward: -1, cm: Math.floor(widthCm - 1) }],
    controls: [right[0] + 26, right[1] - 66],
    knob: [right[0] + w * 0.56, right[1] - 66],
  };
}

/** The straight sides of an instrument on the page. */
export function sidesOf(shape: InstrumentShape, pose: Pose): readonly (InkEdge & { type: 'line' })[] {
  return shape.sides.map(([from, to]) => ({
    type: 'line',
    from: placed(pose, shape.corners[from] ?? [0, 0]),
    to: placed(pose, shape.corners[to] ?? [0, 0]),
  }));
}

/** All edges that guide a pen. */
export function edgesOf(shape: InstrumentShape, pose: Pose): readonly InkEdge[] {
  if (shape.radius === undefined) return sidesOf(shape, pose);
  const round: InkEdge = {
    type: 'arc',
    centre: [pose.x, pose.y],
    radius: shape.radius,
    from: ((pose.turn - 180) * Math.PI) / 180,
    sweep: Math.PI,
  };
  return [...sidesOf(shape, pose), round];
}

/** A convex polygon whose sides are moved inwards by this distance. */
export function drawnIn(corners: readonly XY[], by: number): readonly XY[] {
  const middle: XY = [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ];
  const sides = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const normal: XY = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    const inwards = normal[0] * (middle[0] - from[0]) + normal[1] * (middle[1] - from[1]) < 0 ? -1 : 1;
    const shift: XY = [normal[0] * by * inwards, normal[1] * by * inwards];
    return {
      from: [from[0] + shift[0], from[1] + shift[1]],
      along: [to[0] - from[0], to[1] - from[1]],
    } as const;
  });
  return sides.map((side, at) => {
    const before = sides[(at + sides.length - 1) % sides.length] ?? side;
    const cross = before.along[0] * side.along[1] - before.along[1] * side.along[0];
    const [dx, dy] = [side.from[0] - before.from[0], side.from[1] - before.from[1]];
    const part = cross === 0 ? 0 : (dx * side.along[1] - dy * side.along[0]) / cross;
    return [before.from[0] + before.along[0] * part, before.from[1] + before.along[1] * part];
  });
}
