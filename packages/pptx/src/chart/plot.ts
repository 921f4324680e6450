import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { readFill } from '../read/fill.ts';
import { readLine } from '../read/line.ts';
import { booleanOf, compact, defined, integerOf, numberOf, oneOf } from '../read/units.ts';
import { cellsOf, formatOf, valuesOf } from './data.ts';
import { chartText, val } from './text.ts';

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

/** The plots of a c:plotArea, those over other axes than the first one's marked `secondary`. */
export function readPlots(area: XmlElement, scope: TreeScope): ChartPlot[] {
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

function readPlot(element: XmlElement, secondary: boolean, scope: TreeScope): ChartPlot {
  const labels = element.child('c:dLbls');
  return compact<ChartPlot>({
    type: KINDS[element.name] ?? 'bar',
    horizontal: val(element, 'c:barDir') === 'bar' ? true : undefined,
    grouping: oneOf(val(element, 'c:grouping'), ['clustered', 'standard', 'stacked', 'percentStacked']),
    threeD: /3DChart$/.test(element.name) ? true : undefined,
    gapWidth: numberOf(val(element, 'c:gapWidth')?.replace('%', '')),
    overlap: numberOf(val(element, 'c:overlap')?.replace('%', '')),
    holeSize: numberOf(val(element, 'c:holeSize')?.replace('%', '')),
    firstAngle: numberOf(val(element, 'c:firstSliceAng')),
    style: (
      val(element, 'c:scatterStyle') ??
      val(element, 'c:radarStyle') ??
      val(element, 'c:ofPieType')
    )?.slice(0, 24),
    varyColors: booleanOf(val(element, 'c:varyColors')),
    secondary: secondary ? true : undefined,
    series: element
      .all('c:ser')
      .slice(0, 256)
      .map((series) => readSeries(series, labels, scope)),
  });
}

function readSeries(element: XmlElement, plotLabels: XmlElement | undefined, scope: TreeScope): ChartSeries {
  const properties = element.child('c:spPr');
  const values = element.child('c:val') ?? element.child('c:yVal');
  const sizes = element.child('c:bubbleSize');
  const points = element
    .all('c:dPt')
    .slice(0, 10_000)
    .map((point) => readPoint(point, scope));
  return compact<ChartSeries>({
    name: nameOf(element),
    categories: cellsOf(element.child('c:cat') ?? element.child('c:xVal')),
    values: valuesOf(values),
    sizes: sizes ? valuesOf(sizes) : undefined,
    fill: readFill(properties, scope),
    line: readLine(properties?.child('a:ln'), scope),
    marker: readMarker(element.child('c:marker'), scope),
    smooth: booleanOf(val(element, 'c:smooth')),
    points: points.length > 0 ? points : undefined,
    labels: readLabels(element.child('c:dLbls') ?? plotLabels, formatOf(values), scope),
  });
}

function nameOf(series: XmlElement): string | undefined {
  const text = series.child('c:tx');
  const cached = text?.path('c:strRef', 'c:strCache')?.all('c:pt') ?? [];
  const name = cached.map((point) => point.child('c:v')?.text ?? '').join(' ') || text?.child('c:v')?.text;
  return name?.slice(0, 4096) || undefined;
}

function readPoint(point: XmlElement, scope: TreeScope) {
  const properties = point.child('c:spPr');
  return compact({
    index: integerOf(val(point, 'c:idx'), 0, 100_000) ?? 0,
    fill: readFill(properties, scope),
    line: readLine(properties?.child('a:ln'), scope),
    explosion: numberOf(val(point, 'c:explosion')),
  });
}

function readMarker(element: XmlElement | undefined, scope: TreeScope): ChartSeries['marker'] {
  if (!element) return undefined;
  const properties = element.child('c:spPr');
  return compact({
    symbol: (val(element, 'c:symbol') ?? 'auto').slice(0, 16),
    size: numberOf(val(element, 'c:size')),
    fill: readFill(properties, scope),
    line: readLine(properties?.child('a:ln'), scope),
  });
}

function readLabels(
  element: XmlElement | undefined,
  sourceFormat: string | undefined,
  scope: TreeScope,
): ChartSeries['labels'] {
  if (!element || booleanOf(val(element, 'c:delete'))) return undefined;
  const shown = (name: string) => (booleanOf(val(element, name)) ? true : undefined);
  const labels = defined({
    value: shown('c:showVal'),
    category: shown('c:showCatName'),
    series: shown('c:showSerName'),
    percent: shown('c:showPercent'),
  });
  if (!labels) return undefined;
  const silent = element.all('c:dLbl').slice(0, 10_000).filter(saysNothing);
  const except = silent.map((label) => integerOf(val(label, 'c:idx'), 0, 100_000) ?? 0);
  const format = element.child('c:numFmt');
  const linked = booleanOf(format?.attr('sourceLinked'));
  return compact({
    ...labels,
    position: val(element, 'c:dLblPos')?.slice(0, 16),
    except: except.length > 0 ? except : undefined,
    format: (linked ? undefined : format?.attr('formatCode')?.slice(0, 128)) ?? sourceFormat,
    text: chartText(element.child('c:txPr'), scope),
  });
}

/** A single point's label that was deleted, or that has nothing to show. */
function saysNothing(label: XmlElement): boolean {
  if (booleanOf(val(label, 'c:delete'))) return true;
  const shows = ['c:showVal', 'c:showCatName', 'c:showSerName', 'c:showPercent', 'c:showBubbleSize'];
  const given = shows.map((name) => val(label, name));
  return given.some((value) => value !== undefined) && !given.some((value) => booleanOf(value));
}
