import type { ChartElement, ListStyle, TextBody } from '@lectern/courseware';
import { contentOf } from '../package/compatibility.ts';
import { type Part, relationOfType } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { childSpaceOf, PAGE_SPACE, placeIn, readTransform } from '../read/geometry/frame.ts';
import { clamp, compact, emu, numberOf, pxOf } from '../read/geometry/units.ts';
import { blipAsset } from '../read/paint/blip.ts';
import { readSides } from '../read/paint/fill.ts';
import { readShape } from '../read/shape.ts';

type ChartShape = NonNullable<ChartElement['shapes']>[number];

/** A rectangle as fractions of the chart. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const MOST = 500;

/**
 * Shapes drawn over a chart (c:userShapes, 21.3.2.29): shapes, lines and pictures anchored at fractions of the chart;
 * groups are flattened. `size` is the chart's, logical pixels.
 */
export function readUserShapes(
  chart: Part,
  scope: TreeScope,
  size: { readonly w: number; readonly h: number },
): ChartShape[] | undefined {
  const relation = relationOfType(chart.relations, 'chartUserShapes');
  const part = relation && scope.context.package.part(relation.target);
  if (!part || size.w <= 0 || size.h <= 0) return undefined;
  const inner: TreeScope = { ...scope, part, elementIds: new Map(), later: [] };
  const shapes = contentOf(part.root).flatMap((anchor) => {
    const box = anchorBox(anchor, size);
    return box ? contentOf(anchor).flatMap((node) => shapesOf(node, box, inner, 0)) : [];
  });
  return shapes.length > 0 ? shapes.slice(0, MOST) : undefined;
}

/** Box of an anchor: between two corners, or from one corner with a size in EMU (21.3.2.19, .1). */
function anchorBox(anchor: XmlElement, size: { readonly w: number; readonly h: number }): Box | undefined {
  const corner = (name: string) => {
    const at = (axis: string) => {
      const said = numberOf(anchor.path(name, axis)?.text.trim());
      return said === undefined ? undefined : clamp(said, -10, 10);
    };
    return { x: at('cdr:x'), y: at('cdr:y') };
  };
  const from = corner('cdr:from');
  if (from.x === undefined || from.y === undefined) return undefined;
  const { x, y } = { x: from.x, y: from.y };
  if (anchor.name === 'cdr:absSizeAnchor') {
    const extent = anchor.child('cdr:ext');
    const length = (name: string) => pxOf(Math.max(0, emu(extent?.attr(name)) ?? 0));
    return { x, y, w: length('cx') / size.w, h: length('cy') / size.h };
  }
  const to = corner('cdr:to');
  if (anchor.name !== 'cdr:relSizeAnchor' || to.x === undefined || to.y === undefined) return undefined;
  return { x: Math.min(x, to.x), y: Math.min(y, to.y), w: Math.abs(to.x - x), h: Math.abs(to.y - y) };
}

/** The shapes of a node, or of all nodes in a group. */
function shapesOf(node: XmlElement, box: Box, scope: TreeScope, depth: number): ChartShape[] {
  switch (node.name) {
    case 'cdr:sp':
    case 'cdr:cxnSp':
      return [shapeOf(node, box, scope)];
    case 'cdr:pic':
      return pictureOf(node, box, scope);
    case 'cdr:grpSp':
      return depth < 8 ? groupOf(node, box, scope, depth) : [];
    default:
      return [];
  }
}

function shapeOf(node: XmlElement, box: Box, scope: TreeScope): ChartShape {
  const place = { parentId: '', order: '', space: PAGE_SPACE };
  const { frame, geometry, fill, line, effects, text, textDefaults } = readShape(node, scope, place, 'cdr');
  const { rotation, flipH, flipV } = frame;
  return compact<ChartShape>({
    area: compact({
      x: fraction(box.x),
      y: fraction(box.y),
      w: fraction(box.w),
      h: fraction(box.h),
      rotation,
      flipH,
      flipV,
    }),
    geometry,
    fill,
    line,
    effects,
    text: text && withDefaults(text, textDefaults),
  });
}

/** Rounded, because sums of decimal fractions are not exact in binary. */
function fraction(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The text with its shape's style beneath its own format. */
function withDefaults(text: TextBody, defaults: ListStyle | undefined): TextBody {
  if (!defaults) return text;
  const count = Math.max(defaults.length, text.levels?.length ?? 0);
  const levels = Array.from({ length: count }, (_, at) => {
    const [under, over] = [defaults[at], text.levels?.[at]];
    return {
      ...under,
      ...over,
      ...(under?.run || over?.run ? { run: { ...under?.run, ...over?.run } } : {}),
    };
  });
  return { ...text, levels };
}

function pictureOf(node: XmlElement, box: Box, scope: TreeScope): ChartShape[] {
  const blipFill = node.child('cdr:blipFill');
  const blip = blipFill?.child('a:blip');
  const files = blip && blipAsset(blip, scope);
  if (!files) return [];
  const crop = readSides(blipFill?.child('a:srcRect'));
  const fill = { type: 'picture' as const, asset: files.asset, mode: { type: 'stretch' as const } };
  return [{ ...shapeOf(node, box, scope), fill: crop ? { ...fill, crop } : fill }];
}

/** Converts a group's children from its own coordinates. */
function groupOf(node: XmlElement, box: Box, scope: TreeScope, depth: number): ChartShape[] {
  const xfrm = node.path('cdr:grpSpPr', 'a:xfrm');
  const own = readTransform(xfrm);
  if (!own || own.w <= 0 || own.h <= 0) return [];
  const space = childSpaceOf(xfrm, own);
  return contentOf(node).flatMap((child) => {
    const properties = child.child(child.name === 'cdr:grpSp' ? 'cdr:grpSpPr' : 'cdr:spPr');
    const transform = readTransform(properties?.child('a:xfrm'));
    if (!transform) return [];
    const placed = placeIn(space, transform);
    const inside: Box = {
      x: box.x + (placed.x / own.w) * box.w,
      y: box.y + (placed.y / own.h) * box.h,
      w: (placed.w / own.w) * box.w,
      h: (placed.h / own.h) * box.h,
    };
    return shapesOf(child, inside, scope, depth + 1);
  });
}
