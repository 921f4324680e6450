import type { AxisScale } from '../cartesian/axis-scale.ts';
import { type Axis, type LabelFit, labelFit } from '../cartesian/chart-axes.ts';
import { type ChartText, chartText, titleText } from '../chart-paint.ts';
import type { ChartScope, PlotRoom } from '../chart-scope.ts';
import { formatNumber } from '../number-format.ts';
import { textWidth } from '../text-width.ts';
import type { Area, Point, SolidView } from './solid-view.ts';

/** The axes of the chart's space and the series in it. */
export interface RoomAxes {
  readonly category: Axis | undefined;
  readonly value: Axis | undefined;
  readonly series: Axis | undefined;
  readonly names: readonly string[];
  /** Names of the series that are placed one behind another. */
  readonly rows: readonly string[];
  readonly scale: AxisScale;
  readonly percent: boolean;
  /** Whether values run to the right. */
  readonly lying: boolean;
  /** Whether points are on the tick marks, not between them. */
  readonly onMarks: boolean;
}

/** The position of a value on its axis, from 0 to 1. */
export function shareOf(value: number, { min, max }: AxisScale, axis: Axis | undefined): number {
  const base = axis?.logBase;
  const at = (one: number) => (base && base > 1 ? Math.log(Math.max(one, 1e-12)) / Math.log(base) : one);
  const share = (at(value) - at(min)) / (at(max) - at(min) || 1);
  const kept = Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0));
  return axis?.reversed ? 1 - kept : kept;
}

/** The centre of a category, from 0 to 1. */
export function categoryAt(index: number, { names, onMarks, category }: RoomAxes): number {
  const at = onMarks ? index / Math.max(1, names.length - 1) : (index + 0.5) / Math.max(1, names.length);
  return category?.reversed ? 1 - at : at;
}

/**
 * The space that the axes' labels and titles leave. They take no space when the chart sets the position of the plot
 * alone.
 */
export function roomWithin(scope: ChartScope, room: PlotRoom, axes: RoomAxes): Area {
  const inner = scope.chart.layout !== undefined && !scope.chart.layoutOuter;
  const [left, bottom] = inner ? [0, 0] : [besideRoom(scope, axes), belowRoom(scope, axes, room)];
  const behind = axes.rows.length > 0 && !inner && shown(axes.series) ? rowsRoom(scope, axes) : 0;
  return {
    left: room.left + left,
    top: room.top,
    width: Math.max(1, scope.size.w - room.left - room.right - left - behind),
    height: Math.max(1, scope.size.h - room.top - room.bottom - bottom),
  };
}

function shown(axis: Axis | undefined): boolean {
  return axis !== undefined && axis.hidden !== true && axis.labels !== 'none';
}

function widest(texts: readonly string[], look: ChartText): number {
  return texts.reduce((most, text) => Math.max(most, textWidth(text, look)), 0);
}

function besideRoom(scope: ChartScope, axes: RoomAxes): number {
  const axis = axes.lying ? axes.category : axes.value;
  const text = axisText(scope, axis);
  const title = axis?.title && !axis.hidden ? axisTitle(scope, axis).fontSize * 1.6 : 0;
  if (!shown(axis)) return title;
  const words = axes.lying ? axes.names : ticks(axes).map((value) => valueWords(axes, value));
  return Math.min(scope.size.w * 0.4, widest(words, text)) + text.fontSize * 0.8 + title;
}

function belowRoom(scope: ChartScope, axes: RoomAxes, room: PlotRoom): number {
  const axis = axes.lying ? axes.value : axes.category;
  const text = axisText(scope, axis);
  const title = axis?.title && !axis.hidden ? axisTitle(scope, axis).fontSize * 1.6 : 0;
  if (!shown(axis)) return title;
  if (axes.lying) return text.fontSize * 1.8 + title;
  const slot = (scope.size.w - room.left - room.right) / Math.max(1, axes.names.length);
  const fit = labelFit(axes.names, text, slot * 0.85);
  const widestName = widest(axes.names, text);
  const lines = fit.width === undefined ? 1 : Math.min(3, Math.ceil(widestName / slot));
  const leaning = fit.rotate === undefined ? 0 : Math.min(scope.size.h * 0.3, widestName * 0.71);
  return text.fontSize * (0.8 + 1.2 * lines) + leaning + title;
}

function rowsRoom(scope: ChartScope, axes: RoomAxes): number {
  return Math.min(scope.size.w * 0.2, widest(axes.rows, axisText(scope, axes.series))) + 6;
}

function axisText({ chart, design }: ChartScope, axis: Axis | undefined): ChartText {
  return chartText(design, 10, chart.text, axis?.text);
}

function axisTitle({ chart, design }: ChartScope, axis: Axis): ChartText {
  return titleText(design, 10, chart.text, axis.titleText);
}

export function ticks({ scale, value }: RoomAxes): number[] {
  if (value?.logBase) {
    const powers = Math.round(Math.log(scale.max / scale.min) / Math.log(value.logBase));
    return Array.from({ length: Math.min(60, powers + 1) }, (_, index) => scale.min * scale.step ** index);
  }
  const count = Math.min(500, Math.floor((scale.max - scale.min) / scale.step + 1e-6));
  return Array.from({ length: count + 1 }, (_, index) => scale.min + index * scale.step);
}

function valueWords({ value, percent }: RoomAxes, number: number): string {
  const format = percent && !value?.format?.includes('%') ? '0%' : value?.format;
  return formatNumber(number / (value?.displayUnit ?? 1), format);
}

/** The text beside the space: values, categories, series and the axes' titles. */
export function axisWords(scope: ChartScope, view: SolidView, axes: RoomAxes): object[] {
  const { place, farX, farZ } = view;
  const near = 1 - farZ;
  const beside = (at: number, words: string, text: ChartText) => {
    const [x, y] = place(farX, at, near);
    const gap = text.fontSize * 0.5 * (farX === 0 ? -1 : 1);
    return textShape(words, [x + gap, y], text, {
      align: farX === 0 ? 'right' : 'left',
      verticalAlign: 'middle',
    });
  };
  const below = (at: number, words: string, text: ChartText, more: object = {}) => {
    const [x, y] = place(at, 0, near);
    return textShape(words, [x, y + text.fontSize * 0.4], text, {
      align: 'center',
      verticalAlign: 'top',
      ...more,
    });
  };
  const out: object[] = [];
  const { category, value, series, lying } = axes;
  if (shown(value)) {
    const text = axisText(scope, value);
    const put = lying ? below : beside;
    for (const tick of ticks(axes))
      out.push(put(shareOf(tick, axes.scale, value), valueWords(axes, tick), text));
  }
  if (shown(category)) {
    const text = axisText(scope, category);
    const length = Math.abs(
      lying ? place(0, 1, near)[1] - place(0, 0, near)[1] : place(1, 0, near)[0] - place(0, 0, near)[0],
    );
    const slot = length / Math.max(1, axes.names.length);
    const fit: LabelFit = lying ? {} : labelFit(axes.names, text, slot);
    const crowded = lying
      ? Math.ceil((text.fontSize * 1.1) / slot)
      : fit.hideOverlap
        ? Math.ceil((text.fontSize * 1.4) / slot)
        : 1;
    const step = Math.max(1, category?.labelStep ?? crowded);
    const turn = category?.labelRotation ? -category.labelRotation : (fit.rotate ?? 0);
    const leaning = turn
      ? { rotation: (turn * Math.PI) / 180, align: turn > 0 ? 'right' : 'left', verticalAlign: 'middle' }
      : {};
    const broken = fit.width === undefined ? {} : { width: fit.width, overflow: 'break' };
    axes.names.forEach((name, index) => {
      if (index % step !== 0) return;
      const at = categoryAt(index, axes);
      out.push(lying ? beside(at, name, text) : below(at, name, text, { ...broken, ...leaning }));
    });
  }
  if (axes.rows.length > 0 && shown(series)) {
    const text = axisText(scope, series);
    axes.rows.forEach((name, index) => {
      const [x, y] = place(1 - farX, 0, (index + 0.5) / axes.rows.length);
      out.push(
        textShape(name, [x + (farX === 0 ? 6 : -6), y], text, {
          align: farX === 0 ? 'left' : 'right',
          verticalAlign: 'top',
        }),
      );
    });
  }
  return [...out, ...axisTitles(scope, view, axes)];
}

function axisTitles(scope: ChartScope, { place, farX, farZ }: SolidView, axes: RoomAxes): object[] {
  const near = 1 - farZ;
  const [upright, lies] = axes.lying ? [axes.category, axes.value] : [axes.value, axes.category];
  const out: object[] = [];
  if (lies?.title && !lies.hidden) {
    const [x] = place(0.5, 0, near);
    const text = axisTitle(scope, lies);
    out.push(
      textShape(
        lies.title,
        [x, place(0.5, 0, near)[1] + belowRoom(scope, axes, { left: 0, right: 0, top: 0, bottom: 0 })],
        text,
        { align: 'center', verticalAlign: 'bottom' },
      ),
    );
  }
  if (upright?.title && !upright.hidden) {
    const [x, y] = place(farX, 0.5, near);
    const text = axisTitle(scope, upright);
    const away = besideRoom(scope, axes) - text.fontSize * 0.8;
    out.push(
      textShape(upright.title, [x + (farX === 0 ? -away : away), y], text, {
        align: 'center',
        verticalAlign: 'middle',
        rotation: Math.PI / 2,
      }),
    );
  }
  return out;
}

/** Text at a point, as a shape of ECharts; it is rotated about that point, in radians counterclockwise. */
export function textShape(
  words: string,
  [x, y]: Point,
  text: ChartText,
  { rotation, ...style }: { readonly rotation?: number } & Readonly<Record<string, unknown>>,
): object {
  const font = `${text.fontStyle} ${text.fontWeight} ${text.fontSize}px ${text.fontFamily}`;
  return {
    type: 'text',
    ...(rotation === undefined ? { x, y } : { x, y, rotation, originX: 0, originY: 0 }),
    style: { x: 0, y: 0, text: words, fill: text.color, font, ...style },
  };
}
