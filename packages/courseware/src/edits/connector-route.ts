import type { Geometry } from '../records/geometry.ts';
import { type Point, turned } from './geometry.ts';

/** A bent or curved connector and the turn that it is drawn with, degrees. */
export interface ConnectorRoute {
  readonly geometry: Geometry;
  readonly rotation: number;
}

/** Where a line begins or ends, on the page or in the group in which it lies. */
export interface RouteEnd {
  readonly at: Point;
  /** Degrees clockwise: the way that a line leaves the site there. Left out where the end is free. */
  readonly way?: number | undefined;
  /** The corners of the shape that the end is glued to. */
  readonly corners?: readonly Point[] | undefined;
}

/** How far a line goes on beyond a shape before it turns, as in PowerPoint: a quarter of an inch. Logical pixels. */
const STUB = 24;
/** Corners are shares of the frame, which has to be so wide and high at least for any of them to lie outside of it. */
export const LEAST_SPAN = 0.01;
/** Of the frame: 100 %. */
const WHOLE = 100_000;
const MIDDLE = 50_000;

/**
 * How a bent or curved connector runs between two ends, by the ways that lines leave the sites there: with one corner where
 * one way is level and the other upright, else with two; and with as many more as it takes to come around the shapes of its
 * ends, where it leaves one away from the other. Corners that a hand or a file placed stay while they lie between the ends,
 * or beyond the same ones. Undefined for other lines, and where both ends are free: they stay as they are.
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

/** Whether a connector runs as it would by itself, so that no hand or file placed its corners. */
export function runsByItself(geometry: Geometry, rotation: number, start: RouteEnd, end: RouteEnd): boolean {
  const route = connectorRoute(plain(geometry), start, end);
  return (
    route?.rotation === rotation &&
    presetOf(route.geometry) === presetOf(geometry) &&
    sharesOf(route.geometry).every((each, index) => isNear(each, sharesOf(geometry)[index] ?? MIDDLE))
  );
}

/** The connector without what a hand or a file made of it. */
export function plain(geometry: Geometry): Geometry {
  return geometry.type === 'preset' ? { type: 'preset', preset: geometry.preset } : geometry;
}

/** Whether corners of a connector are placed, by shares of its frame. */
export function hasPlacedCorners(geometry: Geometry): boolean {
  return familyOf(geometry) !== undefined && Object.keys(geometry.adjust ?? {}).length > 0;
}

/** Whether a way goes up or down rather than to a side. */
export function isUpright(degrees: number): boolean {
  const { x, y } = vectorOf(degrees);
  return Math.abs(y) > Math.abs(x);
}

/** Degrees clockwise as a way of length 1. */
export function vectorOf(degrees: number): Point {
  return turned({ x: 1, y: 0 }, degrees);
}

/** What an end's shape covers, where the line begins at 0,0. */
interface Covered {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The line in its own box: from 0,0 along x to w,h, neither of which is negative. */
interface Seen {
  readonly w: number;
  readonly h: number;
  /** The way that it leaves its start and the site at its end, each along its own axis: 1 or -1 in the box. */
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

/** How many corners and where, as shares of the frame. */
type Corners = readonly [presetOf: 2 | 3 | 4 | 5, ...shares: number[]];

/** The corners where both ends are level in the box. */
function cornersBetweenAlike(seen: Seen): Corners {
  const { w, h, leaves, endsAt, from, to } = seen;
  if (leaves > 0 && endsAt.x < 0) return [3];
  const [before, behind] = [from.left - STUB, to.right + STUB];
  const gap = gapAfter(from.right, to.left);
  if (leaves > 0) {
    // To the far side of the other shape: over or under it where it stands in the way.
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

/** Above or below all of these, where it is a shorter way between two heights. */
function besides(from: number, to: number, ...shapes: readonly Covered[]): number {
  const above = Math.min(...shapes.map(({ top }) => top)) - STUB;
  const below = Math.max(...shapes.map(({ bottom }) => bottom)) + STUB;
  const way = (at: number) => Math.abs(at - from) + Math.abs(at - to);
  return way(above) < way(below) ? above : below;
}

function isWithin(y: number, { top, bottom }: Covered): boolean {
  return y > top && y < bottom;
}

/** Level at the start and upright at the end. */
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

/** The middle of what lies between two stretches, if anything does. */
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

/** The same place, but for what a file rounds. */
function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(WHOLE, Math.abs(a)) / 1_000;
}

/** The same corners, each on the same side of the frame. */
function isLike(geometry: Geometry, made: Geometry): boolean {
  const sides = (one: Geometry) => sharesOf(one).map((each) => (each < 0 ? -1 : each > WHOLE ? 1 : 0));
  return presetOf(geometry) === presetOf(made) && sides(geometry).join() === sides(made).join();
}
