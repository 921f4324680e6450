import type { Geometry, GeometryDefinition, ShapeElement } from '@lectern/courseware';
import { evaluateGeometry, type Outline } from '../../view/geometry/evaluate.ts';
import { definitionOf } from '../../view/geometry/presets.ts';
import { type Box, centreOf } from '../geometry/box.ts';
import { apply } from '../geometry/matrix.ts';
import { frameWithMiddle, type PlacementReader, parentMatrix, placementOf } from '../geometry/placement.ts';
import type { Point } from '../geometry/point.ts';
import { boxOfContours, type Contour, contoursOf, curveFrom } from './contour.ts';

/** EMU per logical pixel: the unit of outlines in PowerPoint. */
const EMU = 9525;
/** The most connection sites of an outline. */
const MOST_SITES = 64;

type Drawn = Pick<ShapeElement, 'geometry' | 'frame'>;

/** The outline of a shape at its size; undefined while its preset is not loaded. */
function outlineOf({ geometry, frame }: Drawn): Outline | undefined {
  const definition = definitionOf(geometry);
  return definition && evaluateGeometry(definition, frame.w, frame.h, geometry?.adjust);
}

/** The points of a shape, in the coordinates of its box; undefined while its preset is not loaded. */
export function contoursOfShape(shape: Drawn): readonly Contour[] | undefined {
  const outline = outlineOf(shape);
  return outline && contoursOf(outline.paths);
}

/** Parts of an outline that are kept when its points change, in the coordinates of the new points. */
interface Kept {
  readonly sites?: readonly { readonly x: number; readonly y: number; readonly angle: number }[];
  readonly textRect?: Outline['textRect'];
}

/** A custom outline from points (a:custGeom): lines can be connected to its points, unless it keeps other sites. */
export function geometryOf(contours: readonly Contour[], box: Box, kept: Kept = {}): Geometry {
  const guides: GeometryDefinition['guides'] = [];
  const guide = (side: 'w' | 'h', value: number): string => {
    const whole = Math.round((side === 'w' ? box.w : box.h) * EMU);
    if (whole === 0) return '0';
    const name = `p${guides.length}`;
    guides.push([name, `*/ ${side} ${Math.round(value * EMU)} ${whole}`]);
    return name;
  };
  const placed = ({ x, y }: Point) => ({ x: guide('w', x - box.x), y: guide('h', y - box.y) });
  const nodes = contours.flatMap(({ subs }) => subs.flatMap((sub) => sub.nodes.map(({ at }) => at)));
  const sites = kept.sites ?? nodes.map((at) => ({ ...at, angle: 0 }));
  const rect = kept.textRect;
  return {
    type: 'custom',
    definition: {
      adjust: [],
      handles: [],
      sites: sites
        .slice(0, MOST_SITES)
        .map((site) => ({ ang: String(Math.round(site.angle * 60_000)), ...placed(site) })),
      ...(rect
        ? {
            textRect: {
              l: guide('w', rect.l - box.x),
              t: guide('h', rect.t - box.y),
              r: guide('w', rect.r - box.x),
              b: guide('h', rect.b - box.y),
            },
          }
        : {}),
      guides,
      paths: contours.map((contour) => pathOf(contour, box)),
    },
  };
}

function pathOf({ subs, fill, stroke }: Contour, box: Box): GeometryDefinition['paths'][number] {
  const x = (value: number) => String(Math.round((value - box.x) * EMU));
  const y = (value: number) => String(Math.round((value - box.y) * EMU));
  const commands: GeometryDefinition['paths'][number]['commands'] = [];
  for (const sub of subs) {
    const [first] = sub.nodes;
    if (!first) continue;
    commands.push({ c: 'M', x: x(first.at.x), y: y(first.at.y) });
    sub.nodes.forEach((node, index) => {
      const curve = curveFrom(sub, index);
      const next = sub.nodes[index + 1] ?? first;
      if (!curve) return;
      const [, out, into, at] = curve;
      if (node.out || next.in)
        commands.push({ c: 'C', p: [x(out.x), y(out.y), x(into.x), y(into.y), x(at.x), y(at.y)] });
      else if (index < sub.nodes.length - 1) commands.push({ c: 'L', x: x(at.x), y: y(at.y) });
    });
    if (sub.closed) commands.push({ c: 'Z' });
  }
  const [w, h] = [Math.round(box.w * EMU), Math.round(box.h * EMU)];
  return {
    ...(w > 0 ? { w } : {}),
    ...(h > 0 ? { h } : {}),
    ...(fill === 'norm' ? {} : { fill }),
    ...(stroke ? {} : { stroke }),
    commands,
  };
}

/**
 * The shape with other points, given in the coordinates of its current box: the box is fitted around them, with the
 * same rotation and flips. The text stays in place, and connected lines keep their sites, except for sites at the
 * points.
 */
export function reshaped(
  reader: PlacementReader,
  shape: ShapeElement,
  contours: readonly Contour[],
): { readonly geometry: Geometry; readonly frame: ShapeElement['frame'] } {
  const box = boxOfContours(contours);
  const before = outlineOf(shape);
  const count = before ? contoursOf(before.paths).reduce((sum, each) => sum + nodesIn(each), 0) : 0;
  const ownSites = shape.geometry?.type === 'custom' && before?.sites.length === Math.min(count, MOST_SITES);
  const wholeText =
    !before || (before.textRect.l === 0 && before.textRect.t === 0 && before.textRect.r === shape.frame.w);
  const middle = apply(placementOf(reader, shape).matrix, centreOf(box));
  return {
    geometry: geometryOf(contours, box, {
      ...(before && !ownSites && before.sites.length > 0 ? { sites: before.sites } : {}),
      ...(wholeText ? {} : { textRect: before.textRect }),
    }),
    frame: frameWithMiddle(parentMatrix(reader, shape), shape.frame, middle, box.w, box.h),
  };
}

function nodesIn({ subs }: Contour): number {
  return subs.reduce((sum, { nodes }) => sum + nodes.length, 0);
}
