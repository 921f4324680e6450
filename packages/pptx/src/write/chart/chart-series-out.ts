import { ownValue } from '@lectern/base';
import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { tag, text, type Xml } from '../xml/xml-out.ts';
import { analysisXml } from './chart-analysis-out.ts';
import type { ChartSheet } from './chart-sheet.ts';
import { chartShapeXml, chartTextXml, numberCache, value } from './chart-text-out.ts';

/** A series (21.2.2.170). The order of its children is that of CT_BarSer, CT_LineSer, CT_PieSer and similar types. */
export function seriesXml(
  series: ChartSeries,
  plot: ChartPlot,
  { index, order }: { readonly index: number; readonly order: number },
  sheet: ChartSheet,
  scope: OutScope,
): Xml {
  const { type } = plot;
  const byX = type === 'scatter' || type === 'bubble';
  const categories =
    series.categories.length > 0 &&
    tag(byX ? 'c:xVal' : 'c:cat', {}, categoriesXml(series.categories, sheet));
  const column = sheet.add(series.values, series.name);
  return tag(
    'c:ser',
    {},
    value('idx', index),
    value('order', order),
    series.name !== undefined &&
      tag('c:tx', {}, tag('c:strRef', {}, sheet.header(column), stringCache([series.name]))),
    chartShapeXml(series.fill, series.line, scope),
    // By default Excel would fill negative bars white.
    (type === 'bar' || type === 'bubble') && value('invertIfNegative', series.negativeFill ? 1 : 0),
    MARKED.has(type) && series.marker && markerXml(series.marker, scope),
    ...pointsXml(series, type, scope),
    labelsXml(series, plot, scope),
    ...(FITTED.has(type) ? analysisXml(series, type, scope) : []),
    categories,
    tag(byX ? 'c:yVal' : 'c:val', {}, tag('c:numRef', {}, sheet.range(column), numberCache(series.values))),
    type === 'bubble' && bubbleSizesXml(series, sheet),
    (type === 'line' || type === 'scatter' || type === 'stock' || type === 'surface') &&
      value('smooth', (series.smooth ?? (type === 'scatter' && plot.style?.startsWith('smooth'))) ? 1 : 0),
    type === 'bar' && plot.threeD && series.shape !== undefined && value('shape', series.shape),
    type === 'bubble' && value('bubble3D', 0),
  );
}

/** PowerPoint does not open a bubble chart without sizes; bubbles of one size mean the same. */
function bubbleSizesXml(series: ChartSeries, sheet: ChartSheet): Xml {
  const sizes = series.sizes ?? series.values.map(() => 1);
  const column = sheet.add(sizes);
  return tag('c:bubbleSize', {}, tag('c:numRef', {}, sheet.range(column), numberCache(sizes)));
}

/** Kinds of plots whose points have markers. */
const MARKED = new Set<ChartPlot['type']>(['line', 'scatter', 'radar', 'stock']);
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

/** Points by index, each once. Properties that a point does not define itself come from its series. */
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
        MARKED.has(type) && point.marker && markerXml(point.marker, scope),
        value('bubble3D', 0),
        round &&
          point.explosion !== undefined &&
          value('explosion', Math.max(0, Math.round(point.explosion))),
        chartShapeXml(point.fill, point.line, scope),
      ),
    );
}

/** Allowed positions of labels by kind of plot; PowerPoint rejects a file with other positions. */
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

/** Kinds of plots whose series may have error bars and trend lines. */
const FITTED = new Set<ChartPlot['type']>(['bar', 'line', 'area', 'scatter', 'bubble', 'stock']);

function labelsXml(series: ChartSeries, plot: ChartPlot, scope: OutScope): Xml | undefined {
  const { labels } = series;
  if (!labels) return undefined;
  const allowed = positionsOf(plot).split(' ');
  const silent = [...new Set(labels.except ?? [])].filter((index) => index >= 0).sort((a, b) => a - b);
  return tag(
    'c:dLbls',
    {},
    ...pointLabelsXml(labels, silent, allowed, scope),
    labels.format !== undefined && tag('c:numFmt', { formatCode: labels.format, sourceLinked: 0 }),
    chartShapeXml(labels.fill, labels.line, scope),
    chartTextXml(labels.text, scope),
    labels.position !== undefined && allowed.includes(labels.position) && value('dLblPos', labels.position),
    value('showLegendKey', 0),
    value('showVal', labels.value ? 1 : 0),
    value('showCatName', labels.category ? 1 : 0),
    value('showSerName', labels.series ? 1 : 0),
    value('showPercent', labels.percent ? 1 : 0),
    value('showBubbleSize', labels.size ? 1 : 0),
    labels.separator !== undefined && tag('c:separator', {}, text(labels.separator)),
    (plot.type === 'pie' || plot.type === 'doughnut' || plot.type === 'ofPie') &&
      labels.leaders !== undefined &&
      value('showLeaderLines', labels.leaders ? 1 : 0),
  );
}

/** The labels of single points, in the order of their points: deleted labels, and labels with their own settings. */
function pointLabelsXml(
  labels: NonNullable<ChartSeries['labels']>,
  silent: readonly number[],
  allowed: readonly string[],
  scope: OutScope,
): Xml[] {
  const own = new Map((labels.own ?? []).filter(({ index }) => index >= 0).map((one) => [one.index, one]));
  for (const index of silent) own.delete(index);
  return [...silent, ...own.keys()]
    .sort((a, b) => a - b)
    .map((index) => {
      const label = own.get(index);
      if (!label) return tag('c:dLbl', {}, value('idx', index), value('delete', 1));
      // text is shown only if any content is shown
      const shows = [label.value, label.category, label.series, label.percent, label.size].some(Boolean);
      const bare = label.words !== undefined && !shows;
      return tag(
        'c:dLbl',
        {},
        value('idx', index),
        label.offset !== undefined &&
          tag(
            'c:layout',
            {},
            tag('c:manualLayout', {}, value('x', label.offset.x), value('y', label.offset.y)),
          ),
        label.words !== undefined && tag('c:tx', {}, wordsXml(label.words)),
        label.format !== undefined && tag('c:numFmt', { formatCode: label.format, sourceLinked: 0 }),
        chartShapeXml(label.fill, label.line, scope),
        chartTextXml(label.text, scope),
        label.position !== undefined && allowed.includes(label.position) && value('dLblPos', label.position),
        value('showLegendKey', 0),
        value('showVal', label.value || bare ? 1 : 0),
        value('showCatName', label.category ? 1 : 0),
        value('showSerName', label.series ? 1 : 0),
        value('showPercent', label.percent ? 1 : 0),
        value('showBubbleSize', label.size ? 1 : 0),
        label.words !== undefined && FIELD.test(label.words) && FIELD_TABLE,
      );
    });
}

/** Fields in a label's text, which are computed when it is drawn ([MS-ODRAWXML] 2.24.3.26). */
const FIELDS: Readonly<Record<string, string>> = {
  '[VALUE]': 'VALUE',
  '[CATEGORY NAME]': 'CATEGORYNAME',
  '[SERIES NAME]': 'SERIESNAME',
  '[BUBBLE SIZE]': 'BUBBLESIZE',
  '[PERCENTAGE]': 'PERCENTAGE',
};

const FIELD = /\[(VALUE|CATEGORY NAME|SERIES NAME|BUBBLE SIZE|PERCENTAGE)\]/;
/** PowerPoint's extension for a label with fields. */
const FIELD_TABLE = tag(
  'c:extLst',
  {},
  tag(
    'c:ext',
    {
      uri: '{CE6537A1-D6FC-4f65-9D91-7224C49458BB}',
      'xmlns:c15': 'http://schemas.microsoft.com/office/drawing/2012/chart',
    },
    tag('c15:dlblFieldTable'),
    tag('c15:showDataLabelsRange', { val: 0 }),
  ),
);

function wordsXml(words: string): Xml {
  let fields = 0;
  const piece = (said: string) => {
    const type = ownValue(FIELDS, said);
    if (type === undefined) return tag('a:r', {}, tag('a:t', {}, text(said)));
    const number = (++fields).toString(16).toUpperCase().padStart(12, '0');
    return tag('a:fld', { id: `{5D3A1C6E-0B1F-4E57-9A0C-${number}}`, type }, tag('a:t', {}, text(said)));
  };
  const lines = words.split('\n').map((line) =>
    tag(
      'a:p',
      {},
      ...line
        .split(/(\[[A-Z ]+\])/)
        .filter(Boolean)
        .map(piece),
    ),
  );
  return tag('c:rich', {}, tag('a:bodyPr'), ...lines);
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
