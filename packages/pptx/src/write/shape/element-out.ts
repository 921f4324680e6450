import {
  assetsIn,
  type Element,
  type ElementOf,
  type ElementType,
  type InkElement,
  questionBody,
  type TextBody,
} from '@lectern/courseware';
import { MIND_KEY } from '@lectern/courseware/mind';
import { inClassOf } from '../../read/own/own-marks.ts';
import { chartXml, relateChartPalette } from '../chart/chart-out.ts';
import { chartShapesRelation } from '../chart/chart-shapes-out.ts';
import { ChartSheet } from '../chart/chart-sheet.ts';
import { type OutScope, relateAsset } from '../package/out-scope.ts';
import { geometryXml, transformXml } from '../paint/geometry-out.ts';
import { bevelXml, blipXml, effectsXml, fillXml, lineXml } from '../paint/paint-out.ts';
import { styleXml } from '../paint/style-out.ts';
import { tableXml } from '../table/table-out.ts';
import { withFormulaFallback } from '../text/formula-out.ts';
import { textBodyXml } from '../text/text-out.ts';
import { document, emu, tag, type Xml } from '../xml/xml-out.ts';
import { drawingPropertiesXml, frameXml, locksXml, placeholderXml } from './element-base-out.ts';
import { mindXml } from './mind-out.ts';
import { canBeObject, mediaXml, pictureFrameXml, pictureXml } from './picture-out.ts';
import { goesAsPinyin, pinyinXml } from './pinyin-out.ts';

/** One node of a shape tree (19.3.1.45) for an element: the original's frame if it is equal, otherwise a new frame. */
export function elementXml(element: Element, scope: OutScope): Xml {
  const original = scope.frames?.xml(element, scope);
  if (original) return original;
  const node = nodeXml(element, scope);
  return element.type !== 'group' ? withFormulaFallback(node, element, scope) : node;
}

type KindOut<T extends ElementType> = (element: ElementOf<T>, scope: OutScope) => Xml;

/** The writer of each kind of element. */
const kindsOut: { readonly [K in ElementType]: KindOut<K> } = {
  shape: (element, scope) =>
    goesAsPinyin(element, scope.reader) ? pinyinXml(element, scope, elementXml) : shapeXml(element, scope),
  line: connectorXml,
  picture: pictureXml,
  video: mediaXml,
  audio: mediaXml,
  table: tableFrameXml,
  chart: chartFrameXml,
  formula: formulaXml,
  ink: inkXml,
  group: groupXml,
  tool: toolXml,
  question: questionXml,
  unknown: standInXml,
};

function nodeXml<T extends ElementType>(element: ElementOf<T>, scope: OutScope): Xml {
  return kindsOut[element.type as T](element, scope);
}

function tableFrameXml(element: ElementOf<'table'>, scope: OutScope): Xml {
  const uri = 'http://schemas.openxmlformats.org/drawingml/2006/table';
  return frameXml(element, uri, tableXml(element.table, scope), scope);
}

/** Default font size of a formula, points. */
const USUAL_SIZE = 24;

/** Position of a formula in its box, as our stage draws it. */
const IN_THE_MIDDLE: NonNullable<ElementOf<'shape'>['text']>['box'] = {
  ...{ insetLeft: 0, insetTop: 0, insetRight: 0, insetBottom: 0 },
  anchor: 'ctr',
  wrap: true,
  autofit: { type: 'none' },
};

function formulaXml(element: ElementOf<'formula'>, scope: OutScope): Xml {
  // An unchanged equation is written as the embedded object that it was; its picture alone would be no formula.
  if (element.preview && canBeObject(element, scope))
    return pictureXml(asObject(element, element.preview), scope);
  const { latex, source, size = USUAL_SIZE, fill } = element;
  const formula = { type: 'formula', latex, source, display: true, props: { size, fill } } as const;
  return textShapeXml(
    element,
    { paragraphs: [{ runs: [formula], props: { align: 'ctr' } }], box: IN_THE_MIDDLE },
    scope,
  );
}

function asObject(element: ElementOf<'formula'>, asset: string): ElementOf<'picture'> {
  const {
    latex: _latex,
    size: _size,
    fill: _fill,
    source: _source,
    fits: _fits,
    preview: _,
    ...rest
  } = element;
  return { ...rest, type: 'picture', asset };
}

/** All children of a page, layout, master or group. */
function childrenXml(parentId: string, scope: OutScope): Xml[] {
  return scope.reader.children(parentId).flatMap((id) => {
    const element = scope.reader.find('element', id);
    return element ? [elementXml(element, scope)] : [];
  });
}

/** The shape tree of a slide, layout or master. */
export function shapeTreeXml(parentId: string, scope: OutScope): Xml {
  numberShapes(parentId, scope);
  return tag(
    'p:spTree',
    {},
    tag('p:nvGrpSpPr', {}, tag('p:cNvPr', { id: 1, name: '' }), tag('p:cNvGrpSpPr'), tag('p:nvPr')),
    tag('p:grpSpPr', {}, transformXml('a:xfrm', { x: 0, y: 0, w: 0, h: 0 }, { w: 0, h: 0 })),
    ...childrenXml(parentId, scope),
  );
}

/** Assigns ids first, so that connectors, links and timing can refer to later shapes. */
function numberShapes(parentId: string, scope: OutScope): void {
  for (const id of scope.reader.children(parentId)) {
    scope.shapeIds.set(id, scope.nextShapeId());
    if (scope.reader.find('element', id)?.type === 'group') numberShapes(id, scope);
  }
}

function shapeXml(
  element: ElementOf<'shape'>,
  scope: OutScope,
  drawing = drawingPropertiesXml(element, scope),
): Xml {
  const style = styleXml(element);
  const text = element.text ?? (element.textDefaults && !style ? { paragraphs: [{ runs: [] }] } : undefined);
  return tag(
    'p:sp',
    { useBgFill: element.pageFill },
    tag(
      'p:nvSpPr',
      {},
      drawing,
      tag('p:cNvSpPr', { txBox: element.textBox || undefined }, locksXml('a:spLocks', element)),
      tag('p:nvPr', {}, placeholderXml(element.placeholder)),
    ),
    tag(
      'p:spPr',
      {},
      transformXml('a:xfrm', element.frame),
      element.geometry
        ? geometryXml(element.geometry)
        : !element.placeholder && geometryXml({ type: 'preset', preset: 'rect' }),
      // A new text box has no fill unless one is set.
      element.fill ? fillXml(element.fill, scope) : element.textBox && !element.pageFill && tag('a:noFill'),
      lineXml(element.line, scope),
      effectsXml(element.effects),
      bevelXml(element.effects),
    ),
    style,
    text && shapeTextXml(element, text, style !== undefined, scope),
  );
}

function shapeTextXml(element: ElementOf<'shape'>, text: TextBody, hasStyle: boolean, scope: OutScope): Xml {
  // Other inherited text formats are written as levels of the body.
  const { textDefaults } = element;
  if (textDefaults && !hasStyle && !text.levels)
    return textBodyXml('p:txBody', { ...text, levels: textDefaults }, scope);
  return scope.keptText?.(element) ?? textBodyXml('p:txBody', text, scope);
}

function connectorXml(element: ElementOf<'line'>, scope: OutScope): Xml {
  const glue = (name: string, end: ElementOf<'line'>['start']) => {
    const id = end && scope.shapeIds.get(end.elementId);
    return id !== undefined && end && tag(name, { id, idx: end.site });
  };
  return tag(
    'p:cxnSp',
    {},
    tag(
      'p:nvCxnSpPr',
      {},
      drawingPropertiesXml(element, scope),
      tag(
        'p:cNvCxnSpPr',
        {},
        locksXml('a:cxnSpLocks', element),
        glue('a:stCxn', element.start),
        glue('a:endCxn', element.end),
      ),
      tag('p:nvPr'),
    ),
    tag(
      'p:spPr',
      {},
      transformXml('a:xfrm', element.frame),
      geometryXml(element.geometry),
      lineXml(element.line, scope),
      effectsXml(element.effects),
    ),
  );
}

function chartFrameXml(element: ElementOf<'chart'>, scope: OutScope): Xml {
  const uri = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
  const part = scope.package.part(
    scope.package.freeName('ppt/charts/chart', '.xml'),
    'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  );
  const sheet = new ChartSheet();
  const workbook = scope.package.part(
    scope.package.freeName('ppt/embeddings/chart', '.xlsx'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const data = part.relate('package', workbook.name);
  const inner: OutScope = { ...scope, part };
  relateChartPalette(element.chart, inner);
  const drawing = chartShapesRelation(element, inner);
  scope.frames?.keepChartStyle(element, part);
  part.bytes = document(chartXml(element.chart, sheet, { workbook: data, drawing }, inner));
  workbook.bytes = sheet.xlsx();
  const relation = scope.part.relate('chart', part.name);
  return frameXml(element, uri, tag('c:chart', { 'xmlns:c': uri, 'r:id': relation }), scope);
}

function groupXml(element: ElementOf<'group'>, scope: OutScope): Xml {
  return tag(
    'p:grpSp',
    {},
    tag(
      'p:nvGrpSpPr',
      {},
      drawingPropertiesXml(element, scope),
      tag('p:cNvGrpSpPr', {}, locksXml('a:grpSpLocks', element)),
      tag('p:nvPr'),
    ),
    tag(
      'p:grpSpPr',
      {},
      transformXml('a:xfrm', element.frame, element.frame),
      fillXml(element.fill, scope),
      effectsXml(element.effects),
    ),
    ...childrenXml(element.id, scope),
  );
}

/**
 * A stroke as a freeform line: it can be recoloured and moved in PowerPoint, and other programs show it
 * (docs/decisions/0012).
 */
function inkXml(element: InkElement, scope: OutScope): Xml {
  const { frame, points } = element;
  const commands: Xml[] = [];
  for (let i = 0; i + 2 < points.length; i += 3) {
    const at = tag('a:pt', { x: emu(points[i] ?? 0), y: emu(points[i + 1] ?? 0) });
    commands.push(tag(i === 0 ? 'a:moveTo' : 'a:lnTo', {}, at));
    // a dot: a path of length 0, which is visible by the line's round ends
    if (points.length < 6) commands.push(tag('a:lnTo', {}, at));
  }
  const alpha = element.tool === 'highlighter' ? tag('a:alpha', { val: 40_000 }) : undefined;
  const color = tag('a:srgbClr', { val: element.color.toUpperCase() }, alpha);
  return tag(
    'p:sp',
    {},
    tag('p:nvSpPr', {}, drawingPropertiesXml(element, scope), tag('p:cNvSpPr'), tag('p:nvPr')),
    tag(
      'p:spPr',
      {},
      transformXml('a:xfrm', frame),
      tag(
        'a:custGeom',
        {},
        ...['a:avLst', 'a:gdLst', 'a:ahLst', 'a:cxnLst'].map((name) => tag(name)),
        tag('a:rect', { l: '0', t: '0', r: 'r', b: 'b' }),
        tag('a:pathLst', {}, tag('a:path', { w: emu(frame.w), h: emu(frame.h), fill: 'none' }, ...commands)),
      ),
      tag('a:noFill'),
      tag('a:ln', { w: emu(element.width), cap: 'rnd' }, tag('a:solidFill', {}, color), tag('a:round')),
    ),
  );
}

function toolXml(element: ElementOf<'tool'>, scope: OutScope): Xml {
  return element.toolKey === MIND_KEY ? mindXml(element, scope, elementXml) : standInXml(element, scope);
}

/**
 * A question is written as it looks: as a text box with its stem and choices, or, if it has pictures, as its picture where
 * it was drawn.
 */
function questionXml(element: ElementOf<'question'>, scope: OutScope): Xml {
  const relation = assetsIn([element]).size > 0 ? drawnRelation(element, scope) : undefined;
  if (relation !== undefined)
    return pictureFrameXml(element, blipXml(relation, undefined), tag('p:nvPr'), scope);
  return textShapeXml(element, questionBody(element.question), scope);
}

/** An element that PowerPoint lacks is written as its picture if it has one, otherwise as a box with its text. */
function standInXml(element: ElementOf<'tool' | 'unknown'>, scope: OutScope): Xml {
  const relation = drawnRelation(element, scope) ?? relateAsset(scope, element.preview, 'image');
  if (relation !== undefined)
    return pictureFrameXml(element, blipXml(relation, undefined), tag('p:nvPr'), scope);
  // A picture whose file is missing or external keeps its empty frame.
  if (element.type === 'unknown' && element.what === 'picture')
    return pictureFrameXml(element, tag('a:blip'), tag('p:nvPr'), scope);
  const texts =
    element.type === 'tool' ? [element.name ?? element.toolKey] : [...(element.texts ?? []), undefined];
  return textShapeXml(
    element,
    {
      paragraphs: texts.map((each) => ({
        runs: each === undefined ? [] : [{ type: 'text' as const, text: each }],
      })),
    },
    scope,
  );
}

function drawnRelation({ id }: Element, scope: OutScope): string | undefined {
  const bytes = scope.pictures.get(id);
  return bytes && scope.part.relate('image', scope.package.media(`drawn ${id}`, 'image/png', bytes));
}

function textShapeXml(
  element: ElementOf<'formula' | 'tool' | 'question' | 'unknown'>,
  text: ElementOf<'shape'>['text'],
  scope: OutScope,
): Xml {
  const { kind, id, parentId, order, frame, name, alt, locked, hidden, click, hover } = element;
  const { creationId } = element;
  return shapeXml(
    {
      kind,
      id,
      parentId,
      order,
      frame,
      name,
      alt,
      locked,
      hidden,
      ...inClassOf(element),
      click,
      hover,
      creationId,
      type: 'shape',
      textBox: true,
      text,
    },
    scope,
    // an extension stores the data from which it becomes a tool or a formula again
    element.type === 'unknown' ? undefined : drawingPropertiesXml(element, scope),
  );
}
