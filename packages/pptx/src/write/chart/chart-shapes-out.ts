import type { ElementOf } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { geometryXml, transformXml } from '../paint/geometry-out.ts';
import { effectsXml, fillXml, lineXml } from '../paint/paint-out.ts';
import { textBodyXml } from '../text/text-out.ts';
import { document, NAMESPACES, tag, text, type Xml } from '../xml/xml-out.ts';

/**
 * The relation from a chart's part to the shapes over it, which are written as a separate part; undefined without any.
 */
export function chartShapesRelation(element: ElementOf<'chart'>, scope: OutScope): string | undefined {
  if (!element.shapes || element.shapes.length === 0) return undefined;
  const part = scope.package.part(
    scope.package.freeName('ppt/drawings/drawing', '.xml'),
    'application/vnd.openxmlformats-officedocument.drawingml.chartshapes+xml',
  );
  const inner: OutScope = { ...scope, part };
  const anchors = element.shapes.map((shape, index) => anchorXml(shape, index, element.frame, inner));
  part.bytes = document(
    tag(
      'c:userShapes',
      {
        'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
        'xmlns:cdr': 'http://schemas.openxmlformats.org/drawingml/2006/chartDrawing',
        'xmlns:a': NAMESPACES['xmlns:a'],
        'xmlns:r': NAMESPACES['xmlns:r'],
      },
      ...anchors,
    ),
  );
  return scope.part.relate('chartUserShapes', part.name);
}

type ChartShape = NonNullable<ElementOf<'chart'>['shapes']>[number];

/** A cdr:relSizeAnchor (21.3.2.19) with one shape. */
function anchorXml(
  { area, geometry, fill, line, effects, text: body }: ChartShape,
  index: number,
  chart: { readonly w: number; readonly h: number },
  scope: OutScope,
): Xml {
  const corner = (name: string, x: number, y: number) =>
    tag(name, {}, tag('cdr:x', {}, text(String(x))), tag('cdr:y', {}, text(String(y))));
  const placed = {
    ...area,
    x: area.x * chart.w,
    y: area.y * chart.h,
    w: area.w * chart.w,
    h: area.h * chart.h,
  };
  return tag(
    'cdr:relSizeAnchor',
    {},
    corner('cdr:from', area.x, area.y),
    corner('cdr:to', area.x + area.w, area.y + area.h),
    tag(
      'cdr:sp',
      { macro: '', textlink: '' },
      tag('cdr:nvSpPr', {}, tag('cdr:cNvPr', { id: index + 2, name: '' }), tag('cdr:cNvSpPr')),
      tag(
        'cdr:spPr',
        {},
        transformXml('a:xfrm', placed),
        geometryXml(geometry ?? { type: 'preset', preset: 'rect' }),
        fillXml(fill, scope),
        lineXml(line, scope),
        effectsXml(effects),
      ),
      body && textBodyXml('cdr:txBody', body, scope),
    ),
  );
}
