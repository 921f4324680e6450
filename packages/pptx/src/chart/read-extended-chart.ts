import type { Chart, ChartPlot, ChartSeries, Fill, Line, RunProps, ThemeSlot } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { booleanOf, compact, integerOf, numberOf, oneOf } from '../read/geometry/units.ts';
import { readFill } from '../read/paint/fill.ts';
import { readLine } from '../read/paint/line.ts';
import { type ExtendedData, readExtendedData } from './extended-data.ts';
import { histogram, pareto } from './histogram.ts';
import { chartText, defaultTitle } from './text.ts';

/** The text colour, lighter, which these charts use for text and lines. */
const lighter = (value: number): Fill => ({
  type: 'solid',
  color: {
    type: 'scheme',
    slot: 'tx1',
    mods: [
      { op: 'lumMod', value },
      { op: 'lumOff', value: 1 - value },
    ],
  },
});
/** PowerPoint's default style: the style part defines it, and the chart contains only deviations. */
const TEXT: RunProps = { size: 11.97, fill: lighter(0.65) };
const TITLE: RunProps = { size: 18.62, bold: false, fill: lighter(0.65) };
const FAINT: Line = { width: 1, fill: lighter(0.15) };

interface ShownSeries {
  readonly element: XmlElement;
  readonly data: ExtendedData;
}

/**
 * Converts a chart of 2016 ([MS-ODRAWXML] 2.24, cx:chartSpace): waterfalls and funnels to stacked bars on a hidden
 * base, histograms to bars of counted values, treemaps, sunbursts and box plots to their own types, maps to columns.
 * Undefined when the file contains no numbers.
 */
export function readExtendedChart(root: XmlElement, scope: TreeScope): Chart | undefined {
  const data = new Map<string, ExtendedData>();
  for (const element of root.child('cx:chartData')?.all('cx:data') ?? []) {
    data.set(element.attr('id') ?? '', readExtendedData(element));
  }
  const chart = root.child('cx:chart');
  const area = chart?.child('cx:plotArea');
  const all = area?.child('cx:plotAreaRegion')?.all('cx:series') ?? [];
  const shown = all
    .filter((element) => !booleanOf(element.attr('hidden')) && element.attr('layoutId') !== 'paretoLine')
    .slice(0, 256)
    .flatMap((element): ShownSeries[] => {
      const own = data.get(element.child('cx:dataId')?.attr('val') ?? '');
      return own && own.values.length > 0 ? [{ element, data: own }] : [];
    });
  const [first] = shown;
  if (!first) return undefined;
  const withShares = all.some((series) => series.attr('layoutId') === 'paretoLine');
  const plots = plotsOf(first.element.attr('layoutId') ?? '', shown, withShares, scope);
  const titled = chart?.child('cx:title');
  const legend = chart?.child('cx:legend');
  return compact<Chart>({
    title: titled && (textOf(titled) || defaultTitle(titled)),
    titleText: titled && {
      ...TITLE,
      ...chartText(titled.path('cx:tx', 'cx:rich') ?? titled.child('cx:txPr'), scope),
    },
    plots,
    axes: axesOf(plots, area, scope),
    legend: legend && {
      position: oneOf(legend.attr('pos'), ['l', 't', 'r', 'b']) ?? 'r',
      ...(booleanOf(legend.attr('overlay')) ? { overlay: true } : {}),
    },
    fill: readFill(root.child('cx:spPr'), scope),
    line: readLine(root.path('cx:spPr', 'a:ln'), scope),
    text: { ...TEXT, ...chartText(root.child('cx:txPr'), scope) },
  });
}

function plotsOf(
  layout: string,
  shown: readonly ShownSeries[],
  withShares: boolean,
  scope: TreeScope,
): ChartPlot[] {
  const [first] = shown;
  if (!first) return [];
  const series = () => shown.map(({ element, data }) => readSeries(element, data, scope));
  switch (layout) {
    case 'waterfall':
      return [waterfall(first, scope)];
    case 'funnel':
      return [funnel(first, scope)];
    case 'treemap':
    case 'sunburst':
      return [{ type: layout, varyColors: true, series: series().slice(0, 1) }];
    case 'boxWhisker':
      return [
        compact<ChartPlot>({
          type: 'boxWhisker',
          gapWidth: 50,
          exclusive:
            first.element.path('cx:layoutPr', 'cx:statistics')?.attr('quartileMethod') !== 'inclusive'
              ? true
              : undefined,
          series: series(),
        }),
      ];
    case 'clusteredColumn':
      return columns(first, withShares, scope);
    default:
      return [{ type: 'bar', grouping: 'clustered', series: series() }];
  }
}

function axesOf(plots: readonly ChartPlot[], area: XmlElement | undefined, scope: TreeScope): Chart['axes'] {
  const [plot] = plots;
  if (!plot || plot.type === 'treemap' || plot.type === 'sunburst') return [];
  const lying = plot.horizontal === true;
  const elements = area?.all('cx:axis') ?? [];
  const element = (kind: 'cx:catScaling' | 'cx:valScaling') => elements.find((one) => one.child(kind));
  const look = (axis: XmlElement | undefined, usual: Line) => ({
    hidden: booleanOf(axis?.attr('hidden')) ? true : undefined,
    title: axis?.child('cx:title') ? textOf(axis.child('cx:title')) || undefined : undefined,
    gridlines: axis?.child('cx:majorGridlines')
      ? { ...FAINT, ...readLine(axis.path('cx:majorGridlines', 'cx:spPr', 'a:ln'), scope) }
      : undefined,
    line: readLine(axis?.path('cx:spPr', 'a:ln'), scope) ?? usual,
    text: chartText(axis?.child('cx:txPr'), scope),
    format: axis?.child('cx:numFmt')?.attr('formatCode')?.slice(0, 128),
  });
  const values = element('cx:valScaling');
  const scaling = values?.child('cx:valScaling');
  const axes: Chart['axes'] = [
    compact({
      kind: 'category' as const,
      position: lying ? ('l' as const) : ('b' as const),
      reversed: lying ? true : undefined,
      ...look(element('cx:catScaling'), FAINT),
    }),
    compact({
      kind: 'value' as const,
      position: lying ? ('b' as const) : ('l' as const),
      min: numberOf(scaling?.attr('min')),
      max: numberOf(scaling?.attr('max')),
      majorUnit: numberOf(scaling?.attr('majorUnit')),
      ...look(values, { fill: { type: 'none' } }),
      ...(lying ? { hidden: true, gridlines: undefined } : {}),
    }),
  ];
  if (plots.length > 1) {
    axes.push({ kind: 'category', position: 'b', hidden: true, secondary: true });
    axes.push({
      kind: 'value',
      position: 'r',
      min: 0,
      max: 1,
      format: '0%',
      crosses: 'max',
      secondary: true,
    });
  }
  return axes.map((axis) => compact(axis));
}

function readSeries(element: XmlElement, data: ExtendedData, scope: TreeScope): ChartSeries {
  const points = element
    .all('cx:dataPt')
    .slice(0, 10_000)
    .map((point) =>
      compact({
        index: integerOf(point.attr('idx'), 0, 100_000) ?? 0,
        fill: readFill(point.child('cx:spPr'), scope),
        line: readLine(point.path('cx:spPr', 'a:ln'), scope),
      }),
    );
  return compact<ChartSeries>({
    name: nameOf(element),
    categories: data.categories,
    levels: data.levels.length > 1 ? data.levels : undefined,
    values: data.values,
    fill: readFill(element.child('cx:spPr'), scope),
    line: readLine(element.path('cx:spPr', 'a:ln'), scope),
    points: points.length > 0 ? points : undefined,
    labels: readLabels(element, scope),
  });
}

function readLabels(element: XmlElement, scope: TreeScope): ChartSeries['labels'] {
  const labels = element.child('cx:dataLabels');
  if (!labels) return undefined;
  const visible = labels.child('cx:visibility');
  const shown = (name: string, usual: boolean) =>
    (booleanOf(visible?.attr(name)) ?? (visible ? false : usual)) ? true : undefined;
  return compact({
    value: shown('value', true),
    category: shown('categoryName', false),
    series: shown('seriesName', false),
    position: oneOf(labels.attr('pos'), ['outEnd', 'inEnd', 'ctr', 'inBase']),
    format: labels.child('cx:numFmt')?.attr('formatCode')?.slice(0, 128),
    text: chartText(labels.child('cx:txPr'), scope),
  });
}

function nameOf(element: XmlElement): string | undefined {
  return textOf(element.child('cx:tx')) || undefined;
}

function accent(slot: ThemeSlot): Fill {
  return { type: 'solid', color: { type: 'scheme', slot } };
}

const HIDDEN: Fill = { type: 'none' };

/** Rises, falls and totals as bars above a base that is not drawn. */
function waterfall({ element, data }: ShownSeries, scope: TreeScope): ChartPlot {
  const own = readSeries(element, data, scope);
  const totals = new Set(
    (element.path('cx:layoutPr', 'cx:subtotals')?.all('cx:idx') ?? []).map((one) =>
      numberOf(one.attr('val')),
    ),
  );
  const base: number[] = [];
  const amounts: number[] = [];
  const points: NonNullable<ChartSeries['points']> = [];
  const words: NonNullable<NonNullable<ChartSeries['labels']>['own']> = [];
  let level = 0;
  for (const [index, value] of data.values.entries()) {
    const amount = value ?? 0;
    const total = totals.has(index);
    const from = total ? 0 : level;
    level = total ? amount : level + amount;
    // a bar that crosses zero is drawn from zero
    const start = from * level < 0 ? 0 : Math.abs(from) < Math.abs(level) ? from : level;
    base.push(start);
    amounts.push(from * level < 0 ? level : (start === from ? level : from) - start);
    const given = own.points?.find((point) => point.index === index);
    const color = total ? 'accent3' : amount < 0 ? 'accent2' : 'accent1';
    points.push({ ...given, index, fill: given?.fill ?? accent(color) });
    if (amount < 0) words.push({ index, value: true, words: String(amount) });
  }
  return {
    type: 'bar',
    grouping: 'stacked',
    gapWidth: 50,
    overlap: 100,
    series: [
      { categories: data.categories, values: base, fill: HIDDEN },
      compact<ChartSeries>({
        ...own,
        fill: own.fill ?? accent('accent1'),
        values: amounts,
        points: points.slice(0, 10_000),
        labels: own.labels && compact({ ...own.labels, own: words.length > 0 ? words : undefined }),
      }),
    ],
  };
}

/** Centred bars; the base at their left is not drawn. */
function funnel({ element, data }: ShownSeries, scope: TreeScope): ChartPlot {
  const widest = Math.max(0, ...data.values.map((value) => value ?? 0));
  const base = data.values.map((value) => (widest - (value ?? 0)) / 2);
  return {
    type: 'bar',
    horizontal: true,
    grouping: 'stacked',
    gapWidth: 6,
    overlap: 100,
    series: [{ categories: data.categories, values: base, fill: HIDDEN }, readSeries(element, data, scope)],
  };
}

/** Columns: counted values for a series with binning, and cumulative shares for a Pareto chart. */
function columns({ element, data }: ShownSeries, withShares: boolean, scope: TreeScope): ChartPlot[] {
  const binning = element.path('cx:layoutPr', 'cx:binning');
  const number = (name: string) =>
    numberOf(binning?.attr(name)) ?? numberOf(binning?.child(`cx:${name}`)?.attr('val'));
  const parted = binning
    ? histogram(data.values, {
        size: number('binSize'),
        count: number('binCount'),
        underflow: number('underflow'),
        overflow: number('overflow'),
        leftClosed: binning.attr('intervalClosed') === 'l',
      })
    : data;
  const sorted = withShares ? pareto(parted) : undefined;
  const bars: ChartPlot = {
    type: 'bar',
    grouping: 'clustered',
    gapWidth: binning ? 0 : 6,
    series: [readSeries(element, sorted?.bars ?? parted, scope)],
  };
  if (!sorted) return [bars];
  return [
    bars,
    {
      type: 'line',
      grouping: 'standard',
      secondary: true,
      series: [
        { categories: sorted.bars.categories, values: sorted.shares, line: { fill: accent('accent2') } },
      ],
    },
  ];
}

/** Text of a cx:tx or cx:title: a cached cell value, or its own paragraphs. */
function textOf(holder: XmlElement | undefined): string {
  const cached = holder?.find('cx:v')?.text;
  if (cached) return cached.slice(0, 4096);
  const texts = [...(holder?.descendants() ?? [])].filter((child) => child.name === 'a:t');
  return texts
    .map((child) => child.text)
    .join('')
    .slice(0, 4096);
}
