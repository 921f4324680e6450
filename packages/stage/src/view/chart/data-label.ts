import type { ChartSeries, RunProps } from '@lectern/courseware';
import type { ChartText } from './chart-paint.ts';
import { formatNumber } from './number-format.ts';

interface LabelPoint {
  readonly name?: string;
  readonly seriesName?: string;
  readonly value?: unknown;
  readonly percent?: number;
  readonly dataIndex?: number;
}

/** A series' data labels as ECharts takes them; `values` are said in place of what is drawn. */
export function dataLabel(
  labels: ChartSeries['labels'],
  text: (props: RunProps | undefined) => ChartText,
  values?: readonly (number | null)[],
) {
  if (!labels || !(labels.value || labels.category || labels.series || labels.percent))
    return { show: false };
  return {
    show: true,
    ...text(labels.text),
    formatter: (point: LabelPoint) => {
      if (labels.except?.includes(point.dataIndex ?? -1)) return '';
      const parts: string[] = [];
      if (labels.series && point.seriesName) parts.push(point.seriesName);
      if (labels.category && point.name) parts.push(point.name);
      if (labels.value) {
        const value = values ? values[point.dataIndex ?? 0] : point.value;
        parts.push(valueText(value, labels.percent ? undefined : labels.format));
      }
      if (labels.percent && point.percent !== undefined) {
        parts.push(formatNumber(point.percent / 100, labels.format?.includes('%') ? labels.format : '0%'));
      }
      return parts.join('; ');
    },
  };
}

function valueText(value: unknown, format: string | undefined): string {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'number' ? formatNumber(last, format) : '';
}

const POSITIONS: Readonly<Record<string, string>> = {
  outEnd: 'top',
  t: 'top',
  b: 'bottom',
  l: 'left',
  r: 'right',
  ctr: 'inside',
  inEnd: 'insideTop',
  inBase: 'insideBottom',
};

/** Where a label stands on an upright bar or a point; a lying bar's is turned with it. */
export function labelPosition(position: string | undefined, usual: string, lying: boolean): string {
  const place = (position ? POSITIONS[position] : undefined) ?? usual;
  if (!lying) return place;
  return { top: 'right', insideTop: 'insideRight', insideBottom: 'insideLeft' }[place] ?? place;
}
