import { ownValue } from '@lectern/base';
import type { ChartPlot } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { booleanOf, compact, integerOf, numberOf, oneOf } from '../read/geometry/units.ts';
import { readFill } from '../read/paint/fill.ts';
import { readLine } from '../read/paint/line.ts';
import { barShape, readSeries } from './series.ts';
import { val } from './text.ts';
import type { ChartTree } from './workbook.ts';

const KINDS: Readonly<Record<string, ChartPlot['type']>> = {
  'c:barChart': 'bar',
  'c:bar3DChart': 'bar',
  'c:lineChart': 'line',
  'c:line3DChart': 'line',
  'c:areaChart': 'area',
  'c:area3DChart': 'area',
  'c:pieChart': 'pie',
  'c:pie3DChart': 'pie',
  'c:doughnutChart': 'doughnut',
  'c:ofPieChart': 'ofPie',
  'c:scatterChart': 'scatter',
  'c:bubbleChart': 'bubble',
  'c:radarChart': 'radar',
  'c:stockChart': 'stock',
  'c:surfaceChart': 'surface',
  'c:surface3DChart': 'surface',
};

/** The plots of a c:plotArea; plots with other axes than the first plot are marked `secondary`. */
export function readPlots(area: XmlElement, scope: ChartTree): ChartPlot[] {
  const elements = area.children.filter((child) => Object.hasOwn(KINDS, child.name));
  const primary = axisIds(elements[0]);
  return elements.map((element) => {
    const own = axisIds(element);
    const secondary = own.length > 0 && primary.length > 0 && !own.some((id) => primary.includes(id));
    return readPlot(element, secondary, scope);
  });
}

export function axisIds(plot: XmlElement | undefined): string[] {
  return (plot?.all('c:axId') ?? []).map((axis) => axis.attr('val') ?? '');
}

function readPlot(element: XmlElement, secondary: boolean, scope: ChartTree): ChartPlot {
  const percent = (name: string) => numberOf(val(element, name)?.replace('%', ''));
  const flag = (name: string) => (booleanOf(val(element, name)) ? true : undefined);
  return compact<ChartPlot>({
    type: ownValue(KINDS, element.name) ?? 'bar',
    horizontal: val(element, 'c:barDir') === 'bar' ? true : undefined,
    grouping: oneOf(val(element, 'c:grouping'), ['clustered', 'standard', 'stacked', 'percentStacked']),
    threeD: /3DChart$/.test(element.name) ? true : undefined,
    gapWidth: percent('c:gapWidth'),
    overlap: percent('c:overlap'),
    gapDepth: percent('c:gapDepth'),
    shape: barShape(element),
    holeSize: percent('c:holeSize'),
    firstAngle: numberOf(val(element, 'c:firstSliceAng')),
    style: (
      val(element, 'c:scatterStyle') ??
      val(element, 'c:radarStyle') ??
      val(element, 'c:ofPieType')
    )?.slice(0, 24),
    markers: flag('c:marker'),
    varyColors: booleanOf(val(element, 'c:varyColors')),
    secondary: secondary ? true : undefined,
    dropLines: lineOf(element.child('c:dropLines'), scope),
    highLowLines: lineOf(element.child('c:hiLowLines'), scope),
    upDownBars: readUpDownBars(element.child('c:upDownBars'), scope),
    bubbleScale: percent('c:bubbleScale'),
    sizeIsWidth: val(element, 'c:sizeRepresents') === 'w' ? true : undefined,
    negativeBubbles: flag('c:showNegBubbles'),
    split: readSplit(element),
    secondSize: percent('c:secondPieSize'),
    wireframe: flag('c:wireframe'),
    series: element
      .all('c:ser')
      .filter((series) => !isHidden(series, element))
      .slice(0, 256)
      .map((series, at) => ({ series, order: integerOf(val(series, 'c:order')) ?? at }))
      .sort((one, other) => one.order - other.order)
      .map(({ series }) => readSeries(series, element, scope)),
  });
}

/** Whether a series is hidden in the workbook: it has no numbers, while others of its plot have. */
function isHidden(series: XmlElement, plot: XmlElement): boolean {
  const numbers = (one: XmlElement) => (one.child('c:val') ?? one.child('c:yVal'))?.child('c:numRef');
  const reference = numbers(series);
  if (!reference || reference.child('c:numCache')) return false;
  return plot.all('c:ser').some((one) => numbers(one)?.child('c:numCache') !== undefined);
}

function lineOf(element: XmlElement | undefined, scope: ChartTree): ChartPlot['dropLines'] {
  return element ? (readLine(element.path('c:spPr', 'a:ln'), scope) ?? {}) : undefined;
}

function readUpDownBars(element: XmlElement | undefined, scope: ChartTree): ChartPlot['upDownBars'] {
  if (!element) return undefined;
  const look = (name: string) => {
    const properties = element.path(name, 'c:spPr');
    return compact({
      fill: readFill(properties, scope),
      line: readLine(properties?.child('a:ln'), scope),
    });
  };
  return compact({
    gapWidth: numberOf(val(element, 'c:gapWidth')?.replace('%', '')),
    up: look('c:upBars'),
    down: look('c:downBars'),
  });
}

const SPLITS: Readonly<Record<string, NonNullable<ChartPlot['split']>['by']>> = {
  pos: 'position',
  val: 'value',
  percent: 'percent',
  cust: 'own',
};

function readSplit(element: XmlElement): ChartPlot['split'] {
  const by = ownValue(SPLITS, val(element, 'c:splitType') ?? '');
  const points = (element.child('c:custSplit')?.all('c:secondPiePt') ?? [])
    .slice(0, 10_000)
    .map((point) => integerOf(point.attr('val'), 0, 100_000) ?? 0);
  const at = numberOf(val(element, 'c:splitPos'));
  return by && compact({ by, at, points: points.length > 0 ? points : undefined });
}
