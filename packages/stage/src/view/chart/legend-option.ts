import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import { drawsMarkers, seriesKey, trendKey } from './cartesian/cartesian-series.ts';
import { type ChartText, chartFill, chartStroke, chartText, titleText } from './chart-paint.ts';
import type { ChartScope } from './chart-scope.ts';
import { formatNumber } from './number-format.ts';
import { drawsRadarMarkers, sliceKey } from './round-option.ts';
import { isSolidChart, solidColors } from './solid/solid-option.ts';
import { isSolidPie, sliceColors } from './solid/solid-pie.ts';
import { surfaceBands } from './surface-option.ts';
import { textWidth } from './text-width.ts';

export interface LegendEntry {
  /** The name of the entry's series in the drawing. */
  readonly key: string;
  readonly name: string;
  readonly icon?: string | undefined;
  readonly color?: string | undefined;
  /** Whether the entry is a line without markers. */
  readonly bare?: boolean | undefined;
}

export function isRound(plots: readonly ChartPlot[]): boolean {
  const first = plots[0]?.type;
  return first === 'pie' || first === 'doughnut' || first === 'ofPie';
}

/** The entries of the legend, in PowerPoint's order, without deleted entries. */
export function legendEntries(scope: ChartScope): LegendEntry[] {
  const { chart } = scope;
  const colors = ownColors(scope);
  const all = allEntries(scope).map((entry) =>
    colors ? { ...entry, icon: 'rect', color: colors.get(entry.key) } : entry,
  );
  const left = all.filter((_, index) => !chart.legend?.except?.includes(index));
  const beside = chart.legend && /^(l|r|tr)$/.test(chart.legend.position);
  const [plot] = chart.plots;
  if (!beside || !plot || chart.plots.length > 1) return left;
  const stacked = plot.grouping === 'stacked' || plot.grouping === 'percentStacked';
  const lying = plot.type === 'bar' && plot.horizontal === true;
  const turned = plot.type === 'surface' || (lying ? !stacked : stacked && plot.type !== 'line');
  return turned ? left.reverse() : left;
}

/** The colours of a chart that is drawn by a custom series, by the keys of its legend entries. */
function ownColors(scope: ChartScope): ReadonlyMap<string, string> | undefined {
  if (isSolidPie(scope)) return sliceColors(scope);
  return isSolidChart(scope) ? solidColors(scope) : undefined;
}

function allEntries(scope: ChartScope): LegendEntry[] {
  const { plots } = scope.chart;
  const [plot] = plots;
  if (!plot) return [];
  if (isRound(plots)) {
    const [series] = plot.series;
    return (series?.values ?? []).map((_, index) => ({
      key: sliceKey(index),
      name: String(series?.categories[index] ?? index + 1),
      icon: 'rect',
    }));
  }
  if (plot.type === 'surface') {
    const number = (value: number) => formatNumber(value, plot.series[0]?.labels?.format);
    return surfaceBands(scope).map(({ from, to, color }, index) => ({
      key: `band ${index}`,
      name: `${number(from)}–${number(to)}`,
      icon: 'rect',
      color,
    }));
  }
  let number = 0;
  return plots.flatMap((one) =>
    one.series.flatMap((series, index): LegendEntry[] => {
      const key = seriesKey(number++);
      // The invisible base of a waterfall chart gets no entry.
      if (one.type === 'bar' && series.name === undefined && series.fill?.type === 'none') return [];
      const line =
        one.type === 'line' ||
        one.type === 'stock' ||
        one.type === 'scatter' ||
        (one.type === 'radar' && one.style !== 'filled');
      const icon = line ? undefined : one.type === 'bubble' ? 'circle' : 'rect';
      const name = series.name ?? String(number);
      const marked = one.type === 'radar' ? drawsRadarMarkers(one, series) : drawsMarkers(one, series, index);
      const look = line && !marked ? bareLine(one) : { icon };
      return [{ key, name, ...look }, ...trendEntries(series, name, number - 1)];
    }),
  );
}

const LINE = 'path://M0 0h20v2H0z';

/** ECharts draws a line with its dashes in the legend by itself, except for a radar chart, which gets boxes. */
function bareLine({ type }: ChartPlot): Pick<LegendEntry, 'icon' | 'bare'> {
  return type === 'radar' ? { icon: LINE } : { bare: true };
}

const TRENDS = {
  linear: ['线性', 'Linear'],
  exponential: ['指数', 'Expon.'],
  logarithmic: ['对数', 'Log.'],
  power: ['幂', 'Power'],
  polynomial: ['多项式', 'Poly.'],
  movingAverage: ['移动平均', 'Moving average'],
} as const;

/**
 * Fitted curves are named after their kind and series, in the language of the series' name, unless they have a name.
 */
function trendEntries(series: ChartSeries, name: string, number: number): LegendEntry[] {
  const language = /[\u3000-\u9fff]/.test(name) ? 0 : 1;
  return (series.trendLines ?? []).map((trend, which) => ({
    key: trendKey(number, which),
    name: trend.name ?? `${TRENDS[trend.type][language]} (${name})`,
    icon: LINE,
  }));
}

export function legendWidth(scope: ChartScope, text: ChartText): number {
  const names = legendEntries(scope).map(({ name }) => textWidth(name, text));
  return text.fontSize * 2.8 + names.reduce((most, width) => Math.max(most, width), 0);
}

/** The number of lines that the entries need side by side. */
export function legendLines(scope: ChartScope, text: ChartText): number {
  const width = legendEntries(scope).reduce(
    (sum, { name }) => sum + textWidth(name, text) + text.fontSize * 2.2,
    0,
  );
  return Math.max(1, Math.min(4, Math.ceil(width / Math.max(1, scope.size.w * 0.95))));
}

export function legendOption(scope: ChartScope) {
  const { chart, design, size } = scope;
  const { legend } = chart;
  if (!legend) return { show: false };
  const beside = legend.position === 'l' || legend.position === 'r' || legend.position === 'tr';
  const text = chartText(design, 10, chart.text, legend.text);
  const title =
    chart.title && !chart.titleOverlay
      ? titleText(design, 18, chart.text, chart.titleText).fontSize * 1.7
      : 0;
  const entries = legendEntries(scope);
  const names = new Map(entries.map(({ key, name }) => [key, name]));
  const lines = entries.some(({ icon }) => icon === undefined || icon === LINE);
  const edge = chartStroke(legend.line, design);
  const fill = chartFill(legend.fill, design);
  const place = {
    l: { left: 4, top: 'middle' },
    r: { right: 4, top: 'middle' },
    tr: { right: 4, top: title },
    t: { left: 'center', top: title + 4 },
    b: { left: 'center', bottom: 4 },
  }[legend.position];
  const own = legend.place && {
    left: legend.place.x * size.w,
    top: legend.place.y * size.h,
    ...(legend.place.w === undefined ? {} : { width: legend.place.w * size.w }),
  };
  // A legend that is wider than high lists its entries in a row.
  const wide = (legend.place?.w ?? 0) * size.w > (legend.place?.h ?? 0) * size.h * 2;
  return {
    show: true,
    ...(own ?? place),
    orient: (own?.width === undefined ? beside : !wide) ? ('vertical' as const) : ('horizontal' as const),
    itemWidth: lines ? text.fontSize * 1.8 : text.fontSize * 0.6,
    itemHeight: text.fontSize * 0.6,
    itemGap: text.fontSize * 0.7,
    selectedMode: false,
    data: entries.map(({ key, icon, color, bare }) => ({
      name: key,
      icon,
      ...(color ? { itemStyle: { color } } : {}),
      // A line without markers would get a dot.
      ...(bare ? { itemStyle: { opacity: 0 } } : {}),
    })),
    formatter: (key: string) => names.get(key) ?? key,
    textStyle: {
      ...text,
      ...(beside && !own ? { width: size.w * 0.3, overflow: 'break' as const } : {}),
    },
    ...(fill && typeof fill === 'string' && fill !== 'transparent' ? { backgroundColor: fill } : {}),
    ...(edge ? { borderColor: edge.color, borderWidth: edge.width } : {}),
  };
}
