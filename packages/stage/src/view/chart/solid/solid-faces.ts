import type { ChartGradient } from '../chart-paint.ts';
import type { Point, SolidView } from './solid-view.ts';

export type SolidFill = string | ChartGradient;

/** The fill and edge of a solid. */
export interface SolidLook {
  readonly fill: SolidFill;
  readonly edge: { readonly color: string; readonly width: number } | undefined;
}

/** A solid: its extent along each axis, as shares of the chart's space. */
export interface Body {
  /** Extent along the categories. */
  readonly across: readonly [number, number];
  /** Extent along the values. */
  readonly along: readonly [number, number];
  /** Extent from the front to the back. */
  readonly deep: readonly [number, number];
  readonly round: boolean;
  /** The relative width at both ends along the values: 1 and 1 for a box, 1 and 0 for a cone. */
  readonly taper: readonly [number, number];
}

const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
const CIRCLE: readonly Point[] = Array.from({ length: 28 }, (_, index) => {
  const angle = (index / 28) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)];
});

/** The visible faces of a solid, as shapes of ECharts. `lying`: the values run to the right. */
export function bodyFaces(view: SolidView, body: Body, look: SolidLook, lying: boolean): object[] {
  const { across, deep, along, taper } = body;
  const turned = along[0] > along[1];
  const [low, high] = turned ? [along[1], along[0]] : along;
  const [foot, head] = turned ? [taper[1], taper[0]] : taper;
  const [middle, depth] = [(across[0] + across[1]) / 2, (deep[0] + deep[1]) / 2];
  const [wide, thick] = [Math.abs(across[1] - across[0]) / 2, Math.abs(deep[1] - deep[0]) / 2];
  const outline = body.round ? CIRCLE : CORNERS;
  const ring = (share: number, at: number) =>
    outline.map(([a, z]): Point => {
      const [here, back] = [middle + a * wide * share, depth + z * thick * share];
      return lying ? view.place(at, here, back) : view.place(here, at, back);
    });
  const [bottom, top] = [ring(foot, low), ring(head, high)];
  const seen = (points: readonly Point[]) => (lying ? 1 : -1) * area(points) > 1e-3;
  const faces: object[] = [];
  const sides = outline.map(([a, z], index) => {
    const next = (index + 1) % outline.length;
    const quad = [bottom[index], bottom[next], top[next], top[index]].filter((point) => point !== undefined);
    const [b = 0, y = 0] = outline[next] ?? [];
    const length = Math.hypot(b - a, y - z) || 1;
    return { quad, light: lightOn(lying, (y - z) / length, 0, (a - b) / length), seen: seen(quad) };
  });
  if (body.round) faces.push(...mantle(sides, look, lying));
  else
    for (const side of sides) {
      if (side.seen) faces.push(face(side.quad, look, side.light));
    }
  if (head > 0 && seen(top)) faces.push(face(top, look, lightOn(lying, 0, 1, 0)));
  const below = [...bottom].reverse();
  if (foot > 0 && seen(below)) faces.push(face(below, look, lightOn(lying, 0, -1, 0)));
  return faces;
}

interface Side {
  readonly quad: readonly Point[];
  readonly light: number;
  readonly seen: boolean;
}

/** The visible part of the curved side of a solid, in one piece. */
function mantle(sides: readonly Side[], look: SolidLook, lying: boolean): object[] {
  const first = sides.findIndex((side, index) => side.seen && !sides.at(index - 1)?.seen);
  if (first < 0) return [];
  const run: LitEdge[] = [];
  for (let step = 0; step < sides.length; step++) {
    const side = sides[(first + step) % sides.length];
    if (!side?.seen) break;
    const [from = [0, 0], nextFrom = from, nextTo = from, to = from] = side.quad;
    if (run.length === 0) run.push({ from, to, light: side.light });
    run.push({ from: nextFrom, to: nextTo, light: side.light });
  }
  return [curvedFace(run, look, lying)];
}

/** A line across a curved face, and the brightness there. */
export interface LitEdge {
  readonly from: Point;
  readonly to: Point;
  readonly light: number;
}

/** A curved face: one polygon whose colour follows the brightness, from left to right or, `lying`, downwards. */
export function curvedFace(edges: readonly LitEdge[], { fill, edge }: SolidLook, lying: boolean): object {
  const points = [...edges.map(({ from }) => from), ...edges.map(({ to }) => to).reverse()];
  const along = ([x, y]: Point) => (lying ? y : x);
  const all = points.map(along);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const color = plainColor(fill);
  const colorStops = edges
    .map(({ from, to, light }) => ({
      offset: high - low < 1e-6 ? 0 : ((along(from) + along(to)) / 2 - low) / (high - low),
      color: darker(color, light),
    }))
    .sort((a, b) => a.offset - b.offset);
  const end = lying ? { x2: 0, y2: 1 } : { x2: 1, y2: 0 };
  return {
    type: 'polygon',
    shape: { points },
    style: {
      fill: { type: 'linear', x: 0, y: 0, ...end, colorStops },
      stroke: edge?.color,
      lineWidth: edge?.width ?? 0,
    },
  };
}

/** A face, drawn whether it faces the viewer or not. */
export function face(points: readonly Point[], { fill, edge }: SolidLook, light: number): object {
  const color = shaded(fill, light);
  return {
    type: 'polygon',
    shape: { points },
    style: {
      fill: color,
      // Without a stroke, neighbouring faces would let the background show between them.
      stroke: edge?.color ?? (typeof color === 'string' ? color : undefined),
      lineWidth: edge?.width ?? 0.6,
      lineJoin: 'round',
    },
  };
}

/**
 * The brightness of a face with this outward normal, given along categories, values and depth: the light comes from the
 * front.
 */
export function lightOn(lying: boolean, categories: number, values: number, depth: number): number {
  const [x, y] = lying ? [values, categories] : [categories, values];
  return x ** 2 * (x > 0 ? 0.72 : 0.82) + y ** 2 * (y > 0 ? 0.86 : 0.5) + depth ** 2 * (depth < 0 ? 1 : 0.6);
}

/** One colour that represents a fill, for the legend. */
export function plainColor(fill: SolidFill): string {
  return typeof fill === 'string' ? fill : (fill.colorStops[0]?.color ?? '#888888');
}

/** The fill at a lower brightness. */
function shaded(fill: SolidFill, light: number): SolidFill {
  if (light === 1) return fill;
  if (typeof fill !== 'string') {
    const colorStops = fill.colorStops.map((stop) => ({ ...stop, color: darker(stop.color, light) }));
    return { ...fill, colorStops };
  }
  return darker(fill, light);
}

function darker(color: string, light: number): string {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(color)?.slice(1).map(Number);
  if (!parts) return color;
  const [r, g, b] = parts.map((part) => Math.round(part * light));
  return hex ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${parts[3]})`;
}

/** Twice the area on the page; negative when the points run counterclockwise on the screen. */
function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}
