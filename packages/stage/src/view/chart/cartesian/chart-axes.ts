import type { Chart, ChartPlot, ChartSeries } from '@lectern/courseware';
import { type ChartText, chartStroke, chartText, titleText } from '../chart-paint.ts';
import type { ChartScope } from '../chart-scope.ts';
import { formatNumber } from '../number-format.ts';
import { textWidth } from '../text-width.ts';
import { type AxisScale, axisScale, logScale } from './axis-scale.ts';
import { levelLabels } from './level-labels.ts';

/** Default colour of the lines of axes and grids. */
const GREY = '#868686';

export type Axis = Chart['axes'][number];

export function axisOf(
  chart: Chart,
  second: boolean,
  role: 'category' | 'value' | 'across' | 'upright',
): Axis | undefined {
  const candidates = chart.axes.filter((axis) => Boolean(axis.secondary) === second);
  if (role === 'category') return candidates.find((axis) => axis.kind === 'category' || axis.kind === 'date');
  const values = candidates.filter((axis) => axis.kind === 'value');
  if (role === 'value') return values[0];
  const flat = values.filter((axis) => axis.position === 'b' || axis.position === 't');
  return role === 'across' ? (flat[0] ?? values[0]) : values.find((axis) => !flat.includes(axis));
}

/** An axis and its situation: whether it is horizontal, whether it is secondary, and the axis that it crosses. */
export interface AxisSituation {
  readonly lies: boolean;
  readonly second: boolean;
  readonly partner: Axis | undefined;
  /** The ends of the partner's scale, if that is a value axis. */
  readonly partnerScale?: AxisScale | undefined;
  /** Length of the axis, pixels. */
  readonly length: number;
}

/**
 * The side of the plot at which the axis is drawn: the end of its partner where it crosses, mirrored when the partner
 * is reversed.
 */
function sideOf(axis: Axis | undefined, { lies, second, partner, partnerScale }: AxisSituation) {
  const atEnd =
    axis?.crosses === 'max' ||
    (typeof axis?.crosses === 'number' && partnerScale !== undefined && axis.crosses >= partnerScale.max) ||
    (second && axis?.crosses === undefined && axis?.position !== undefined && /[rt]/.test(axis.position));
  const far = atEnd !== (partner?.reversed === true);
  const labelsAway = axis?.labels === 'high' ? !atEnd : false;
  const away = far !== labelsAway;
  return lies
    ? away
      ? ('top' as const)
      : ('bottom' as const)
    : away
      ? ('right' as const)
      : ('left' as const);
}

function axisLook({ chart, design }: ChartScope, axis: Axis | undefined, situation: AxisSituation) {
  const text = chartText(design, 10, chart.text, axis?.text);
  const line = chartStroke(axis?.line, design);
  const name = titleText(design, 10, chart.text, axis?.titleText);
  const turned = axis?.titleRotation;
  const stroke = line ?? { color: GREY, width: 1, type: 'solid' as const };
  const shown = axis?.line?.fill?.type !== 'none';
  const tick = axis?.majorTick ?? 'none';
  return {
    show: axis !== undefined && axis.hidden !== true,
    inverse: axis?.reversed,
    position: sideOf(axis, situation),
    name: axis?.title,
    nameLocation: 'middle' as const,
    nameGap: situation.lies ? text.fontSize * 0.6 + name.fontSize : name.fontSize * 0.9,
    nameMoveOverlap: true,
    nameRotate: turned === undefined ? undefined : -turned,
    nameTextStyle: name,
    axisLine: {
      show: shown,
      onZero: typeof axis?.crosses !== 'string' && axis?.labels !== 'high',
      lineStyle: stroke,
    },
    axisTick: {
      show: shown && tick !== 'none',
      inside: tick === 'in',
      length: Math.max(3, text.fontSize * 0.3),
      lineStyle: stroke,
    },
    minorTick: {
      show: shown && axis?.minorTick !== undefined && axis.minorTick !== 'none',
      splitNumber: minorParts(axis),
      length: Math.max(2, text.fontSize * 0.18),
      lineStyle: stroke,
    },
  };
}

function minorParts(axis: Axis | undefined): number {
  if (axis?.majorUnit === undefined || axis.minorUnit === undefined) return 5;
  return Math.min(20, Math.max(2, Math.round(axis.majorUnit / axis.minorUnit)));
}

function grid({ design }: ChartScope, line: Axis['gridlines']) {
  return {
    show: line !== undefined && line.fill?.type !== 'none',
    lineStyle: chartStroke(line, design) ?? { color: GREY, width: 1 },
  };
}

/** The largest share of a chart's width for category names at its side; longer names wrap. */
const NAMES_SHARE = 0.38;

/** The width that the names of a vertical category axis need, including their gap, pixels. */
export function namesWidth(
  { chart, design, size }: ChartScope,
  axis: Axis | undefined,
  categories: ChartSeries['categories'],
): number {
  if (!axis || axis.hidden || axis.labels === 'none') return 0;
  const text = chartText(design, 10, chart.text, axis.text);
  const widths = categories.map((name) => textWidth(categoryName(name, axis), text));
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  return Math.min(widest, size.w * NAMES_SHARE) + text.fontSize * 0.5;
}

function categoryName(name: ChartSeries['categories'][number], axis: Axis | undefined): string {
  return typeof name === 'number' ? formatNumber(name, axis?.format) : (name ?? '');
}

export interface CategoryAxisNeeds {
  readonly plots: readonly ChartPlot[];
  readonly categories: ChartSeries['categories'];
  readonly levels: ChartSeries['levels'];
  /** Number of positions from one label to the next, for a date axis that sets it. */
  readonly step: number | undefined;
  /** Whether the labels of the axis are drawn at zero, inside the plot. */
  readonly labelsElsewhere: boolean;
}

export function categoryAxis(
  scope: ChartScope,
  axis: Axis | undefined,
  needs: CategoryAxisNeeds,
  situation: AxisSituation,
) {
  const { chart, design } = scope;
  const area = needs.plots.every((plot) => plot.type === 'area');
  const bars = needs.plots.some((plot) => plot.type === 'bar' || plot.type === 'boxWhisker');
  const onMarks = !bars && (axis?.onMarks ?? area);
  const text = chartText(design, 10, chart.text, axis?.text);
  const names = needs.categories.map((name) => categoryName(name, axis));
  // The width of the value axis' labels is not known yet; they are about four letters wide.
  const step = axis?.labelStep ?? needs.step;
  const place = (situation.length - (situation.lies ? text.fontSize * 3 : 0)) / Math.max(1, names.length);
  const slot = place * (step ?? 1);
  const levels = needs.levels && needs.levels.length > 1 ? levelLabels(needs.levels, place, text) : undefined;
  const fit =
    axis?.labelRotation !== undefined && axis.labelRotation !== 0
      ? { rotate: -axis.labelRotation, hideOverlap: true }
      : situation.lies
        ? labelFit(names, text, slot)
        : {
            interval: text.fontSize > slot * 1.2 ? Math.ceil(text.fontSize / slot) - 1 : 0,
            width: scope.size.w * NAMES_SHARE,
            overflow: 'break' as const,
          };
  const look = axisLook(scope, axis, situation);
  return {
    type: 'category' as const,
    ...look,
    boundaryGap: !onMarks,
    data: names,
    axisTick: { ...look.axisTick, alignWithLabel: false, ...levels?.ticks },
    axisLabel: {
      show: axis?.labels !== 'none' && !needs.labelsElsewhere,
      ...text,
      ...fit,
      ...(step === undefined ? {} : { interval: step - 1, hideOverlap: true }),
      ...(situation.lies ? levels?.label : undefined),
    },
    splitLine: grid(scope, axis?.gridlines),
  };
}

export interface LabelFit {
  readonly interval?: number;
  readonly width?: number;
  readonly overflow?: 'break';
  /** Rotation of the labels, degrees counterclockwise. */
  readonly rotate?: number;
  readonly hideOverlap?: boolean;
}

/** How labels fit under an axis, tried in PowerPoint's order: on one line, wrapped, or rotated. */
export function labelFit(names: readonly string[], text: ChartText, slot: number): LabelFit {
  const { fontSize } = text;
  const widths = names.map((name) => textWidth(name, text));
  if (Math.max(0, ...widths) <= slot) return { interval: 0 };
  const words = names.flatMap((name) => name.split(/\s+/)).map((word) => textWidth(word, text));
  const lines = Math.max(1, ...widths.map((width) => Math.ceil(width / slot)));
  const chinese = names.some((name) => /[\u3000-\u9fff]/.test(name));
  if (lines <= 3 && (chinese || Math.max(0, ...words) <= slot)) {
    return { interval: 0, width: slot, overflow: 'break' as const };
  }
  return fontSize * 1.1 <= slot ? { interval: 0, rotate: 45 } : { rotate: 45, hideOverlap: true };
}

/** The values that an axis must cover when its ends are not fixed. */
export interface ValueReach {
  readonly values: readonly number[];
  readonly percent: boolean;
}

/** The ends and steps of a value axis, with as many labels as fit along it. */
export function scaleOf(
  { chart, design }: ChartScope,
  axis: Axis | undefined,
  { values, percent }: ValueReach,
  situation: Pick<AxisSituation, 'lies' | 'length'>,
): AxisScale {
  const text = chartText(design, 10, chart.text, axis?.text);
  const highest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const widthOf = (value: number) =>
    textWidth(formatNumber(value / (axis?.displayUnit ?? 1), percent ? '0%' : (axis?.format ?? '0')), text);
  const shownWidth = (value: number) =>
    textWidth(formatNumber(value / (axis?.displayUnit ?? 1), axis?.format), text);
  const roomFor = (label: number) => (situation.lies ? label + text.fontSize * 1.5 : text.fontSize * 2);
  const room = roomFor(widthOf(highest));
  if (axis?.logBase !== undefined) {
    const scale = logScale(values, axis.logBase);
    const min = axis.min !== undefined && axis.min > 0 ? axis.min : scale.min;
    return { min, max: Math.max(axis.max ?? scale.max, min * axis.logBase), step: axis.logBase };
  }
  if (!percent) {
    const scale = axisScale(values, Math.floor(situation.length / room), axis);
    if (!situation.lies) return scale;
    // Other labels may be wider than the label of the highest value: 10 above 8, and 0.5 between 0 and 1.
    const labels = [scale.min, scale.min + scale.step, scale.max].map(shownWidth);
    const widest = Math.max(widthOf(highest), ...labels);
    return axisScale(values, Math.floor(situation.length / roomFor(widest)), axis);
  }
  const below = values.some((value) => value < 0);
  const above = values.some((value) => value > 0) || !below;
  const step = axis?.majorUnit ?? 0.1 * Math.max(1, Math.ceil((room * 9) / situation.length));
  return { min: axis?.min ?? (below ? -1 : 0), max: axis?.max ?? (above ? 1 : 0), step };
}

export function valueAxis(
  scope: ChartScope,
  axis: Axis | undefined,
  scale: AxisScale,
  percent: boolean,
  situation: AxisSituation,
) {
  const text = chartText(scope.design, 10, scope.chart.text, axis?.text);
  const unit = axis?.displayUnit ?? 1;
  const gap = Math.abs(
    Math.round((scale.max - scale.min) / scale.step) - (scale.max - scale.min) / scale.step,
  );
  return {
    type: axis?.logBase ? ('log' as const) : ('value' as const),
    logBase: axis?.logBase,
    ...axisLook(scope, axis, situation),
    min: scale.min,
    max: scale.max,
    interval: axis?.logBase ? undefined : scale.step,
    axisLabel: {
      show: axis?.labels !== 'none',
      ...text,
      rotate: axis?.labelRotation === undefined ? undefined : -axis.labelRotation,
      hideOverlap: situation.lies,
      // An end that is not on a step has no label.
      showMaxLabel: gap > 1e-6 && !axis?.logBase ? false : undefined,
      formatter: (value: number) =>
        formatNumber(value / unit, percent && !axis?.format?.includes('%') ? '0%' : axis?.format),
    },
    splitLine: grid(scope, axis?.gridlines),
    minorSplitLine: grid(scope, axis?.minorGridlines),
  };
}
