import type { XY } from './shapes/plane.ts';

/** An edge that guides a pen, in logical pixels of the page. Angles are radians, as returned by `Math.atan2`. */
export type InkEdge =
  | { readonly type: 'line'; readonly from: XY; readonly to: XY }
  /** The arc from the angle `from` over `sweep`, at most a full turn. */
  | {
      readonly type: 'arc';
      readonly centre: XY;
      readonly radius: number;
      readonly from: number;
      readonly sweep: number;
    };

/** Distance from an edge within which a pressed pen follows it, logical pixels. */
export const EDGE_REACH = 12;
/**
 * Distance between two points of an arc, logical pixels: chords then differ from the arc by less than a hundredth of a
 * pixel.
 */
const STEP = 3;

/** The position along an edge of the point nearest to another point, and the distance to it; logical pixels. */
export interface OnEdge {
  readonly along: number;
  readonly away: number;
}

export function onEdge(edge: InkEdge, at: XY): OnEdge {
  if (edge.type === 'line') {
    const length = lengthOfEdge(edge);
    const [dx, dy] = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]];
    const along = length === 0 ? 0 : ((at[0] - edge.from[0]) * dx + (at[1] - edge.from[1]) * dy) / length;
    return measured(edge, at, Math.min(Math.max(along, 0), length));
  }
  const { centre, radius, from, sweep } = edge;
  const angle = Math.atan2(at[1] - centre[1], at[0] - centre[0]);
  const turn = sweep < 0 ? -wrapped(from - angle) : wrapped(angle - from);
  if (Math.abs(turn) <= Math.abs(sweep)) return measured(edge, at, Math.abs(turn) * radius);
  const ends = [measured(edge, at, 0), measured(edge, at, Math.abs(sweep) * radius)] as const;
  return ends[0].away <= ends[1].away ? ends[0] : ends[1];
}

/** The point at this distance along an edge. */
export function pointOn(edge: InkEdge, along: number): XY {
  if (edge.type === 'line') {
    const length = lengthOfEdge(edge);
    const part = length === 0 ? 0 : along / length;
    return [
      edge.from[0] + (edge.to[0] - edge.from[0]) * part,
      edge.from[1] + (edge.to[1] - edge.from[1]) * part,
    ];
  }
  const { centre, radius, from, sweep } = edge;
  const angle = from + (Math.sign(sweep) * along) / radius;
  return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
}

export function lengthOfEdge(edge: InkEdge): number {
  return edge.type === 'line'
    ? Math.hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1])
    : Math.abs(edge.sweep) * edge.radius;
}

/** The nearest edge within reach of the point where a pen is pressed; undefined without one. */
export function edgeNear(edges: readonly InkEdge[], at: XY, reach = EDGE_REACH): InkEdge | undefined {
  let best: InkEdge | undefined;
  let least = reach;
  for (const edge of edges) {
    const { away } = onEdge(edge, at);
    if (away > least) continue;
    least = away;
    best = edge;
  }
  return best;
}

/** A part of an edge as the points of a stroke: x, y and pressure in turn. */
export function inkAlong(edge: InkEdge, from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, i) => [
    ...pointOn(edge, from + ((to - from) * i) / count),
    0.5,
  ]).flat();
}

function measured(edge: InkEdge, at: XY, along: number): OnEdge {
  const [x, y] = pointOn(edge, along);
  return { along, away: Math.hypot(at[0] - x, at[1] - y) };
}

/** An angle from 0 up to a full turn, excluded. */
function wrapped(angle: number): number {
  const turn = Math.PI * 2;
  return ((angle % turn) + turn) % turn;
}
