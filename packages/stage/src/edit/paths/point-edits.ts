import { distance, type Point } from '../geometry/point.ts';
import { type Contour, curveFrom, type PathNode, pointOn, type SubPath } from './contour.ts';

/** The address of a point of an outline, or of the segment that begins there. */
export interface Address {
  readonly contour: number;
  readonly sub: number;
  readonly node: number;
}

type Contours = readonly Contour[];

export function subAt(contours: Contours, { contour, sub }: Address): SubPath | undefined {
  return contours[contour]?.subs[sub];
}

export function nodeAt(contours: Contours, address: Address): PathNode | undefined {
  return subAt(contours, address)?.nodes[address.node];
}

function withSub(contours: Contours, address: Address, change: (sub: SubPath) => SubPath): Contours {
  return contours.map((contour, at) =>
    at !== address.contour
      ? contour
      : { ...contour, subs: contour.subs.map((sub, index) => (index === address.sub ? change(sub) : sub)) },
  );
}

function withNode(contours: Contours, address: Address, change: (node: PathNode) => PathNode): Contours {
  return withSub(contours, address, (sub) => ({
    ...sub,
    nodes: sub.nodes.map((node, index) => (index === address.node ? change(node) : node)),
  }));
}

const moved = (point: Point | undefined, by: Point) => point && { x: point.x + by.x, y: point.y + by.y };

/** Moves a point with its handles. */
export function movedNode(contours: Contours, address: Address, to: Point): Contours {
  return withNode(contours, address, (node) => {
    const by = { x: to.x - node.at.x, y: to.y - node.at.y };
    return { at: to, in: moved(node.in, by), out: moved(node.out, by) };
  });
}

/** Whether the line has no corner at this point. */
export function isSmooth({ at, in: into, out }: PathNode): boolean {
  if (!into || !out) return false;
  const [a, b] = [
    { x: at.x - into.x, y: at.y - into.y },
    { x: out.x - at.x, y: out.y - at.y },
  ];
  const lengths = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
  return lengths > 0 && Math.abs(a.x * b.y - a.y * b.x) / lengths < 0.02 && a.x * b.x + a.y * b.y > 0;
}

/** Moves a handle. The opposite handle of a smooth point rotates with it, unless `freed`. */
export function movedHandle(
  contours: Contours,
  address: Address,
  which: 'in' | 'out',
  to: Point,
  freed: boolean,
): Contours {
  return withNode(contours, address, (node) => {
    const across = which === 'in' ? 'out' : 'in';
    const other = node[across];
    const reach = distance(to, node.at);
    if (!other || freed || !isSmooth(node) || reach === 0) return { ...node, [which]: to };
    const length = distance(other, node.at) / reach;
    const turned = { x: node.at.x - (to.x - node.at.x) * length, y: node.at.y - (to.y - node.at.y) * length };
    return { ...node, [which]: to, [across]: turned };
  });
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** Adds a point to the segment that begins at a point; the shape of the segment is unchanged (de Casteljau). */
export function addedNode(contours: Contours, way: Address, t: number): Contours {
  return withSub(contours, way, (sub) => {
    const curve = curveFrom(sub, way.node);
    const from = sub.nodes[way.node];
    const nextIndex = (way.node + 1) % sub.nodes.length;
    const to = sub.nodes[nextIndex];
    if (!curve || !from || !to) return sub;
    const [a, b, c, d] = curve;
    if (!from.out && !to.in)
      return { ...sub, nodes: sub.nodes.toSpliced(way.node + 1, 0, { at: pointOn(curve, t) }) };
    const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
    const [into, out] = [between(ab, bc, t), between(bc, cd, t)];
    const nodes = sub.nodes.map((node, index) => {
      const changed = index === way.node ? { ...node, out: ab } : node;
      return index === nextIndex ? { ...changed, in: cd } : changed;
    });
    return { ...sub, nodes: nodes.toSpliced(way.node + 1, 0, { at: between(into, out, t), in: into, out }) };
  });
}

/** The nearest position on the segment that begins at a point: its parameter from 0 to 1, and its distance. */
export function nearestOn(
  contours: Contours,
  way: Address,
  point: Point,
): { readonly t: number; readonly distance: number } | undefined {
  const sub = subAt(contours, way);
  const curve = sub && curveFrom(sub, way.node);
  if (!curve) return undefined;
  let best = { t: 0, distance: Number.POSITIVE_INFINITY };
  const steps = 64;
  const consider = (t: number) => {
    const far = distance(pointOn(curve, t), point);
    if (far < best.distance) best = { t, distance: far };
  };
  for (let step = 0; step <= steps; step++) consider(step / steps);
  const around = best.t;
  for (let step = -16; step <= 16; step++) consider(Math.min(1, Math.max(0, around + step / (steps * 16))));
  return best;
}

/** Removes a point; a line left with fewer than two points is removed, except for the last line. */
export function removedNode(contours: Contours, address: Address): Contours {
  const sub = subAt(contours, address);
  if (!sub) return contours;
  if (sub.nodes.length > (sub.closed ? 3 : 2))
    return withSub(contours, address, (each) => ({ ...each, nodes: each.nodes.toSpliced(address.node, 1) }));
  const left = contours.map((contour, at) =>
    at === address.contour ? { ...contour, subs: contour.subs.toSpliced(address.sub, 1) } : contour,
  );
  return left.some(({ subs }) => subs.length > 0) ? left : contours;
}

/**
 * Makes a point smooth or a corner: a smooth point has a handle on either side, along its neighbours; a corner has no
 * handles.
 */
export function withSmooth(contours: Contours, address: Address, smooth: boolean): Contours {
  const sub = subAt(contours, address);
  const node = nodeAt(contours, address);
  if (!sub || !node) return contours;
  if (!smooth) return withNode(contours, address, ({ at }) => ({ at }));
  const count = sub.nodes.length;
  const before = sub.nodes[address.node - 1] ?? (sub.closed ? sub.nodes[count - 1] : undefined);
  const after = sub.nodes[address.node + 1] ?? (sub.closed ? sub.nodes[0] : undefined);
  const [from, to] = [before?.at ?? node.at, after?.at ?? node.at];
  const along = distance(from, to);
  if (along === 0) return contours;
  const direction = { x: (to.x - from.x) / along, y: (to.y - from.y) / along };
  const reach = (other: PathNode | undefined, sign: 1 | -1): Point | undefined => {
    if (!other) return undefined;
    const length = (distance(node.at, other.at) / 3) * sign;
    return { x: node.at.x + direction.x * length, y: node.at.y + direction.y * length };
  };
  return withNode(contours, address, ({ at }) => ({ at, in: reach(before, -1), out: reach(after, 1) }));
}

/** Whether the segment that begins at a point is curved. */
export function isCurved(contours: Contours, way: Address): boolean {
  const sub = subAt(contours, way);
  const next = sub?.nodes[(way.node + 1) % sub.nodes.length];
  return nodeAt(contours, way)?.out !== undefined || next?.in !== undefined;
}

/** Straightens the segment that begins at a point, or gives it handles for bending it. */
export function withCurved(contours: Contours, way: Address, curved: boolean): Contours {
  return withSub(contours, way, (sub) => {
    const curve = curveFrom(sub, way.node);
    if (!curve) return sub;
    const [a, , , d] = curve;
    const nextIndex = (way.node + 1) % sub.nodes.length;
    return {
      ...sub,
      nodes: sub.nodes.map((node, index) => {
        const out = curved ? between(a, d, 1 / 3) : undefined;
        const changed = index === way.node ? { ...node, out } : node;
        return index === nextIndex ? { ...changed, in: curved ? between(a, d, 2 / 3) : undefined } : changed;
      }),
    };
  });
}

/** Opens a closed line at a point, or closes an open line. */
export function withClosed(contours: Contours, address: Address, closed: boolean): Contours {
  return withSub(contours, address, (sub) => {
    if (sub.closed === closed) return sub;
    if (closed) return { ...sub, closed };
    const turned = [...sub.nodes.slice(address.node), ...sub.nodes.slice(0, address.node)];
    const [first] = turned;
    if (!first) return sub;
    return {
      closed,
      nodes: [{ at: first.at, out: first.out }, ...turned.slice(1), { at: first.at, in: first.in }],
    };
  });
}
