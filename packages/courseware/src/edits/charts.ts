import type { Chart, ChartPlot, ChartSeries } from '../records/chart.ts';

type Cell = ChartSeries['categories'][number];
type Field = 'categories' | 'values' | 'sizes';

/** A column of the data as a teacher sees them: the names of the points, or the numbers of a series. */
export interface ChartColumn {
  readonly plot: number;
  readonly series: number;
  readonly field: Field;
  /** The name of the series; undefined above names and x values. */
  readonly name: string | undefined;
  readonly cells: readonly Cell[];
}

export const MOST_ROWS = 1000;
const MOST_SERIES = 64;

/** Points are given by numbers both ways. */
export function byNumbers({ type }: ChartPlot): boolean {
  return type === 'scatter' || type === 'bubble';
}

/**
 * The data as columns: the categories of the first series and of those that have others, and each series' values. All
 * columns are as long as the longest.
 */
export function columnsOf(chart: Chart): ChartColumn[] {
  const columns: ChartColumn[] = [];
  let shared: string | undefined;
  chart.plots.forEach((plot, plotAt) => {
    plot.series.forEach((series, at) => {
      const own = JSON.stringify(series.categories);
      if (shared === undefined || (own !== shared && series.categories.length > 0)) {
        columns.push({
          plot: plotAt,
          series: at,
          field: 'categories',
          name: undefined,
          cells: series.categories,
        });
        shared ??= own;
      }
      columns.push({
        plot: plotAt,
        series: at,
        field: 'values',
        name: series.name ?? '',
        cells: series.values,
      });
      if (series.sizes) {
        columns.push({ plot: plotAt, series: at, field: 'sizes', name: undefined, cells: series.sizes });
      }
    });
  });
  const rows = rowsOf(chart);
  return columns.map((column) => ({
    ...column,
    cells: Array.from({ length: rows }, (_, row) => column.cells[row] ?? null),
  }));
}

export function rowsOf(chart: Chart): number {
  return chart.plots
    .flatMap((plot) => plot.series)
    .reduce((most, { categories, values }) => Math.max(most, categories.length, values.length), 0);
}

/** What a teacher typed as a number: with thousands' commas, percent or the wide digits of Chinese; else undefined. */
export function numberTyped(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '');
  if (plain === '') return null;
  const percent = plain.endsWith('%');
  const number = Number(percent ? plain.slice(0, -1) : plain);
  return Number.isFinite(number) ? (percent ? number / 100 : number) : undefined;
}

/** The chart with one cell said anew; as it was when a number is meant and none is given. */
export function withCell(chart: Chart, column: ChartColumn, row: number, text: string): Chart {
  const words = column.field === 'categories' && !byNumbers(chart.plots[column.plot] ?? NO_PLOT);
  const number = numberTyped(text);
  const cell: Cell | undefined = words ? (text.trim() === '' ? null : text.trim().slice(0, 4096)) : number;
  if (cell === undefined) return chart;
  const meant = chart.plots[column.plot]?.series[column.series];
  const shared = JSON.stringify(meant?.categories);
  return mapSeries(chart, (series, plot, at) => {
    const own = plot === column.plot && at === column.series;
    if (column.field === 'categories') {
      if (!own && JSON.stringify(series.categories) !== shared) return series;
      // The levels said these names too.
      const { levels: _, ...rest } = series;
      return { ...rest, categories: put(series.categories, row, cell) };
    }
    if (!own) return series;
    const value = typeof cell === 'number' ? cell : null;
    return column.field === 'sizes'
      ? { ...series, sizes: put(series.sizes ?? [], row, value) }
      : { ...series, values: put(series.values, row, value) };
  });
}

const NO_PLOT: ChartPlot = { type: 'bar', series: [] };

function put<T>(cells: readonly (T | null)[], row: number, cell: T | null): (T | null)[] {
  return Array.from({ length: Math.max(cells.length, row + 1) }, (_, at) =>
    at === row ? cell : (cells[at] ?? null),
  );
}

export function withName(chart: Chart, column: ChartColumn, name: string): Chart {
  return mapSeries(chart, (series, plot, at) =>
    plot === column.plot && at === column.series ? { ...series, name: name.trim().slice(0, 4096) } : series,
  );
}

/** One more point, without numbers yet. */
export function withPoint(chart: Chart): Chart {
  const rows = rowsOf(chart);
  if (rows >= MOST_ROWS) return chart;
  return mapSeries(chart, (series) => ({
    ...series,
    categories: series.categories.length > 0 ? put(series.categories, rows, null) : series.categories,
    values: put(series.values, rows, null),
    ...(series.sizes ? { sizes: put(series.sizes, rows, null) } : {}),
    ...(series.levels ? { levels: series.levels.map((level) => put(level, rows, null)) } : {}),
  }));
}

/** Without a point; the looks and labels of those after it move up with them. */
export function withoutPoint(chart: Chart, row: number): Chart {
  const cut = <T>(cells: readonly T[]) => cells.filter((_, at) => at !== row);
  const moved = <T extends { index: number }>(list: readonly T[] | undefined) =>
    list
      ?.filter((one) => one.index !== row)
      .map((one) => (one.index > row ? { ...one, index: one.index - 1 } : one));
  return mapSeries(chart, (series) => {
    const { levels: _, ...rest } = series;
    const points = moved(series.points);
    const own = moved(series.labels?.own);
    return {
      ...rest,
      categories: cut(series.categories),
      values: cut(series.values),
      ...(series.sizes ? { sizes: cut(series.sizes) } : {}),
      ...(points ? { points } : {}),
      ...(series.labels && own ? { labels: { ...series.labels, own } } : {}),
    };
  });
}

/** One more series in the last plot, named `name`, with the look that its place gives. */
export function withSeries(chart: Chart, name: string): Chart {
  const last = chart.plots.at(-1);
  const like = last?.series.at(-1);
  if (!last || chart.plots.reduce((sum, plot) => sum + plot.series.length, 0) >= MOST_SERIES) return chart;
  const rows = rowsOf(chart);
  const added: ChartSeries = {
    name,
    categories: like?.categories ?? Array.from({ length: rows }, (_, at) => at + 1),
    values: new Array<null>(rows).fill(null),
    ...(like?.labels ? { labels: plainLabels(like.labels) } : {}),
    ...(like?.marker ? { marker: { symbol: like.marker.symbol } } : {}),
    ...(like?.smooth === undefined ? {} : { smooth: like.smooth }),
    ...(like?.sizes ? { sizes: new Array<number>(rows).fill(1) } : {}),
  };
  return {
    ...chart,
    plots: chart.plots.map((plot) => (plot === last ? { ...plot, series: [...plot.series, added] } : plot)),
  };
}

function plainLabels(labels: NonNullable<ChartSeries['labels']>): NonNullable<ChartSeries['labels']> {
  const { own: _own, except: _except, ...rest } = labels;
  return rest;
}

/** Without a series, and without its plot when that was its last; the last of all stays. */
export function withoutSeries(chart: Chart, column: ChartColumn): Chart {
  const count = chart.plots.reduce((sum, plot) => sum + plot.series.length, 0);
  if (count < 2) return chart;
  const plots = chart.plots
    .map((plot, at) =>
      at === column.plot
        ? { ...plot, series: plot.series.filter((_, index) => index !== column.series) }
        : plot,
    )
    .filter((plot) => plot.series.length > 0);
  return { ...chart, plots };
}

/** Cells copied from a spreadsheet, put from a cell of the grid on; `row` is −1 for the names of the series. */
export function withPasted(
  chart: Chart,
  from: { readonly column: number; readonly row: number },
  text: string,
): Chart {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .slice(0, MOST_ROWS + 1)
    .map((line) => line.split('\t'));
  const wide = lines.reduce((most, line) => Math.max(most, line.length), 0);
  let pasted = chart;
  while (columnsOf(pasted).length < Math.min(from.column + wide, MOST_SERIES)) {
    const wider = withSeries(pasted, '');
    if (columnsOf(wider).length === columnsOf(pasted).length) break;
    pasted = wider;
  }
  while (rowsOf(pasted) < Math.min(from.row + lines.length, MOST_ROWS)) pasted = withPoint(pasted);
  lines.forEach((line, down) => {
    line.forEach((cell, across) => {
      const column = columnsOf(pasted)[from.column + across];
      const row = from.row + down;
      if (!column || row >= MOST_ROWS) return;
      if (row >= 0) pasted = withCell(pasted, column, row, cell);
      else if (column.field === 'values') pasted = withName(pasted, column, cell);
    });
  });
  return pasted;
}

function mapSeries(
  chart: Chart,
  change: (series: ChartSeries, plot: number, at: number) => ChartSeries,
): Chart {
  return {
    ...chart,
    plots: chart.plots.map((plot, plotAt) => ({
      ...plot,
      series: plot.series.map((series, at) => change(series, plotAt, at)),
    })),
  };
}

/** What a teacher chooses among. */
export const CHART_KINDS = [
  'column',
  'stackedColumn',
  'bar',
  'stackedBar',
  'line',
  'area',
  'pie',
  'doughnut',
  'radar',
  'scatter',
] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Undefined for combinations and for kinds that are kept as they are. */
export function kindOf(chart: Chart): ChartKind | undefined {
  const [plot] = chart.plots;
  if (!plot || chart.plots.length > 1) return undefined;
  const stacked = plot.grouping === 'stacked' || plot.grouping === 'percentStacked';
  if (plot.type === 'bar') {
    if (plot.horizontal) return stacked ? 'stackedBar' : 'bar';
    return stacked ? 'stackedColumn' : 'column';
  }
  return CHART_KINDS.find((kind) => kind === plot.type);
}

/** The same data as another kind of chart, with axes where it had none. */
export function withKind(chart: Chart, kind: ChartKind): Chart {
  const [plot] = chart.plots;
  if (!plot) return chart;
  const upright = kind === 'column' || kind === 'stackedColumn';
  const lying = kind === 'bar' || kind === 'stackedBar';
  const stacked = kind === 'stackedColumn' || kind === 'stackedBar';
  const type = upright || lying ? 'bar' : (kind as ChartPlot['type']);
  const round = type === 'pie' || type === 'doughnut';
  const made: ChartPlot = {
    type,
    ...(type === 'bar'
      ? { grouping: stacked ? 'stacked' : 'clustered', gapWidth: plot.gapWidth ?? 100 }
      : {}),
    ...(stacked ? { overlap: 100 } : {}),
    ...(type === 'line' || type === 'area' ? { grouping: 'standard' } : {}),
    ...(type === 'line' ? { markers: true } : {}),
    ...(type === 'scatter' || type === 'radar' ? { style: type === 'radar' ? 'marker' : 'lineMarker' } : {}),
    ...(lying ? { horizontal: true } : {}),
    ...(round ? { varyColors: true } : {}),
    series: plot.series.map((series) => (round ? withoutLook(series) : withoutPlaces(series))),
  };
  const axes: Chart['axes'] =
    chart.axes.length > 0 && (kind === 'scatter') === (plot.type === 'scatter')
      ? chart.axes.map(({ position: _position, crosses: _crosses, onMarks: _onMarks, ...axis }) => axis)
      : [{ kind: kind === 'scatter' ? 'value' : 'category' }, { kind: 'value', gridlines: {} }];
  const sides = lying ? (['l', 'b'] as const) : (['b', 'l'] as const);
  return {
    ...chart,
    plots: [made],
    axes: axes.map((axis, at) => ({ ...axis, position: sides[at === 0 ? 0 : 1] })),
    legend: chart.legend ?? (round ? { position: 'r' } : undefined),
  };
}

/** A pie colours its points: a series' own colour would make them all alike. */
function withoutLook(series: ChartSeries): ChartSeries {
  const { fill: _fill, line: _line, ...rest } = withoutPlaces(series);
  return rest;
}

/** Labels stand at other places in other kinds of charts. */
function withoutPlaces(series: ChartSeries): ChartSeries {
  if (!series.labels?.position) return series;
  const { position: _, ...labels } = series.labels;
  return { ...series, labels };
}
