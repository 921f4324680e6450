import type { ChartSeries, RunProps } from '@lectern/courseware';
import { type ChartText, chartFill, chartStroke, chartText } from './chart-paint.ts';
import type { ChartScope } from './chart-scope.ts';
import { formatNumber } from './number-format.ts';

type Labels = NonNullable<ChartSeries['labels']>;
type OwnLabel = NonNullable<Labels['own']>[number];

/** The parts of a point's label. */
export interface LabelledPoint {
  readonly series: string;
  readonly category: string;
  readonly value: number | null;
  /** The share of the whole, for charts of parts of a whole. */
  readonly share?: number | undefined;
  readonly size?: number | null | undefined;
}

/**
 * A point's label for ECharts, or `{ show: false }`. The caller sets the position, which depends on the kind of plot.
 */
export function pointLabel(
  scope: ChartScope,
  labels: ChartSeries['labels'],
  index: number,
  point: LabelledPoint,
) {
  const own = labels?.own?.find((one) => one.index === index);
  const words = labels && labelWords(labels, own, index, point);
  if (!labels || !words) return { show: false as const };
  const fill = chartFill(own?.fill ?? labels.fill, scope.design);
  const edge = chartStroke(own?.line ?? labels.line, scope.design);
  return {
    show: true as const,
    formatter: escaped(words),
    position: own?.position ?? labels.position,
    ...labelText(scope, labels.text, own?.text),
    ...(typeof fill === 'string' && fill !== 'transparent' ? { backgroundColor: fill, padding: 3 } : {}),
    ...(edge ? { borderColor: edge.color, borderWidth: edge.width, padding: 3 } : {}),
  };
}

/** Distance by which a label was moved by hand, pixels. */
export function labelShift({ size }: ChartScope, labels: ChartSeries['labels'], index: number) {
  const offset = labels?.own?.find((one) => one.index === index)?.offset;
  return { dx: (offset?.x ?? 0) * size.w, dy: (offset?.y ?? 0) * size.h };
}

/** The label layout for ECharts, when some labels of a series were moved by hand. */
export function movedLabels(scope: ChartScope, { labels }: ChartSeries) {
  if (!labels?.own?.some((one) => one.offset)) return undefined;
  return ({ dataIndex }: { readonly dataIndex?: number }) => labelShift(scope, labels, dataIndex ?? -1);
}

export function labelText(
  { chart, design }: ChartScope,
  ...props: readonly (RunProps | undefined)[]
): ChartText {
  return chartText(design, 10, chart.text, ...props);
}

/** ECharts would read `{a|` as the beginning of rich text. */
function escaped(words: string): () => string {
  return () => words.replace(/\{(\w*)\|/g, '\u2774$1|');
}

function labelWords(labels: Labels, own: OwnLabel | undefined, index: number, point: LabelledPoint): string {
  if (labels.except?.includes(index)) return '';
  const shows = own ?? labels;
  const format = own?.format ?? labels.format;
  const value =
    point.value === null
      ? ''
      : formatNumber(
          point.value,
          shows.percent && !shows.value ? undefined : valueFormat(format, shows.percent),
        );
  const percent =
    point.share === undefined ? '' : formatNumber(point.share, format?.includes('%') ? format : '0%');
  const size = typeof point.size === 'number' ? formatNumber(point.size, format) : '';
  if (own?.words !== undefined) {
    return own.words
      .replaceAll('[VALUE]', value)
      .replaceAll('[CATEGORY NAME]', point.category)
      .replaceAll('[SERIES NAME]', point.series)
      .replaceAll('[PERCENTAGE]', percent)
      .replaceAll('[BUBBLE SIZE]', size);
  }
  if (point.value === null) return '';
  const parts = [
    shows.series ? point.series : '',
    shows.category ? point.category : '',
    shows.value ? value : '',
    shows.percent ? percent : '',
    shows.size ? size : '',
  ];
  return parts.filter((part) => part !== '').join(labels.separator ?? '; ');
}

/**
 * The format of the value. A percent format is left out when the label also shows a percentage, because the format then
 * applies to the percentage.
 */
function valueFormat(format: string | undefined, percent: boolean | undefined): string | undefined {
  return percent && format?.includes('%') ? undefined : format;
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

/**
 * The position of a label at a vertical bar or a point; for a horizontal bar it is rotated, and for a negative value
 * mirrored.
 */
export function labelPosition(
  position: string | undefined,
  usual: string,
  lying: boolean,
  below = false,
): string {
  const place = (position ? POSITIONS[position] : undefined) ?? usual;
  const turned = below ? (ROUND[place] ?? place) : place;
  return lying ? (LYING[turned] ?? turned) : turned;
}

const ROUND: Readonly<Record<string, string>> = {
  top: 'bottom',
  insideTop: 'insideBottom',
  insideBottom: 'insideTop',
};
const LYING: Readonly<Record<string, string>> = {
  top: 'right',
  bottom: 'left',
  insideTop: 'insideRight',
  insideBottom: 'insideLeft',
};
