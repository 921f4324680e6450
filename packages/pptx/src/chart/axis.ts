import type { Chart } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { readLine } from '../read/line.ts';
import { booleanOf, compact, numberOf, oneOf } from '../read/units.ts';
import { formatOf } from './data.ts';
import { axisIds } from './plot.ts';
import { chartText, titleOf, val } from './text.ts';

type Axis = Chart['axes'][number];

const KINDS: Readonly<Record<string, Axis['kind']>> = {
  'c:catAx': 'category',
  'c:valAx': 'value',
  'c:dateAx': 'date',
  'c:serAx': 'series',
};

/** The axes of a c:plotArea (21.2.2); those that the first plot does not use are `secondary`. */
export function readAxes(area: XmlElement, scope: TreeScope): Axis[] {
  const firstPlot = area.children.find((child) => /Chart$/.test(child.name));
  const primary = axisIds(firstPlot);
  return area.children
    .filter((child) => Object.hasOwn(KINDS, child.name))
    .slice(0, 8)
    .map((element) => readAxis(element, !primary.includes(val(element, 'c:axId') ?? ''), firstPlot, scope));
}

function readAxis(
  element: XmlElement,
  secondary: boolean,
  firstPlot: XmlElement | undefined,
  scope: TreeScope,
): Axis {
  const kind = KINDS[element.name] ?? 'value';
  const scaling = element.child('c:scaling');
  const gridlines = element.child('c:majorGridlines');
  const format = element.child('c:numFmt');
  const linked = booleanOf(format?.attr('sourceLinked'));
  const firstSeries = firstPlot?.child('c:ser');
  const source =
    kind === 'value'
      ? (firstSeries?.child('c:val') ?? firstSeries?.child('c:yVal'))
      : firstSeries?.child('c:cat');
  const code = format?.attr('formatCode')?.slice(0, 128);
  return compact<Axis>({
    kind,
    position: oneOf(val(element, 'c:axPos'), ['l', 't', 'r', 'b']),
    hidden: booleanOf(val(element, 'c:delete')) ? true : undefined,
    title: titleOf(element.child('c:title'), scope).text.slice(0, 4096) || undefined,
    min: numberOf(val(scaling, 'c:min')),
    max: numberOf(val(scaling, 'c:max')),
    majorUnit: numberOf(val(element, 'c:majorUnit')),
    logBase: numberOf(val(scaling, 'c:logBase')),
    reversed: val(scaling, 'c:orientation') === 'maxMin' ? true : undefined,
    gridlines: gridlines ? (readLine(gridlines.path('c:spPr', 'a:ln'), scope) ?? {}) : undefined,
    line: readLine(element.path('c:spPr', 'a:ln'), scope),
    format: (linked ? formatOf(source) : undefined) ?? (code === 'General' ? undefined : code),
    text: chartText(element.child('c:txPr'), scope),
    secondary: secondary ? true : undefined,
  });
}
