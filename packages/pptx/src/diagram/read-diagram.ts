import type { Color, Element, GroupElement, ShapeElement } from '@lectern/courseware';
import type { Part } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import { note, type TreeScope } from '../read/context.ts';
import type { ElementBase } from '../read/element-base.ts';
import {
  type ChildSpace,
  childSpaceOf,
  frameOf,
  PAGE_SPACE,
  placeIn,
  readTransform,
} from '../read/geometry/frame.ts';
import { orderKeyAt } from '../read/order-key.ts';
import { readFill } from '../read/paint/fill.ts';
import { readLine } from '../read/paint/line.ts';
import { readShape } from '../read/shape.ts';
import { diagramTexts } from './diagram-nodes.ts';
import { drawDiagram } from './draw-family.ts';
import { type DiagramParts, drawLayout } from './draw-layout.ts';
import { drawnTextColors, inColor } from './text/drawn-text-color.ts';

/**
 * A SmartArt (dgm:relIds, 21.4.2.21) as a group. Its drawing part ([MS-ODRAWXML] 2.3.1, dsp:drawing) has PowerPoint's
 * last layout. Without a drawing part this function lays it out, by its layout definition or its family. Texts that are
 * not shown are stored with the group.
 */
export function readDiagram(ids: XmlElement, scope: TreeScope, base: ElementBase): Element[] {
  const data = partOf(ids.attr('r:dm'), scope);
  const layoutPart = partOf(ids.attr('r:lo'), scope);
  const layout = layoutPart?.root.attr('uniqueId')?.slice(0, 256);
  const drawing = drawingOf(data, scope);
  const group: GroupElement = { ...base, type: 'group', diagram: layout ? { layout } : {} };
  const elements: Element[] = [];
  const background = data && backgroundOf(data, scope, group);
  if (drawing) {
    const inner: TreeScope = { ...scope, part: drawing, elementIds: new Map(), later: [] };
    const tree = drawing.root.child('dsp:spTree');
    if (tree) readTree(tree, inner, group.id, PAGE_SPACE, elements);
    colorTexts(elements, drawnTextColors(data?.root, partOf(ids.attr('r:cs'), scope)?.root));
  }
  if (elements.length > 0) note(scope, 'DIAGRAM_AS_GROUP', group.id);
  else {
    if (!data) {
      note(scope, 'PART_MISSING', group.id, 'diagram');
      return [{ ...base, type: 'unknown', what: 'diagram' }];
    }
    elements.push(...laidOut(data, layoutPart, ids, scope, group));
    note(scope, 'DIAGRAM_LAID_OUT', group.id);
  }
  if (background) elements.unshift(background);
  const unseen = data ? unseenTexts(data, elements) : [];
  if (unseen.length > 0) group.diagram = { ...group.diagram, texts: unseen };
  return [group, ...elements];
}

/** Lays out a diagram by its layout definition, and if that is missing or cannot be used, by the family in its name. */
function laidOut(
  data: Part,
  layout: Part | undefined,
  ids: XmlElement,
  scope: TreeScope,
  group: GroupElement,
): Element[] {
  const colors = partOf(ids.attr('r:cs'), scope);
  const style = partOf(ids.attr('r:qs'), scope);
  const parts = layout && { data, layout, style: style?.root, colors: colors?.root };
  return (
    (parts && followed(parts, scope, group)) ?? drawDiagram(data, colors, group.diagram?.layout, scope, group)
  );
}

/** Undefined when the definition cannot be used, for any reason: the texts are then laid out by family. */
function followed(parts: DiagramParts, scope: TreeScope, group: GroupElement): Element[] | undefined {
  try {
    return drawLayout(parts, scope, group);
  } catch {
    return undefined;
  }
}

function colorTexts(elements: readonly Element[], colors: ReadonlyMap<string, Color>): void {
  for (const shape of elements) {
    const color = shape.type === 'shape' ? colors.get(shape.diagramNode ?? '') : undefined;
    if (color && shape.type === 'shape' && shape.text)
      shape.textDefaults = inColor(shape.textDefaults, color);
  }
}

/** Background of the whole diagram (dgm:bg and dgm:whole, 21.4.3.1 and 21.4.3.10); undefined without one. */
function backgroundOf(data: Part, scope: TreeScope, group: GroupElement): ShapeElement | undefined {
  const inner: TreeScope = { ...scope, part: data, elementIds: new Map(), later: [] };
  const fill = readFill(data.root.child('dgm:bg'), inner);
  const line = readLine(data.root.child('dgm:whole')?.child('a:ln'), inner);
  const drawn =
    (fill !== undefined && fill.type !== 'none') || (line?.fill !== undefined && line.fill.type !== 'none');
  if (!drawn) return undefined;
  return {
    kind: 'element',
    id: scope.context.newId(),
    parentId: group.id,
    // a key before the key of the first element of the drawing
    order: 'Zz',
    frame: { x: 0, y: 0, w: group.frame.w, h: group.frame.h },
    type: 'shape',
    geometry: { type: 'preset', preset: 'rect' },
    ...(fill ? { fill } : {}),
    ...(line ? { line } : {}),
  };
}

function partOf(relationId: string | undefined, scope: TreeScope): Part | undefined {
  const relation = relationId ? scope.part.relations.get(relationId) : undefined;
  return relation && !relation.external ? scope.context.package.part(relation.target) : undefined;
}

/** The drawing part named in the data part's extension; in files without it, `data3.xml` belongs to `drawing3.xml`. */
function drawingOf(data: Part | undefined, scope: TreeScope): Part | undefined {
  const named = partOf(data?.root.find('dsp:dataModelExt')?.attr('relId'), scope);
  if (named) return named;
  const drawings = [...scope.part.relations.values()].filter(
    (relation) => relation.type === 'diagramDrawing',
  );
  const number = /(\d+)\.xml$/.exec(data?.name ?? '')?.[1];
  const paired = drawings.find((relation) => relation.target.endsWith(`drawing${number}.xml`));
  const only = drawings.length === 1 ? drawings[0] : undefined;
  const chosen = paired ?? only;
  return chosen && scope.context.package.part(chosen.target);
}

function readTree(
  tree: XmlElement,
  scope: TreeScope,
  parentId: string,
  space: ChildSpace,
  out: Element[],
): void {
  let index = 0;
  const nextOrder = () => orderKeyAt(index++);
  for (const node of tree.children) {
    if (node.name === 'dsp:sp') {
      const shape = readShape(node, scope, { parentId, order: nextOrder(), space }, 'dsp');
      const diagramNode = node.attr('modelId')?.slice(0, 64);
      if (diagramNode) shape.diagramNode = diagramNode;
      out.push(shape);
      const apart = textApart(node, shape, scope, space, nextOrder);
      if (apart) out.push(apart);
    } else if (node.name === 'dsp:grpSp') {
      const xfrm = node.path('dsp:grpSpPr', 'a:xfrm');
      const own = readTransform(xfrm);
      if (own) readTree(node, scope, parentId, childSpaceWithin(xfrm, own, space), out);
      else readTree(node, scope, parentId, space, out);
    }
  }
}

/** Coordinate space of an inner group's children, relative to the diagram: such groups are flattened. */
function childSpaceWithin(
  xfrm: XmlElement | undefined,
  own: NonNullable<ReturnType<typeof readTransform>>,
  space: ChildSpace,
): ChildSpace {
  const placed = placeIn(space, own);
  const inner = childSpaceOf(xfrm, placed);
  return {
    ...inner,
    x: inner.x - placed.x / inner.scaleX,
    y: inner.y - placed.y / inner.scaleY,
  };
}

/**
 * If a diagram puts a shape's text outside the shape (dsp:txXfrm), the text becomes a separate text box, because a
 * shape's text cannot leave it. Its rotation is relative to the shape's, like that of a text body (20.1.2.1.1): the
 * text of an arrow rotated by 90° to point up is rotated back.
 */
function textApart(
  node: XmlElement,
  shape: ShapeElement,
  scope: TreeScope,
  space: ChildSpace,
  nextOrder: () => string,
): ShapeElement | undefined {
  const own = readTransform(node.child('dsp:txXfrm'));
  if (!own || !shape.text?.paragraphs.some((paragraph) => paragraph.runs.length > 0)) return undefined;
  const { rotation: turn = 0, ...upright } = frameOf(placeIn(space, own));
  const { frame: outer } = shape;
  const rotation = (((turn + (outer.rotation ?? 0)) % 360) + 360) % 360;
  const frame = rotation === 0 ? upright : { ...upright, rotation };
  const offX = Math.abs(frame.x + frame.w / 2 - (outer.x + outer.w / 2));
  const offY = Math.abs(frame.y + frame.h / 2 - (outer.y + outer.h / 2));
  const turned = turn % 360 !== 0;
  const larger = frame.w > outer.w * 1.05 || frame.h > outer.h * 1.05;
  if (!turned && !larger && offX < outer.w * 0.12 + 1 && offY < outer.h * 0.12 + 1) return undefined;
  const { text, textDefaults } = shape;
  delete shape.text;
  return {
    kind: 'element',
    id: scope.context.newId(),
    parentId: shape.parentId,
    order: nextOrder(),
    frame,
    type: 'shape',
    textBox: true,
    text,
    ...(textDefaults ? { textDefaults } : {}),
    ...(shape.diagramNode ? { diagramNode: shape.diagramNode } : {}),
  };
}

function unseenTexts(data: Part, elements: readonly Element[]): string[] {
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  let seen = '';
  for (const element of elements) {
    if (element.type !== 'shape') continue;
    for (const paragraph of element.text?.paragraphs ?? []) {
      for (const run of paragraph.runs)
        if (run.type === 'text' || run.type === 'field') seen += squeeze(run.text);
      seen += '\n';
    }
  }
  return diagramTexts(data.root)
    .filter((text) => !seen.includes(squeeze(text)))
    .slice(0, 1000);
}
