import { numberOf } from '../../read/geometry/units.ts';
import type { ConstraintValues } from '../constraints.ts';
import type { LayoutNode } from '../layout-node.ts';
import { put } from './put.ts';
import { extentOf, sizeOf } from './size.ts';

interface Spot {
  readonly node: LayoutNode;
  readonly w: number;
  readonly h: number;
  /** Position on a ring of radius 1 about (0, 0). */
  readonly x: number;
  readonly y: number;
}

/**
 * The algorithm `cycle` (21.4.7.1): children on a ring, clockwise from the top, the first one in the middle if
 * `ctrShpMap` requires it. All sizes are scaled together until the ring fits.
 */
export function placeCycle(node: LayoutNode, values: ConstraintValues): void {
  const children = node.children.filter((child) => child.algorithm !== 'conn' && child.algorithm !== 'sp');
  const middle = node.parameters.get('ctrShpMap') === 'fNode' ? children.shift() : undefined;
  const start = numberOf(node.parameters.get('stAng')) ?? 0;
  const span = numberOf(node.parameters.get('spanAng')) ?? 360;
  const alongPath = node.parameters.get('rotPath') === 'alongPath';
  const steps = Math.abs(span) >= 360 ? children.length : Math.max(1, children.length - 1);
  const spots = children.map((child, index): Spot => {
    const angle = ((start + (span * index) / Math.max(1, steps)) * Math.PI) / 180;
    // Each child faces along the ring (rotPath, 21.4.7.52), like the child at the top.
    child.turn = alongPath ? start + (span * index) / Math.max(1, steps) : 0;
    return { node: child, ...sizeOf(child, values), x: Math.sin(angle), y: -Math.cos(angle) };
  });
  const centre = middle ? sizeOf(middle, values) : undefined;
  const radius = ringRadius(spots, centre, values.get(node, 'sibSp') ?? 0, values.get(node, 'sp') ?? 0, span);
  const edges = spots.map((spot) => edgesOf(spot, spot.x * radius, spot.y * radius, values));
  if (middle && centre) edges.push(edgesOf({ node: middle, ...centre }, 0, 0, values));
  if (edges.length === 0) return;
  const left = Math.min(...edges.map(({ l }) => l));
  const top = Math.min(...edges.map(({ t }) => t));
  const width = Math.max(...edges.map(({ r }) => r)) - left;
  const height = Math.max(...edges.map(({ b }) => b)) - top;
  const factor = Math.min(1, node.box.w / Math.max(width, 1e-6), node.box.h / Math.max(height, 1e-6));
  const x0 = node.box.x + (node.box.w - width * factor) / 2 - left * factor;
  const y0 = node.box.y + (node.box.h - height * factor) / 2 - top * factor;
  const all = middle && centre ? [{ node: middle, ...centre, x: 0, y: 0 }, ...spots] : spots;
  for (const spot of all) {
    const w = spot.w * factor;
    const h = spot.h * factor;
    put(spot.node, {
      x: x0 + spot.x * radius * factor - w / 2,
      y: y0 + spot.y * radius * factor - h / 2,
      w,
      h,
    });
  }
  // connectors between them shrink, too
  const joins = node.children.filter((child) => child.algorithm === 'conn');
  const thick = joins.map((child) => values.get(child, 'h'));
  joins.forEach((child, index) => {
    const given = thick[index];
    if (given !== undefined && values.says(child, 'h')) values.set(child, 'h', given * factor);
  });
  values.set(node, 'diam', 2 * radius * factor);
  return;
}

/** Edges of a child centred at a point, including content that a user enlarged beyond it. */
function edgesOf(spot: Pick<Spot, 'node' | 'w' | 'h'>, x: number, y: number, values: ConstraintValues) {
  const extent = extentOf(spot.node, values);
  const [l, t] = [x - spot.w / 2 + extent.x, y - spot.h / 2 + extent.y];
  return { l, t, r: l + extent.w, b: t + extent.h };
}

/** The smallest ring on which neighbours keep their distance from one another and from the middle. */
function ringRadius(
  spots: readonly Spot[],
  centre: { w: number; h: number } | undefined,
  between: number,
  fromMiddle: number,
  span: number,
): number {
  let radius = 0;
  const pairs = Math.abs(span) >= 360 && spots.length > 1 ? spots.length : spots.length - 1;
  for (let index = 0; index < pairs; index++) {
    const [one, other] = [spots[index], spots[(index + 1) % spots.length]];
    if (!one || !other) continue;
    const chord = Math.hypot(one.x - other.x, one.y - other.y);
    const reach = (spot: Spot) => Math.min(spot.w, spot.h) / 2;
    const round = (reach(one) + reach(other) + between) / Math.max(chord, 1e-6);
    const apartX = ((one.w + other.w) / 2 + between) / Math.max(Math.abs(one.x - other.x), 1e-6);
    const apartY = ((one.h + other.h) / 2 + between) / Math.max(Math.abs(one.y - other.y), 1e-6);
    radius = Math.max(radius, Math.min(Math.max(round, 0), Math.max(apartX, 0)), Math.min(round, apartY));
  }
  for (const spot of centre ? spots : []) {
    const reach = (Math.min(spot.w, spot.h) + Math.min(centre?.w ?? 0, centre?.h ?? 0)) / 2 + fromMiddle;
    radius = Math.max(radius, reach);
  }
  return radius;
}
