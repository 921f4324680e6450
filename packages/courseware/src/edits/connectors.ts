import type { CoursewareReader } from '../document/reader.ts';
import type { Element } from '../records/element.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { LineElement } from '../records/elements/line.ts';
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

/** A place on an element where a line may end: in its own box before flipping and turning, logical pixels. */
export interface ConnectionSite extends Point {
  /** Degrees clockwise: the way that a line leaves it. */
  readonly angle: number;
}

/** The sites of an element by their numbers; none where it has none, or where its outline is not known (yet). */
export type SitesOf = (element: Element) => readonly ConnectionSite[];

type Reader = Pick<CoursewareReader, 'find' | 'get' | 'children'>;
type End = 'start' | 'end';
const ENDS: readonly End[] = ['start', 'end'];

/** Logical pixels by which a point has to differ to be another. */
const MOVED = 0.01;

/** A point of an element's own box, before flipping and turning, on its page. */
export function pointOnPage(reader: Reader, element: Element, own: Point): Point {
  const outside = groupsAround(reader, element.id);
  return outside.reduce((point, group) => pointOut(group, point), pointOut(element.frame, own));
}

/** Where a line begins or ends on its page. */
export function endOfLine(reader: Reader, line: LineElement, end: End): Point {
  const { w, h } = line.frame;
  return pointOnPage(reader, line, end === 'start' ? { x: 0, y: 0 } : { x: w, y: h });
}

/** Where a site lies on the page; undefined where the element has no such site. */
export function siteOnPage(
  reader: Reader,
  element: Element,
  site: number,
  sitesOf: SitesOf,
): Point | undefined {
  const own = sitesOf(element)[site];
  return own && pointOnPage(reader, element, own);
}

/** Degrees clockwise on the page: the way that a line leaves a site; undefined where the element has no such site. */
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

/** The end of a line at a point of its page, where it may be glued to a shape that it leaves by a way on the page. */
export function routeEndOnPage(
  reader: Reader,
  at: Point,
  glued?: { readonly elementId: string; readonly way: number | undefined },
): RouteEnd {
  const shape = glued && reader.find('element', glued.elementId);
  return shape ? { at, way: glued.way, corners: cornersOnPage(reader, shape) } : { at };
}

type Routed = Pick<LineElement, 'id' | 'geometry' | 'frame'>;

/** `connectorRoute` for ends on the page, of a line that may lie in groups, which turn and mirror it. */
export function routeOnPage(
  reader: Reader,
  { id, geometry }: Routed,
  start: RouteEnd,
  end: RouteEnd,
): ConnectorRoute | undefined {
  const inside = insideGroups(reader, id);
  return connectorRoute(geometry, inside(start), inside(end));
}

/** The line, its corners as they are where nobody placed them: they are then placed anew for its new ends. */
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

/** The frame of a line from one point of its page to another; the turn that it has, it keeps. */
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

/** `frameBetween` of a line that runs by a route, or as it ran where there is none. */
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

/** The length without the tiny rest that turning a level line leaves. */
function tidy(length: number): number {
  return Math.round(length * 1e6) / 1e6;
}

type LinePatch = Partial<Pick<LineElement, 'frame' | 'geometry' | 'start' | 'end'>>;

/**
 * What happens to glued lines after elements have changed their places: an end goes with the site that it is glued to,
 * lets go of one from which the line itself was moved away, and a bent line leaves a shape that was turned as its site now
 * looks. `reader` shows the elements as they are now, `before` holds those that changed, as they were. Nothing is written.
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

/** The courseware with these elements as they were. */
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
    // Both went the same way: they lie on one page, or in one group, that was moved as a whole.
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
 * The frame of a line between its ends, and its corners where they are other ones: it then comes around its shapes as they
 * lie now. A line that keeps as many corners has them where a hand or a file placed them.
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
  // What ran otherwise than it would is left alone while its sites look as level or as upright as they did.
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

/** Whether the route leads from a level end to an upright one: it then has one corner, or three. */
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
 * The frames of glued lines that no longer end where they did: at the sites that they are glued to. That comes of two who
 * moved the two shapes of a line at once, each of whom wrote a frame for it. An end that was not at its site before stays
 * as it is, and nothing is written.
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

/** The lines that are glued to something, on the pages of these elements. */
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
