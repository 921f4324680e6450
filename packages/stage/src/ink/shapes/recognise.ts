import { closedShape } from './closed-shape.ts';
import {
  direction,
  distance,
  distanceToSegment,
  lengthOf,
  resampled,
  type Shape,
  simplified,
  slantBetween,
  turnBetween,
  type XY,
} from './plane.ts';

/** The number of points to which a stroke is resampled. */
const POINTS = 96;
/** Size below which a stroke is handwriting, logical pixels. */
const LEAST_SIZE = 24;
/** A line deviates from its chord by at most this share, and is longer by at most this share. */
const LINE_STRAYS = 0.05;
const LINE_LONGER = 1.08;
/** Angle to vertical or horizontal within which lines are made exactly so: radians. */
const LEVEL = (5 * Math.PI) / 180;
/** The largest distance between the ends of a closed figure, as a share of its length. */
const CLOSED = 0.14;
/** The angle between an arrow's shaft and its barbs, radians, and the length of a barb as a share of the shaft. */
const BARB_ANGLES = [(12 * Math.PI) / 180, (75 * Math.PI) / 180] as const;
const BARB_LENGTHS = [0.06, 0.6] as const;

/** The figure that a stroke represents; undefined for handwriting. */
export function recognise(stroke: readonly XY[]): Shape | undefined {
  const line = resampled(stroke, POINTS);
  const size = sizeOf(line);
  if (line.length === 0 || size < LEAST_SIZE) return undefined;
  const [first, last] = [line[0] as XY, line.at(-1) as XY];
  if (isLine(line)) {
    const [from, to] = levelled(first, last);
    return { type: 'line', from, to };
  }
  if (distance(first, last) <= CLOSED * lengthOf(line)) return closedShape(line, size);
  return arrow(line, size);
}

export function sizeOf(line: readonly XY[]): number {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

function isLine(line: readonly XY[]): boolean {
  const [first, last] = [line[0] as XY, line.at(-1) as XY];
  const chord = distance(first, last);
  const strays = Math.max(...line.map((point) => distanceToSegment(point, first, last)));
  return strays <= chord * LINE_STRAYS && lengthOf(line) <= chord * LINE_LONGER;
}

/** Makes a nearly vertical or horizontal line exactly so, about its midpoint. */
function levelled(from: XY, to: XY): readonly [XY, XY] {
  const slant = direction(from, to);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  if (slantBetween(slant, 0) < LEVEL) return [[from[0], y], [to[0], y]]; // biome-ignore format: a pair of points
  if (slantBetween(slant, Math.PI / 2) < LEVEL) return [[x, from[1]], [x, to[1]]]; // biome-ignore format: a pair of points
  return [from, to];
}

/**
 * An arrow: a shaft, and two barbs back from its tip, one on each side, drawn out and back or in a zigzag over the tip.
 */
function arrow(line: readonly XY[], size: number): Shape | undefined {
  const [from, to, ...rest] = simplified(line, size * 0.04);
  if (!from || !to || rest.length < 2 || rest.length > 3) return undefined;
  const shaft = distance(from, to);
  if (!isLine(upTo(line, to))) return undefined;
  const [barb, other] = rest.length === 2 ? rest : backAtTip(rest, to, shaft);
  if (!barb || !other) return undefined;
  const back = direction(to, from);
  const isBarb = (end: XY) => {
    const angle = turnBetween(direction(to, end), back);
    const length = distance(to, end) / shaft;
    return (
      angle >= BARB_ANGLES[0] &&
      angle <= BARB_ANGLES[1] &&
      length >= BARB_LENGTHS[0] &&
      length <= BARB_LENGTHS[1]
    );
  };
  const side = ([x, y]: XY) => Math.sign((from[0] - to[0]) * (y - to[1]) - (from[1] - to[1]) * (x - to[0]));
  if (!isBarb(barb) || !isBarb(other) || side(barb) === side(other)) return undefined;
  const [start, tip] = levelled(from, to);
  return { type: 'arrow', from: start, to: tip };
}

/** The ends of two barbs between which the pen returned to the tip. */
function backAtTip(rest: readonly XY[], tip: XY, shaft: number): readonly XY[] {
  const [barb, middle, other] = rest;
  return barb && middle && other && distance(middle, tip) < shaft * 0.15 ? [barb, other] : [];
}

function upTo(line: readonly XY[], point: XY): readonly XY[] {
  return line.slice(0, line.indexOf(point) + 1);
}
