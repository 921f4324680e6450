import type { Geometry } from '../../records/geometry.ts';
import { type Point, turned } from './geometry.ts';

/** Geometry of a bent or curved connector and its rotation, degrees. */
export interface ConnectorRoute {
  readonly geometry: Geometry;
  readonly rotation: number;
}

/** An end of a line, in coordinates of the page or of the group that contains the line. */
export interface RouteEnd {
  readonly at: Point;
  /** Direction in which a line leaves the connection site, degrees clockwise. Left out for a free end. */
  readonly way?: number | undefined;
  /** Corners of the shape that the end is connected to. */
  readonly corners?: readonly Point[] | undefined;
}

/**
 * Length of the segment beyond a shape before the line turns, logical pixels: a quarter of an inch, as in PowerPoint.
 */
const STUB = 24;
/**
 * Least width and height of the frame: corners are given as shares of it, and a corner outside needs a frame that is
 * not empty.
 */
export const LEAST_SPAN = 0.01;
/** 100 % of the frame. */
const WHOLE = 100_000;
const MIDDLE = 50_000;

/**
 * Route of a bent or curved connector between two ends, by the directions of their connection sites: one corner if one
 * direction is horizontal and the other vertical, otherwise two; more where the line must go around a shape at its end.
 * Corners that a user or a file placed stay while they are between the ends, or beyond the same ends. Undefined for
 * other lines, and when both ends are free: they stay unchanged.
 */
export function connectorRoute(
  geometry: Geometry,
  start: RouteEnd,
  end: RouteEnd,
): ConnectorRoute | undefined {
  const family = familyOf(geometry);
  if (family === undefined || (start.way === undefined && end.way === undefined)) return undefined;
  const beginsUpright = isUpright(start.way ?? end.way ?? 0);
  const endsUpright = isUpright(end.way ?? start.way ?? 0);
  const rotation = beginsUpright ? 90 : 0;
  const seen = seenFrom(start, end, rotation);
  const adjust = beginsUpright === endsUpright ? cornersBetweenAlike(seen) : cornersAround(seen);
  const [corners, ...shares] = adjust;
  const made: Geometry = {
    type: 'preset',
    preset: `${family}Connector${corners}`,
    ...(shares.length > 0 && {
      adjust: Object.fromEntries(shares.map((share, index) => [`adj${index + 1}`, share])),
    }),
  };
  return { geometry: isLike(geometry, made) ? geometry : made, rotation };
}

/** Whether a connector has its automatic route, so that no user or file placed its corners. */
export function runsByItself(geometry: Geometry, rotation: number, start: RouteEnd, end: RouteEnd): boolean {
  const route = connectorRoute(plain(geometry), start, end);
  return (
    route?.rotation === rotation &&
    presetOf(route.geometry) === presetOf(geometry) &&
    sharesOf(route.geometry).every((each, index) => isNear(each, sharesOf(geometry)[index] ?? MIDDLE))
  );
}

/** The connector without placed corners. */
export function plain(geometry: Geometry): Geometry {
  return geometry.type === 'preset' ? { type: 'preset', preset: geometry.preset } : geometry;
}

/** Whether corners of a connector are placed, as shares of its frame. */
export function hasPlacedCorners(geometry: Geometry): boolean {
  return familyOf(geometry) !== undefined && Object.keys(geometry.adjust ?? {}).length > 0;
}

/** Whether a direction is rather vertical than horizontal. */
export function isUpright(degrees: number): boolean {
  const { x, y } = vectorOf(degrees);
  return Math.abs(y) > Math.abs(x);
}

/** Unit vector for degrees clockwise. */
export function vectorOf(degrees: number): Point {
  return turned({ x: 1, y: 0 }, degrees);
}

/** Box of the shape at an end, relative to the start of the line. */
interface Covered {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The line in its own coordinates: from 0,0 along x to w,h, neither of which is negative. */
interface Seen {
  readonly w: number;
  readonly h: number;
  /**
   * Signs, 1 or -1, of the direction in which the line leaves its start, and of the direction of the site at its end.
   */
  readonly leaves: number;
  readonly endsAt: Point;
  readonly from: Covered;
  readonly to: Covered;
}

function seenFrom(start: RouteEnd, end: RouteEnd, rotation: number): Seen {
  const across = turned({ x: end.at.x - start.at.x, y: end.at.y - start.at.y }, -rotation);
  const flip = { x: across.x < 0 ? -1 : 1, y: across.y < 0 ? -1 : 1 };
  const flipped = ({ x, y }: Point): Point => ({ x: x * flip.x, y: y * flip.y });
  const inBox = ({ x, y }: Point) => flipped(turned({ x: x - start.at.x, y: y - start.at.y }, -rotation));
  const wayIn = (way: number) => flipped(vectorOf(way - rotation));
  const covered = ({ at, corners = [at] }: RouteEnd): Covered => {
    const points = [...corners, at].map(inBox);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  };
  const free = { x: -1, y: -1 };
  const endsAt = end.way === undefined ? free : wayIn(end.way);
  return {
    w: Math.max(Math.abs(across.x), LEAST_SPAN),
    h: Math.max(Math.abs(across.y), LEAST_SPAN),
    leaves: start.way === undefined ? 1 : Math.sign(wayIn(start.way).x),
    endsAt: { x: Math.sign(endsAt.x), y: Math.sign(endsAt.y) },
    from: covered(start),
    to: covered(end),
  };
}

/** Preset with this number, and the positions of its corners as shares of the frame. */
type Corners = readonly [presetOf: 2 | 3 | 4 | 5, ...shares: number[]];

/** Corners when both ends are horizontal in the line's coordinates. */
function cornersBetweenAlike(seen: Seen): Corners {
  const { w, h, leaves, endsAt, from, to } = seen;
  if (leaves > 0 && endsAt.x < 0) return [3];
  const [before, behind] = [from.left - STUB, to.right + STUB];
  const gap = gapAfter(from.right, to.left);
  if (leaves > 0) {
    // The route goes to the far side of the other shape: over or under it if it is in between.
    const inWay = isWithin(0, to) && gap !== undefined;
    return inWay
      ? [5, share(gap, w), share(besides(0, h, to), h), share(behind, w)]
      : [3, share(Math.max(from.right, to.right) + STUB, w)];
  }
  if (endsAt.x < 0) {
    const inWay = isWithin(h, from) && gap !== undefined;
    return inWay
      ? [5, share(before, w), share(besides(0, h, from), h), share(gap, w)]
      : [3, share(Math.min(from.left, to.left) - STUB, w)];
  }
  const aisle = gapAfter(from.bottom, to.top) ?? gapAfter(to.bottom, from.top) ?? besides(0, h, from, to);
  return [5, share(before, w), share(aisle, h), share(behind, w)];
}

/** Height above or below all of the shapes, whichever makes a shorter path between two heights. */
function besides(from: number, to: number, ...shapes: readonly Covered[]): number {
  const above = Math.min(...shapes.map(({ top }) => top)) - STUB;
  const below = Math.max(...shapes.map(({ bottom }) => bottom)) + STUB;
  const way = (at: number) => Math.abs(at - from) + Math.abs(at - to);
  return way(above) < way(below) ? above : below;
}

function isWithin(y: number, { top, bottom }: Covered): boolean {
  return y > top && y < bottom;
}

/** Corners when the start is horizontal and the end vertical. */
function cornersAround({ w, h, leaves, endsAt, from, to }: Seen): Corners {
  if (leaves > 0 && endsAt.y < 0) return [2];
  const x =
    leaves > 0 ? (gapAfter(from.right, to.left) ?? Math.max(from.right, to.right) + STUB) : from.left - STUB;
  const y =
    endsAt.y < 0
      ? (gapAfter(from.bottom, to.top) ?? Math.min(from.top, to.top) - STUB)
      : (leaves > 0 ? to.bottom : Math.max(from.bottom, to.bottom)) + STUB;
  return [4, share(x, w), share(y, h)];
}

/** Middle of the gap between two intervals; undefined without a gap. */
function gapAfter(end: number, begin: number): number | undefined {
  return end <= begin ? (end + begin) / 2 : undefined;
}

function share(at: number, span: number): number {
  return Math.round((at / span) * WHOLE);
}

function familyOf(geometry: Geometry): string | undefined {
  return /^(bent|curved)Connector[2-5]$/.exec(presetOf(geometry) ?? '')?.[1];
}

function presetOf(geometry: Geometry): string | undefined {
  return geometry.type === 'preset' ? geometry.preset : undefined;
}

function sharesOf({ adjust }: Geometry): readonly number[] {
  return ['adj1', 'adj2', 'adj3'].map((name) => adjust?.[name] ?? MIDDLE);
}

/** Whether two shares are equal within the rounding of a file. */
function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(WHOLE, Math.abs(a)) / 1_000;
}

/** Whether both geometries have the same corners, each on the same side of the frame. */
function isLike(geometry: Geometry, made: Geometry): boolean {
  const sides = (one: Geometry) => sharesOf(one).map((each) => (each < 0 ? -1 : each > WHOLE ? 1 : 0));
  return presetOf(geometry) === presetOf(made) && sides(geometry).join() === sides(made).join();
}
