import type { OutlinePath } from '../../view/geometry/evaluate.ts';
import { type Box, boxAround } from '../geometry/box.ts';
import { distance, type Point } from '../geometry/point.ts';

/**
 * A point of an outline with the handles that bend the curve before and after it; without a handle the segment is
 * straight.
 */
export interface PathNode {
  readonly at: Point;
  readonly in?: Point | undefined;
  readonly out?: Point | undefined;
}

/** One continuous line through points. */
export interface SubPath {
  readonly nodes: readonly PathNode[];
  readonly closed: boolean;
}

/** A part of an outline that is filled and stroked as one, logical pixels. */
export interface Contour {
  readonly subs: readonly SubPath[];
  readonly fill: OutlinePath['fill'];
  readonly stroke: boolean;
}

/** A segment as a cubic curve. */
export type Curve = readonly [Point, Point, Point, Point];

const SAME = 0.01;

/** The outlines of a shape as points and curves. Arcs and quadratic curves are converted to cubic curves. */
export function contoursOf(paths: readonly OutlinePath[]): readonly Contour[] {
  return paths.map(({ d, fill, stroke }) => ({ subs: subsOf(d), fill, stroke }));
}

/** The curve that begins at a point; undefined at the end of an open line. */
export function curveFrom({ nodes, closed }: SubPath, index: number): Curve | undefined {
  const from = nodes[index];
  const to = nodes[index + 1] ?? (closed ? nodes[0] : undefined);
  if (!from || !to || nodes.length < 2) return undefined;
  return [from.at, from.out ?? from.at, to.in ?? to.at, to.at];
}

export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const sum = (p: (point: Point) => number) =>
    s * s * s * p(a) + 3 * s * s * t * p(b) + 3 * s * t * t * p(c) + t * t * t * p(d);
  return { x: sum((p) => p.x), y: sum((p) => p.y) };
}

/** The bounding box of curves, which may extend beyond their points, but not to their handles. */
export function boxOfContours(contours: readonly Contour[]): Box {
  const reached: Point[] = [];
  for (const { subs } of contours) {
    for (const sub of subs) {
      sub.nodes.forEach(({ at, out }, index) => {
        reached.push(at);
        const curve = curveFrom(sub, index);
        const next = sub.nodes[index + 1] ?? sub.nodes[0];
        if (curve && (out || next?.in)) for (const t of turns(curve)) reached.push(pointOn(curve, t));
      });
    }
  }
  return boxAround(reached);
}

/** The parameters at which a curve has an extremum in x or y. */
function turns([a, b, c, d]: Curve): number[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const p = -a[axis] + 3 * b[axis] - 3 * c[axis] + d[axis];
    const q = 2 * (a[axis] - 2 * b[axis] + c[axis]);
    const r = b[axis] - a[axis];
    if (Math.abs(p) < 1e-9) return Math.abs(q) < 1e-9 ? [] : [-r / q].filter((t) => t > 0 && t < 1);
    const root = q * q - 4 * p * r;
    if (root < 0) return [];
    return [(-q + Math.sqrt(root)) / (2 * p), (-q - Math.sqrt(root)) / (2 * p)].filter((t) => t > 0 && t < 1);
  });
}

/** The same curves with all points mapped. */
export function mapped(contours: readonly Contour[], map: (point: Point) => Point): readonly Contour[] {
  const handle = (point: Point | undefined) => point && map(point);
  return contours.map((contour) => ({
    ...contour,
    subs: contour.subs.map((sub) => ({
      ...sub,
      nodes: sub.nodes.map((node) => ({ at: map(node.at), in: handle(node.in), out: handle(node.out) })),
    })),
  }));
}

/** SVG path data. */
export function dataOf(subs: readonly SubPath[]): string {
  const pair = ({ x, y }: Point) => `${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`;
  return subs
    .map((sub) => {
      const [first] = sub.nodes;
      if (!first) return '';
      const ways = sub.nodes.map((node, index) => {
        const curve = curveFrom(sub, index);
        if (!curve) return '';
        const next = sub.nodes[index + 1] ?? first;
        return node.out || next.in ? `C${curve.slice(1).map(pair).join(' ')}` : `L${pair(curve[3])}`;
      });
      return `M${pair(first.at)}${ways.join('')}${sub.closed ? 'Z' : ''}`;
    })
    .join('');
}

/** Parses the output of `evaluateGeometry`: absolute M, L, C, Q, A of less than a half turn, and Z. */
function subsOf(d: string): SubPath[] {
  const tokens = d.match(/[MLAQCZ]|-?\d*\.?\d+(?:e[-+]?\d+)?/g) ?? [];
  const subs: SubPath[] = [];
  let nodes: PathNode[] = [];
  let next = 0;
  let begin: Point = { x: 0, y: 0 };
  const number = () => Number(tokens[next++] ?? 0);
  const point = (): Point => ({ x: number(), y: number() });
  const end = (closed: boolean) => {
    if (nodes.length > 1) subs.push(closed ? joined(nodes) : { nodes, closed });
    nodes = [];
  };
  const last = (): PathNode => {
    if (nodes.length === 0) nodes.push({ at: begin });
    return nodes.at(-1) as PathNode;
  };
  const curve = (out: Point, into: Point, at: Point) => {
    const from = last();
    nodes[nodes.length - 1] = { ...from, out: distance(out, from.at) < SAME ? undefined : out };
    nodes.push({ at, in: distance(into, at) < SAME ? undefined : into });
  };
  while (next < tokens.length) {
    const command = tokens[next++];
    if (command === 'M') {
      end(false);
      begin = point();
      nodes.push({ at: begin });
    } else if (command === 'L') {
      const at = point();
      if (distance(last().at, at) >= SAME) nodes.push({ at });
    } else if (command === 'C') curve(point(), point(), point());
    else if (command === 'Q') {
      const from = last().at;
      const [middle, to] = [point(), point()];
      const toward = (end: Point): Point => ({
        x: end.x + ((middle.x - end.x) * 2) / 3,
        y: end.y + ((middle.y - end.y) * 2) / 3,
      });
      curve(toward(from), toward(to), to);
    } else if (command === 'A') {
      const radii = point();
      next += 2;
      const clockwise = number() === 1;
      for (const [out, into, at] of arcCurves(last().at, radii, clockwise, point())) curve(out, into, at);
    } else if (command === 'Z') end(true);
  }
  end(false);
  return subs;
}

/** A closed line whose last point coincides with its first has that point once. */
function joined(nodes: readonly PathNode[]): SubPath {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last || nodes.length < 3 || distance(first.at, last.at) >= SAME)
    return { nodes, closed: true };
  return { nodes: [{ ...first, in: last.in }, ...nodes.slice(1, -1)], closed: true };
}

/** An arc of an axis-aligned ellipse, at most a half turn, as quarter turns (SVG 1.1, F.6.5). */
function arcCurves(
  from: Point,
  radii: Point,
  clockwise: boolean,
  to: Point,
): readonly (readonly [Point, Point, Point])[] {
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const reach = Math.hypot(half.x / radii.x, half.y / radii.y);
  const [rx, ry] = reach > 1 ? [radii.x * reach, radii.y * reach] : [radii.x, radii.y];
  const unit = { x: half.x / rx, y: half.y / ry };
  const length = unit.x ** 2 + unit.y ** 2;
  if (!(length > 0)) return [];
  const aside = Math.sqrt(Math.max(0, 1 / length - 1)) * (clockwise ? 1 : -1);
  const middle = { x: aside * unit.y, y: -aside * unit.x };
  const start = Math.atan2(unit.y - middle.y, unit.x - middle.x);
  let swing = Math.atan2(-unit.y - middle.y, -unit.x - middle.x) - start;
  if (clockwise && swing < 0) swing += Math.PI * 2;
  if (!clockwise && swing > 0) swing -= Math.PI * 2;
  const centre = { x: (from.x + to.x) / 2 + middle.x * rx, y: (from.y + to.y) / 2 + middle.y * ry };
  const pieces = Math.max(1, Math.ceil(Math.abs(swing) / (Math.PI / 2) - 1e-2));
  const bend = (4 / 3) * Math.tan(swing / pieces / 4);
  const on = (angle: number, along: number): Point => ({
    x: centre.x + rx * (Math.cos(angle) - along * Math.sin(angle)),
    y: centre.y + ry * (Math.sin(angle) + along * Math.cos(angle)),
  });
  return Array.from({ length: pieces }, (_, piece) => {
    const [a, b] = [start + (swing * piece) / pieces, start + (swing * (piece + 1)) / pieces];
    return [on(a, bend), on(b, -bend), piece === pieces - 1 ? to : on(b, 0)] as const;
  });
}
