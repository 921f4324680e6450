import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import type { ChartSheet } from './chart-sheet.ts';
import { chartShapeXml, chartTextXml, value } from './chart-text-out.ts';
import type { OutScope } from './out-scope.ts';
import { tag, text, type Xml } from './xml-out.ts';

/** A series (21.2.2.170). The order of its children is that of CT_BarSer, CT_LineSer, CT_PieSer and their sisters. */
export function seriesXml(
  series: ChartSeries,
  plot: ChartPlot,
  index: number,
  sheet: ChartSheet,
  scope: OutScope,
): Xml {
  const { type } = plot;
  const byX = type === 'scatter' || type === 'bubble';
  const withMarker = type === 'line' || type === 'scatter' || type === 'radar' || type === 'stock';
  const categories =
    series.categories.length > 0 &&
    tag(byX ? 'c:xVal' : 'c:cat', {}, categoriesXml(series.categories, sheet));
  const column = sheet.add(series.values, series.name);
  return tag(
    'c:ser',
    {},
    value('idx', index),
    value('order', index),
    series.name !== undefined &&
      tag('c:tx', {}, tag('c:strRef', {}, sheet.header(column), stringCache([series.name]))),
    chartShapeXml(series.fill, series.line, scope),
    // Excel's own default paints negative bars white.
    (type === 'bar' || type === 'bubble') && value('invertIfNegative', 0),
    withMarker && series.marker && markerXml(series.marker, scope),
    ...pointsXml(series, type, scope),
    labelsXml(series.labels, plot, scope),
    categories,
    tag(byX ? 'c:yVal' : 'c:val', {}, tag('c:numRef', {}, sheet.range(column), numberCache(series.values))),
    type === 'bubble' && bubbleSizesXml(series, sheet),
    (type === 'line' || type === 'scatter' || type === 'stock' || type === 'surface') &&
      value('smooth', series.smooth ? 1 : 0),
    type === 'bubble' && value('bubble3D', 0),
  );
}

/** A bubble chart without sizes does not open; bubbles of one size are what it means. */
function bubbleSizesXml(series: ChartSeries, sheet: ChartSheet): Xml {
  const sizes = series.sizes ?? series.values.map(() => 1);
  const column = sheet.add(sizes);
  return tag('c:bubbleSize', {}, tag('c:numRef', {}, sheet.range(column), numberCache(sizes)));
}

const SYMBOLS = new Set('auto circle dash diamond dot none picture plus square star triangle x'.split(' '));

function markerXml(marker: NonNullable<ChartSeries['marker']>, scope: OutScope): Xml {
  return tag(
    'c:marker',
    {},
    SYMBOLS.has(marker.symbol) && value('symbol', marker.symbol),
    marker.size !== undefined && value('size', Math.min(72, Math.max(2, Math.round(marker.size)))),
    chartShapeXml(marker.fill, marker.line, scope),
  );
}

/** Points by their index, each once. What a point does not say itself it has from its series. */
function pointsXml(series: ChartSeries, type: ChartPlot['type'], scope: OutScope): Xml[] {
  const points = new Map(
    (series.points ?? []).filter(({ index }) => index >= 0).map((each) => [each.index, each]),
  );
  const round = type === 'pie' || type === 'doughnut' || type === 'ofPie';
  return [...points.values()]
    .sort((a, b) => a.index - b.index)
    .map((point) =>
      tag(
        'c:dPt',
        {},
        value('idx', point.index),
        (type === 'bar' || type === 'bubble') && value('invertIfNegative', 0),
        value('bubble3D', 0),
        round &&
          point.explosion !== undefined &&
          value('explosion', Math.max(0, Math.round(point.explosion))),
        chartShapeXml(point.fill, point.line, scope),
      ),
    );
}

/** Where labels may stand, by the kind of plot; PowerPoint refuses a file that says otherwise. */
function positionsOf({ type, grouping, threeD }: ChartPlot): string {
  if (threeD) return type === 'pie' ? 'bestFit ctr inEnd outEnd' : '';
  switch (type) {
    case 'bar':
      return grouping === 'stacked' || grouping === 'percentStacked'
        ? 'ctr inEnd inBase'
        : 'ctr inEnd inBase outEnd';
    case 'line':
    case 'scatter':
    case 'bubble':
    case 'stock':
      return 'l r t b ctr';
    case 'pie':
    case 'ofPie':
      return 'bestFit ctr inEnd outEnd';
    case 'radar':
      return 'outEnd';
    default:
      return '';
  }
}

function labelsXml(labels: ChartSeries['labels'], plot: ChartPlot, scope: OutScope): Xml | undefined {
  if (!labels) return undefined;
  const allowed = positionsOf(plot).split(' ');
  const silent = [...new Set(labels.except ?? [])].filter((index) => index >= 0).sort((a, b) => a - b);
  return tag(
    'c:dLbls',
    {},
    ...silent.map((index) => tag('c:dLbl', {}, value('idx', index), value('delete', 1))),
    labels.format !== undefined && tag('c:numFmt', { formatCode: labels.format, sourceLinked: 0 }),
    chartTextXml(labels.text, scope),
    labels.position !== undefined && allowed.includes(labels.position) && value('dLblPos', labels.position),
    value('showLegendKey', 0),
    value('showVal', labels.value ? 1 : 0),
    value('showCatName', labels.category ? 1 : 0),
    value('showSerName', labels.series ? 1 : 0),
    value('showPercent', labels.percent ? 1 : 0),
    value('showBubbleSize', 0),
  );
}

function categoriesXml(categories: ChartSeries['categories'], sheet: ChartSheet): Xml {
  const range = sheet.range(sheet.share(categories));
  const numbers = categories.flatMap((each) => (typeof each === 'string' ? [] : [each]));
  return numbers.length === categories.length
    ? tag('c:numRef', {}, range, numberCache(numbers))
    : tag('c:strRef', {}, range, stringCache(categories.map((each) => (each === null ? '' : String(each)))));
}

function stringCache(strings: readonly string[]): Xml {
  return tag(
    'c:strCache',
    {},
    value('ptCount', strings.length),
    ...strings.map((each, idx) => tag('c:pt', { idx }, tag('c:v', {}, text(each)))),
  );
}

function numberCache(numbers: readonly (number | null)[]): Xml {
  return tag(
    'c:numCache',
    {},
    tag('c:formatCode', {}, text('General')),
    value('ptCount', numbers.length),
    ...numbers.flatMap((each, idx) =>
      each === null ? [] : [tag('c:pt', { idx }, tag('c:v', {}, text(String(each))))],
    ),
  );
}
