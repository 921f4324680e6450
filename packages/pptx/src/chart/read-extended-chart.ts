import type { Chart, ChartPlot, ChartSeries, Fill, ThemeSlot } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { readFill } from '../read/fill.ts';
import { booleanOf, compact, integerOf, numberOf } from '../read/units.ts';
import type { Cell } from './data.ts';
import { defaultTitle } from './text.ts';

const MAX_POINTS = 100_000;

interface Data {
  readonly categories: Cell[];
  readonly values: (number | null)[];
}

/**
 * A chart of the kinds of 2016 ([MS-ODRAWXML] 2.24, cx:chartSpace) as the nearest that the model draws: waterfalls as
 * stacked columns on a hidden base, funnels as bars, parts of a whole as pies, all others as columns. Undefined when
 * the file holds no numbers.
 */
export function readExtendedChart(root: XmlElement, scope: TreeScope): Chart | undefined {
  const data = new Map<string, Data>();
  for (const element of root.child('cx:chartData')?.all('cx:data') ?? []) {
    data.set(element.attr('id') ?? '', readData(element));
  }
  const region = root.path('cx:chart', 'cx:plotArea', 'cx:plotAreaRegion');
  const shown = (region?.all('cx:series') ?? []).filter(
    (series) => !booleanOf(series.attr('hidden')) && series.attr('layoutId') !== 'paretoLine',
  );
  const [first] = shown;
  const source = (series: XmlElement) => data.get(series.child('cx:dataId')?.attr('val') ?? '');
  if (!first || !shown.some((series) => source(series)?.values.length)) return undefined;
  const plot = plotOf(first.attr('layoutId') ?? '', shown, source, scope);
  const titled = root.path('cx:chart', 'cx:title');
  const title = titled && (textOf(titled) || defaultTitle(titled));
  const gridlines = root.path('cx:chart', 'cx:plotArea')?.find('cx:majorGridlines') ? {} : undefined;
  return compact<Chart>({
    title,
    plots: [plot],
    axes:
      plot.type === 'pie'
        ? []
        : [
            compact<Chart['axes'][number]>({
              kind: 'category',
              position: plot.horizontal ? 'l' : 'b',
              reversed: plot.horizontal,
            }),
            compact<Chart['axes'][number]>({
              kind: 'value',
              position: plot.horizontal ? 'b' : 'l',
              hidden: plot.horizontal,
              gridlines: plot.horizontal ? undefined : gridlines,
            }),
          ],
    legend: plot.type === 'pie' ? { position: 'r' } : undefined,
  });
}

function plotOf(
  layout: string,
  shown: readonly XmlElement[],
  source: (series: XmlElement) => Data | undefined,
  scope: TreeScope,
): ChartPlot {
  if (layout === 'waterfall' && shown[0]) return waterfall(shown[0], source(shown[0]));
  const pie = layout === 'treemap' || layout === 'sunburst';
  const series = shown.slice(0, pie ? 1 : 256).map((element) => readSeries(element, source(element), scope));
  if (pie) return { type: 'pie', varyColors: true, series };
  const funnel = layout === 'funnel';
  return compact<ChartPlot>({
    type: 'bar',
    grouping: 'clustered',
    horizontal: funnel ? true : undefined,
    gapWidth: funnel || layout === 'clusteredColumn' ? 6 : undefined,
    series,
  });
}

function readSeries(element: XmlElement, data: Data | undefined, scope: TreeScope): ChartSeries {
  const labels = element.path('cx:dataLabels', 'cx:visibility');
  return compact<ChartSeries>({
    name: textOf(element.child('cx:tx')).slice(0, 4096) || undefined,
    categories: data?.categories ?? [],
    values: data?.values ?? [],
    fill: readFill(element.child('cx:spPr'), scope),
    labels: booleanOf(labels?.attr('value')) ? { value: true } : undefined,
  });
}

function accent(slot: ThemeSlot): Fill {
  return { type: 'solid', color: { type: 'scheme', slot } };
}

/** Rises, falls and totals, each as high as its amount above a base that is not drawn. */
function waterfall(element: XmlElement, data: Data | undefined): ChartPlot {
  const totals = new Set(
    (element.path('cx:layoutPr', 'cx:subtotals')?.all('cx:idx') ?? []).map((one) =>
      numberOf(one.attr('val')),
    ),
  );
  const categories = data?.categories ?? [];
  const base: number[] = [];
  const amounts: number[] = [];
  const points: NonNullable<ChartSeries['points']> = [];
  let level = 0;
  for (const [index, value] of (data?.values ?? []).entries()) {
    const amount = value ?? 0;
    const from = totals.has(index) ? 0 : level;
    level = totals.has(index) ? amount : level + amount;
    base.push(Math.min(from, level));
    amounts.push(Math.abs(level - from));
    points.push({ index, fill: accent(totals.has(index) ? 'accent3' : amount < 0 ? 'accent2' : 'accent1') });
  }
  return {
    type: 'bar',
    grouping: 'stacked',
    gapWidth: 50,
    overlap: 100,
    series: [
      { categories, values: base, fill: { type: 'none' } },
      compact<ChartSeries>({
        name: textOf(element.child('cx:tx')).slice(0, 4096) || undefined,
        categories,
        values: amounts,
        points: points.slice(0, 10_000),
        labels: { value: true },
      }),
    ],
  };
}

function readData(element: XmlElement): Data {
  const words = element.all('cx:strDim').find((dimension) => dimension.attr('type') === 'cat');
  const numbers = element.all('cx:numDim').find((one) => ['val', 'size'].includes(one.attr('type') ?? ''));
  // levels go from the innermost out; the innermost names the points
  const categories = cells(words?.child('cx:lvl'), (text) => text.slice(0, 4096));
  const values = cells(numbers?.child('cx:lvl'), (text) => numberOf(text) ?? null);
  return { categories, values: values.map((value) => (typeof value === 'number' ? value : null)) };
}

function cells(level: XmlElement | undefined, convert: (text: string) => Cell): Cell[] {
  const points = level?.all('cx:pt') ?? [];
  const count = Math.min(
    MAX_POINTS,
    points.reduce((most, point) => Math.max(most, (integerOf(point.attr('idx'), 0, MAX_POINTS) ?? 0) + 1), 0),
  );
  const found: Cell[] = new Array<Cell>(count).fill(null);
  for (const point of points) {
    const index = integerOf(point.attr('idx'), 0, MAX_POINTS) ?? 0;
    if (index < count) found[index] = convert(point.text);
  }
  return found;
}

/** The words of a cx:tx or cx:title: what a cell last said, or its own paragraphs. */
function textOf(holder: XmlElement | undefined): string {
  const cached = holder?.find('cx:v')?.text;
  if (cached) return cached.slice(0, 4096);
  const texts = [...(holder?.descendants() ?? [])].filter((child) => child.name === 'a:t');
  return texts
    .map((child) => child.text)
    .join('')
    .slice(0, 4096);
}
