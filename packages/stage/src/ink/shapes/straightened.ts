import { direction, distance, lengthOf, resampled, type Shape, type XY } from './plane.ts';
import { recognise } from './recognise.ts';

/** Distance between two points of a straight side, logical pixels: small enough that corners stay sharp. */
const STEP = 3;
const BARB = (28 * Math.PI) / 180;

/** The points of the figure that a stroke represents, x, y and pressure in turn; undefined for handwriting. */
export function straightened(points: readonly number[]): number[] | undefined {
  const stroke: XY[] = [];
  for (let i = 0; i + 2 < points.length; i += 3) stroke.push([points[i] ?? 0, points[i + 1] ?? 0]);
  const shape = recognise(stroke);
  return shape && lineOf(shape).flatMap(([x, y]) => [x, y, 0.5]);
}

/** A figure as one continuous line. */
function lineOf(shape: Shape): XY[] {
  switch (shape.type) {
    case 'line':
      return drawn([shape.from, shape.to]);
    case 'arrow': {
      const back = direction(shape.to, shape.from);
      const length = Math.min(Math.max(distance(shape.from, shape.to) * 0.22, 14), 42);
      const barb = (angle: number): XY => [
        shape.to[0] + Math.cos(back + angle) * length,
        shape.to[1] + Math.sin(back + angle) * length,
      ];
      return drawn([shape.from, shape.to, barb(BARB), shape.to, barb(-BARB)]);
    }
    case 'ellipse':
    case 'circle': {
      const { centre, radii, turn } = shape;
      const count = Math.max(24, Math.ceil(((radii[0] + radii[1]) * Math.PI) / STEP));
      return Array.from({ length: count + 1 }, (_, i): XY => {
        const angle = (i / count) * Math.PI * 2;
        const [x, y] = [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle)];
        return [
          centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
          centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
        ];
      });
    }
    default:
      return drawn([...shape.corners, shape.corners[0] as XY]);
  }
}

/** Straight lines between the corners, which are among the points. */
function drawn(corners: readonly XY[]): XY[] {
  const line: XY[] = [corners[0] as XY];
  for (let i = 1; i < corners.length; i++) {
    const side = [corners[i - 1] as XY, corners[i] as XY];
    line.push(...resampled(side, Math.max(2, Math.ceil(lengthOf(side) / STEP))).slice(1));
  }
  return line;
}
