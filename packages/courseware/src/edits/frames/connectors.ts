import type { CoursewareReader } from '../../document/reader.ts';
import type { Element } from '../../records/element.ts';
import type { Frame } from '../../records/elements/element-base.ts';
import type { LineElement } from '../../records/elements/line.ts';
import {
  type ConnectorRoute,
  connectorRoute,
  hasPlacedCorners,
  LEAST_SPAN,
  plain,
  type RouteEnd,
  runsByItself,
  vectorOf,
} from './connector-route.ts';
import {
  groupsAround,
  type Point,
  pointIn,
  pointOut,
  tidyDegrees,
  turned,
  vectorIn,
  vectorOut,
} from './geometry.ts';

/**
 * A point of an element that a line can be connected to, in the element's box before flipping and rotation, logical
 * pixels.
 */
export interface ConnectionSite extends Point {
  /** Direction in which a line leaves the site, degrees clockwise. */
  readonly angle: number;
}

/**
 * Connection sites of an element, in the order of their numbers; empty if it has none or its outline is not known
 * (yet).
 */
export type SitesOf = (element: Element) => readonly ConnectionSite[];

type Reader = Pick<CoursewareReader, 'find' | 'get' | 'children'>;
type End = 'start' | 'end';
const ENDS: readonly End[] = ['start', 'end'];

/** Distance from which two points count as different, logical pixels. */
const MOVED = 0.01;

/** Converts a point of an element's own box, before flipping and rotation, to page coordinates. */
export function pointOnPage(reader: Reader, element: Element, own: Point): Point {
  const outside = groupsAround(reader, element.id);
  return outside.reduce((point, group) => pointOut(group, point), pointOut(element.frame, own));
}

/** Position of an end of a line on the page. */
export function endOfLine(reader: Reader, line: LineElement, end: End): Point {
  const { w, h } = line.frame;
  return pointOnPage(reader, line, end === 'start' ? { x: 0, y: 0 } : { x: w, y: h });
}

/** Position of a connection site on the page; undefined if the element has no such site. */
export function siteOnPage(
  reader: Reader,
  element: Element,
  site: number,
  sitesOf: SitesOf,
): Point | undefined {
  const own = sitesOf(element)[site];
  return own && pointOnPage(reader, element, own);
}

/**
 * Direction in which a line leaves a site on the page, degrees clockwise; undefined if the element has no such site.
 */
function wayOnPage(reader: Reader, element: Element, site: number, sitesOf: SitesOf): number | undefined {
  const own = sitesOf(element)[site];
  if (!own) return undefined;
  const frames = [element.frame, ...groupsAround(reader, element.id)];
  return degreesOf(frames.reduce((way, frame) => vectorOut(frame, way), vectorOf(own.angle)));
}

/** The corners of an element's box on its page. */
function cornersOnPage(reader: Reader, element: Element): readonly Point[] {
  const { w, h } = element.frame;
  const own = [
    { x: 0, y: 0 },
    { x: w, y: 0 },
    { x: w, y: h },
    { x: 0, y: h },
  ];
  return own.map((corner) => pointOnPage(reader, element, corner));
}

/**
 * An end of a line at a point of the page; `glued`: the shape to which the line is connected, and the direction on the
 * page in which the line leaves the shape.
 */
export function routeEndOnPage(
  reader: Reader,
  at: Point,
  glued?: { readonly elementId: string; readonly way: number | undefined },
): RouteEnd {
  const shape = glued && reader.find('element', glued.elementId);
  return shape ? { at, way: glued.way, corners: cornersOnPage(reader, shape) } : { at };
}

type Routed = Pick<LineElement, 'id' | 'geometry' | 'frame'>;

/** `connectorRoute` with ends in page coordinates, for a line that may be in groups, which rotate and mirror it. */
export function routeOnPage(
  reader: Reader,
  { id, geometry }: Routed,
  start: RouteEnd,
  end: RouteEnd,
): ConnectorRoute | undefined {
  const inside = insideGroups(reader, id);
  return connectorRoute(geometry, inside(start), inside(end));
}

/**
 * The line without its corners if they are automatic, so that they are computed for its new ends; otherwise the line
 * itself.
 */
export function unplaced(reader: Reader, line: LineElement, start: RouteEnd, end: RouteEnd): LineElement {
  const inside = insideGroups(reader, line.id);
  const byItself = runsByItself(line.geometry, line.frame.rotation ?? 0, inside(start), inside(end));
  return byItself ? { ...line, geometry: plain(line.geometry) } : line;
}

function insideGroups(reader: Reader, id: string): (end: RouteEnd) => RouteEnd {
  const around = groupsAround(reader, id);
  const inside = (point: Point) => around.reduceRight((inner, group) => pointIn(group, inner), point);
  return ({ at, way, corners }) => ({
    at: inside(at),
    way:
      way === undefined
        ? undefined
        : degreesOf(around.reduceRight((inner, group) => vectorIn(group, inner), vectorOf(way))),
    corners: corners?.map(inside),
  });
}

function degreesOf({ x, y }: Point): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** The frame of a line from one point of the page to another; its rotation stays. */
export function frameBetween(
  reader: Reader,
  line: Pick<LineElement, 'id' | 'frame'>,
  from: Point,
  to: Point,
  rotation = line.frame.rotation ?? 0,
  least = 0,
): Frame {
  const inside = (point: Point) =>
    groupsAround(reader, line.id).reduceRight((inner, group) => pointIn(group, inner), point);
  const a = inside(from);
  const b = inside(to);
  const across = turned({ x: b.x - a.x, y: b.y - a.y }, -rotation);
  const w = Math.max(tidy(Math.abs(across.x)), least);
  const h = Math.max(tidy(Math.abs(across.y)), least);
  return {
    x: (a.x + b.x) / 2 - w / 2,
    y: (a.y + b.y) / 2 - h / 2,
    w,
    h,
    rotation: tidyDegrees(rotation),
    flipH: across.x < -MOVED || undefined,
    flipV: across.y < -MOVED || undefined,
  };
}

/** `frameBetween` for a line with a route; without a route, the line keeps its rotation. */
export function frameOfRoute(
  reader: Reader,
  line: Routed,
  from: Point,
  to: Point,
  route: ConnectorRoute | undefined,
): Frame {
  const least = hasPlacedCorners(route?.geometry ?? line.geometry) ? LEAST_SPAN : 0;
  return frameBetween(reader, line, from, to, route?.rotation, least);
}

/** Rounds off the error that rotating a horizontal line leaves. */
function tidy(length: number): number {
  return Math.round(length * 1e6) / 1e6;
}

type LinePatch = Partial<Pick<LineElement, 'frame' | 'geometry' | 'start' | 'end'>>;

/**
 * Changes of connected lines after elements moved. An end follows the site to which it is connected, and is
 * disconnected if the line itself was moved away from it; a bent line is rerouted if its shape was rotated. `reader`
 * has the current elements, `before` the former state of the changed elements. Writes nothing.
 */
export function followedLines(
  reader: Reader,
  before: ReadonlyMap<string, Element>,
  sitesOf: SitesOf,
): ReadonlyMap<string, LinePatch> {
  const patches = new Map<string, LinePatch>();
  if (before.size === 0) return patches;
  const then = readerBefore(reader, before);
  for (const line of gluedLines(reader, before.keys())) {
    const patch = followed(reader, then, line, sitesOf);
    if (Object.keys(patch).length > 0) patches.set(line.id, patch);
  }
  return patches;
}

/** A reader with these elements in their former state. */
function readerBefore(reader: Reader, before: ReadonlyMap<string, Element>): Reader {
  return {
    find: (kind, id) =>
      kind === 'element' ? ((before.get(id) ?? reader.find(kind, id)) as never) : reader.find(kind, id),
    get: (id) => reader.get(id),
    children: (id) => reader.children(id),
  };
}

function followed(now: Reader, then: Reader, line: LineElement, sitesOf: SitesOf): LinePatch {
  const lineThen = then.find('element', line.id);
  if (lineThen?.type !== 'line') return {};
  const patch: LinePatch = {};
  const ends = { start: endOfLine(now, line, 'start'), end: endOfLine(now, line, 'end') };
  let moves = false;
  for (const end of ENDS) {
    const glue = line[end];
    const shape = glue && now.find('element', glue.elementId);
    const shapeThen = glue && then.find('element', glue.elementId);
    if (!glue || !shape || !shapeThen) continue;
    const site = siteOnPage(now, shape, glue.site, sitesOf);
    const siteThen = siteOnPage(then, shapeThen, glue.site, sitesOf);
    if (!site || !siteThen) continue;
    const bySite = between(siteThen, site);
    const byLine = between(endOfLine(then, lineThen, end), ends[end]);
    // Line and site moved alike: they are on one page, or in one group, that moved as a whole.
    if (length(between(bySite, byLine)) < MOVED) continue;
    if (length(bySite) >= MOVED) {
      ends[end] = site;
      moves = true;
    } else if (sameGlue(lineThen[end], glue)) patch[end] = undefined;
  }
  if (!moves) return patch;
  return { ...patch, ...rerouted(now, then, line, ends, sitesOf) };
}

/**
 * The frame of a line between its ends, and its corners if they change so that it goes around its shapes at their new
 * positions. Corners that a user or a file placed stay if their number does not change.
 */
function rerouted(
  now: Reader,
  then: Reader,
  line: LineElement,
  ends: Readonly<Record<End, Point>>,
  sitesOf: SitesOf,
): LinePatch {
  const lineThen = then.find('element', line.id);
  const before = lineThen?.type === 'line' ? lineThen : line;
  const routeEnd = (reader: Reader, of: LineElement, end: End, at: Point): RouteEnd => {
    const glue = of[end];
    const shape = glue && reader.find('element', glue.elementId);
    const way = shape && wayOnPage(reader, shape, glue.site, sitesOf);
    return routeEndOnPage(reader, at, glue && { elementId: glue.elementId, way });
  };
  const [startThen, endThen] = ENDS.map((end) =>
    routeEnd(then, before, end, endOfLine(then, before, end)),
  ) as [RouteEnd, RouteEnd];
  const [start, end] = ENDS.map((each) => routeEnd(now, line, each, ends[each])) as [RouteEnd, RouteEnd];
  const free = unplaced(then, before, startThen, endThen);
  const wouldThen = routeOnPage(then, free, startThen, endThen);
  const route = routeOnPage(now, { ...line, geometry: free.geometry }, start, end);
  // A line with another route than the automatic one stays unchanged unless a connection site rotated between
  // horizontal and vertical.
  const isTurned = wouldThen?.rotation !== route?.rotation || hasOneCorner(wouldThen) !== hasOneCorner(route);
  const ranSo =
    wouldThen?.rotation === (before.frame.rotation ?? 0) &&
    presetOf(wouldThen.geometry) === presetOf(before.geometry);
  const wanted = free !== before || isTurned || ranSo ? route : undefined;
  return {
    ...(wanted && !sameShape(wanted.geometry, line.geometry) && { geometry: wanted.geometry }),
    frame: frameOfRoute(now, line, ends.start, ends.end, wanted),
  };
}

/** Whether the route goes from a horizontal end to a vertical end: it then has one corner, or three. */
function hasOneCorner(route: ConnectorRoute | undefined): boolean {
  return route !== undefined && /[24]$/.test(presetOf(route.geometry) ?? '');
}

function presetOf(geometry: LineElement['geometry']): string | undefined {
  return geometry.type === 'preset' ? geometry.preset : undefined;
}

function sameShape(a: LineElement['geometry'], b: LineElement['geometry']): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/**
 * New frames for connected lines that no longer end at their sites. This happens when two users moved the two shapes of
 * a line at once, and each client wrote a frame for it. An end that was not at its site before stays unchanged. Writes
 * nothing.
 */
export function strayedLines(
  reader: Reader,
  before: ReadonlyMap<string, Element>,
  sitesOf: SitesOf,
): ReadonlyMap<string, LinePatch> {
  const patches = new Map<string, LinePatch>();
  const then = readerBefore(reader, before);
  for (const line of gluedLines(reader, before.keys())) {
    const lineThen = then.find('element', line.id);
    if (lineThen?.type !== 'line') continue;
    const ends = { start: endOfLine(reader, line, 'start'), end: endOfLine(reader, line, 'end') };
    let strayed = false;
    for (const end of ENDS) {
      const glue = line[end];
      const shape = glue && reader.find('element', glue.elementId);
      const shapeThen = glue && then.find('element', glue.elementId);
      if (!shape || !shapeThen || !sameGlue(lineThen[end], glue)) continue;
      const site = siteOnPage(reader, shape, glue.site, sitesOf);
      const siteThen = siteOnPage(then, shapeThen, glue.site, sitesOf);
      if (!site || !siteThen || length(between(siteThen, endOfLine(then, lineThen, end))) >= MOVED) continue;
      if (length(between(site, ends[end])) < MOVED) continue;
      ends[end] = site;
      strayed = true;
    }
    if (strayed) patches.set(line.id, rerouted(reader, then, line, ends, sitesOf));
  }
  return patches;
}

function sameGlue(a: LineElement['start'], b: LineElement['start']): boolean {
  return a?.elementId === b?.elementId && a?.site === b?.site;
}

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function length({ x, y }: Point): number {
  return Math.hypot(x, y);
}

/** Lines on the pages of these elements that are connected to an element. */
function gluedLines(reader: Reader, ids: Iterable<string>): readonly LineElement[] {
  const homes = new Set<string>();
  for (const id of ids) {
    let at = reader.find('element', id);
    for (let depth = 0; at && depth < 64; depth += 1) {
      const parent = reader.find('element', at.parentId);
      if (!parent) homes.add(at.parentId);
      at = parent;
    }
  }
  const lines: LineElement[] = [];
  const walk = (parentId: string, depth: number): void => {
    if (depth > 64) return;
    for (const id of reader.children(parentId)) {
      const element = reader.find('element', id);
      if (element?.type === 'line' && (element.start || element.end)) lines.push(element);
      else if (element?.type === 'group') walk(id, depth + 1);
    }
  };
  for (const home of homes) walk(home, 0);
  return lines;
}
