import type { GeometryDefinition, GeometryPath } from '@lectern/courseware';
import { arcTo, type Point, round } from './arc.ts';
import { builtInGuides, evaluateFormula, guideValue } from './formula.ts';

/** EMU in a logical pixel. */
const EMU = 9525;

export interface OutlinePath {
  /** SVG path data in the shape's pixels. */
  readonly d: string;
  readonly fill: NonNullable<GeometryPath['fill']>;
  readonly stroke: boolean;
}

/** A handle that changes adjust values: its position in pixels, and the range of each value. */
export type AdjustHandle = { readonly x: number; readonly y: number } & (
  | { readonly type: 'xy'; readonly horizontal?: AdjustRange; readonly vertical?: AdjustRange }
  | { readonly type: 'polar'; readonly radius?: AdjustRange; readonly angle?: AdjustRange }
);

/** An adjust value by name, with its bounds, in the unit of the adjust value. */
export interface AdjustRange {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** A shape at a size: pixels from its top left corner, angles in degrees clockwise. */
export interface Outline {
  readonly paths: readonly OutlinePath[];
  readonly textRect: { readonly l: number; readonly t: number; readonly r: number; readonly b: number };
  readonly sites: readonly { readonly x: number; readonly y: number; readonly angle: number }[];
  readonly handles: readonly AdjustHandle[];
  /** The adjust values used. */
  readonly adjust: Readonly<Record<string, number>>;
}

/** Evaluates a shape of `w` by `h` pixels; `adjust` replaces the definition's own adjust values. */
export function evaluateGeometry(
  definition: GeometryDefinition,
  w: number,
  h: number,
  adjust?: Readonly<Record<string, number>>,
): Outline {
  const guides = builtInGuides(w * EMU, h * EMU);
  const values: Record<string, number> = {};
  for (const [name, formula] of definition.adjust) {
    const value = adjust?.[name] ?? evaluateFormula(formula, guides);
    values[name] = value;
    guides.set(name, value);
  }
  for (const [name, formula] of definition.guides) guides.set(name, evaluateFormula(formula, guides));
  const at = (token: string) => guideValue(token, guides) / EMU;
  const rect = definition.textRect;
  return {
    paths: definition.paths.map((path) => outlinePath(path, guides, w, h)),
    textRect: rect
      ? { l: at(rect.l), t: at(rect.t), r: at(rect.r), b: at(rect.b) }
      : { l: 0, t: 0, r: w, b: h },
    sites: definition.sites.map((site) => ({
      x: at(site.x),
      y: at(site.y),
      angle: guideValue(site.ang, guides) / 60_000,
    })),
    handles: definition.handles.map((handle) => evaluateHandle(handle, guides)),
    adjust: values,
  };
}

function evaluateHandle(
  handle: GeometryDefinition['handles'][number],
  guides: ReadonlyMap<string, number>,
): AdjustHandle {
  const place = { x: guideValue(handle.x, guides) / EMU, y: guideValue(handle.y, guides) / EMU };
  const range = (name: string | undefined, min: string | undefined, max: string | undefined) =>
    name === undefined
      ? undefined
      : {
          name,
          min: min === undefined ? -Infinity : guideValue(min, guides),
          max: max === undefined ? Infinity : guideValue(max, guides),
        };
  return handle.type === 'xy'
    ? {
        ...place,
        type: 'xy',
        horizontal: range(handle.refX, handle.minX, handle.maxX),
        vertical: range(handle.refY, handle.minY, handle.maxY),
      }
    : {
        ...place,
        type: 'polar',
        radius: range(handle.refR, handle.minR, handle.maxR),
        angle: range(handle.refAng, handle.minAng, handle.maxAng),
      };
}

function outlinePath(
  path: GeometryPath,
  guides: ReadonlyMap<string, number>,
  w: number,
  h: number,
): OutlinePath {
  // A path with a size is stretched over the shape; a path without a size has coordinates in EMU.
  const sx = path.w ? w / path.w : 1 / EMU;
  const sy = path.h ? h / path.h : 1 / EMU;
  const x = (token: string | undefined) => guideValue(token, guides) * sx;
  const y = (token: string | undefined) => guideValue(token, guides) * sy;
  let current: Point = { x: 0, y: 0 };
  let begin = current;
  const parts: string[] = [];
  for (const command of path.commands) {
    switch (command.c) {
      case 'M':
      case 'L':
        current = { x: x(command.x), y: y(command.y) };
        if (command.c === 'M') begin = current;
        parts.push(`${command.c}${round(current.x)} ${round(current.y)}`);
        break;
      case 'A': {
        const start = guideValue(command.start, guides);
        const swing = guideValue(command.swing, guides);
        const arc = arcTo(current, Math.abs(x(command.wR)), Math.abs(y(command.hR)), start, swing);
        current = arc.end;
        parts.push(arc.d);
        break;
      }
      case 'Q':
      case 'C': {
        const points = command.p.map((token, index) => (index % 2 === 0 ? x(token) : y(token)));
        current = { x: points.at(-2) ?? 0, y: points.at(-1) ?? 0 };
        parts.push(command.c + points.map(round).join(' '));
        break;
      }
      case 'Z':
        current = begin;
        parts.push('Z');
        break;
    }
  }
  return { d: parts.join(''), fill: path.fill ?? 'norm', stroke: path.stroke !== false };
}
