import type { Chart } from '@lectern/courseware';

/**
 * The part of a chart that an effect animates (a:chart of an animation's target, 20.1.2.2.3 and ST_ChartBuildStep,
 * 20.1.10.12).
 */
export interface ChartPart {
  /** The background with axes and legend, a series, a category, one point, or all points. */
  readonly step: 'gridLegend' | 'series' | 'category' | 'point' | 'allPts';
  /** Index among all series, or among all categories; undefined for any. */
  readonly series?: number | undefined;
  readonly category?: number | undefined;
}

const STEPS = new Map<string, ChartPart['step']>([
  ['gridLegend', 'gridLegend'],
  ['series', 'series'],
  ['category', 'category'],
  ['ptInSeries', 'point'],
  ['ptInCategory', 'point'],
  ['allPts', 'allPts'],
]);

/** The part of a chart that an effect's part names, for instance `chart seriesIdx=0 categoryIdx=-3 bldStep=series`. */
export function chartPartOf(part: string | undefined): ChartPart | undefined {
  const [name, ...words] = (part ?? '').split(' ');
  if (name !== 'chart') return undefined;
  const said = new Map(
    words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );
  const step = STEPS.get(said.get('bldStep') ?? '');
  if (!step) return undefined;
  const place = (key: string) => {
    const number = Number(said.get(key) ?? -1);
    return Number.isInteger(number) && number >= 0 ? number : undefined;
  };
  const series = step === 'series' || step === 'point' ? place('seriesIdx') : undefined;
  const category = step === 'category' || step === 'point' ? place('categoryIdx') : undefined;
  const isWhole =
    (step === 'gridLegend' || step === 'allPts') && series === undefined && category === undefined;
  const isNamed =
    (step !== 'series' || series !== undefined) &&
    (step !== 'category' || category !== undefined) &&
    (step !== 'point' || (series !== undefined && category !== undefined));
  return isWhole || isNamed ? { step, series, category } : undefined;
}

/** A key that is unique among the parts of a chart. */
export function chartPartKey({ step, series, category }: ChartPart): string {
  return `${step} ${series ?? ''} ${category ?? ''}`;
}

const SERIES_APART = new Set([
  'bar',
  'line',
  'area',
  'scatter',
  'bubble',
  'boxWhisker',
  'radar',
  'doughnut',
  'pie',
]);
const POINTS_APART = new Set(['bar', 'line', 'area', 'doughnut', 'pie']);

/** Whether all these parts of a chart can be animated separately. */
export function chartIsApart(chart: Chart, parts: readonly (string | undefined)[]): boolean {
  return parts.every((part) => {
    const named = chartPartOf(part);
    return named !== undefined && isDrawnApart(chart, named);
  });
}

/**
 * Whether the stage can draw this part separately: charts with depth, and charts that are a single drawing, are
 * animated as a whole.
 */
function isDrawnApart({ plots, axes }: Chart, { step }: ChartPart): boolean {
  const kinds = step === 'category' || step === 'point' ? POINTS_APART : SERIES_APART;
  // The points of a date axis differ from the points of the data.
  const hasDates = axes.some(({ kind }) => kind === 'date');
  return (
    plots.length > 0 &&
    plots.every(({ type, threeD }) => kinds.has(type) && !threeD) &&
    !(hasDates && kinds === POINTS_APART)
  );
}

/**
 * The part names in the file for every series of a chart, or every category; empty when these cannot be animated
 * separately.
 */
export function chartPartsBy(chart: Chart, by: 'series' | 'category'): readonly string[] {
  const series = chart.plots.flatMap((plot) => plot.series);
  const count = by === 'series' ? series.length : Math.max(0, ...series.map(({ values }) => values.length));
  const parts = Array.from({ length: count }, (_, index) => {
    const [s, c] = by === 'series' ? [index, ANY] : [ANY, index];
    return `chart seriesIdx=${s} categoryIdx=${c} bldStep=${by}`;
  });
  return chartIsApart(chart, parts) ? parts : [];
}

/** The index that PowerPoint writes for any series or category. */
const ANY = -3;
