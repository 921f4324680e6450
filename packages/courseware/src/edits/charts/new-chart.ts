import type { Chart } from '../../records/chart.ts';
import { type ChartKind, withChartKind } from './chart-kind.ts';

/** Texts of a new chart's sample data, in the user's language. */
export interface ChartWords {
  readonly title: string;
  readonly series: readonly string[];
  readonly categories: readonly string[];
}

const SAMPLE = [
  [86, 79, 91, 88],
  [82, 88, 85, 90],
] as const;

/** A chart of a kind with sample data to overwrite: two series, or one for a pie and for points in a plane. */
export function newChart(kind: ChartKind, { title, series, categories }: ChartWords): Chart {
  const single = kind === 'pie' || kind === 'doughnut' || kind === 'scatter';
  const named = (single ? series.slice(0, 1) : series).slice(0, SAMPLE.length);
  const columns: Chart = {
    title,
    plots: [
      {
        type: 'bar',
        grouping: 'clustered',
        series: named.map((name, at) => ({
          name,
          categories: kind === 'scatter' ? [1, 2, 3, 4] : categories.slice(0, 4),
          values: [...(SAMPLE[at] ?? [])],
        })),
      },
    ],
    axes: [],
    text: { size: 14 },
  };
  const made = withChartKind(columns, kind);
  const legend = single
    ? kind === 'scatter'
      ? undefined
      : ({ position: 'r' } as const)
    : ({ position: 'b' } as const);
  return { ...made, ...(legend ? { legend } : {}) };
}
