import type { Chart, ChartPlot, ErrorBars } from '@lectern/courseware';
import type { Place } from './cartesian/trend-line.ts';
import { chartFill, chartStroke } from './chart-paint.ts';
import type { ChartScope } from './chart-scope.ts';
import { labelText } from './data-label.ts';
import { formatNumber } from './number-format.ts';

/** The API that ECharts passes to a custom series. */
interface DrawingApi {
  coord(place: readonly [number, number]): [number, number];
  size(span: readonly [number, number]): number | number[];
}

/**
 * The axes of marks: the index of their pair, whether categories run vertically (`lying`), whether both axes have
 * numbers, and the number of categories.
 */
export interface MarkAxes {
  readonly pair: number;
  readonly lying: boolean;
  readonly byNumbers: boolean;
  readonly categories: number;
}

type Point = readonly [number, number];
type Shape = object;

/** A function from data to pixels; also for positions between categories, which ECharts itself does not convert. */
function placer(api: DrawingApi, { lying, byNumbers, categories }: MarkAxes) {
  return (x: number, y: number): Point => {
    if (byNumbers) return api.coord([x, y]);
    const at = (index: number): Point => api.coord(lying ? [y, index] : [index, y]);
    if (Number.isInteger(x)) return at(x);
    const [a, b] = categories > 1 ? [at(0), at(1)] : [at(0), at(0)];
    return [a[0] + (b[0] - a[0]) * x, a[1] + (b[1] - a[1]) * x];
  };
}

function bandOf(api: DrawingApi, lying: boolean): number {
  const size = api.size([1, 1]);
  const [w = 0, h = 0] = Array.isArray(size) ? size : [size, size];
  return Math.abs(lying ? h : w);
}

/** A custom series that draws shapes over the plot; `draw` is called once. */
function marks(
  axes: MarkAxes,
  z: number,
  draw: (place: (x: number, y: number) => Point, band: number) => Shape[],
  clip = true,
) {
  return {
    type: 'custom' as const,
    silent: true,
    clip,
    z,
    xAxisIndex: axes.pair,
    yAxisIndex: axes.pair,
    // A dummy point, which makes ECharts call `renderItem` once.
    data: [[0, 0]],
    renderItem: (_: unknown, api: DrawingApi) => ({
      type: 'group' as const,
      children: draw(placer(api, axes), axes.byNumbers ? 0 : bandOf(api, axes.lying)),
    }),
  };
}

interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly type?: string | undefined;
}

function line(from: Point, to: Point, stroke: Stroke): Shape {
  return {
    type: 'line',
    shape: { x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
    style: strokeStyle(stroke),
  };
}

function strokeStyle({ color, width, type }: Stroke) {
  const dash =
    type === 'dashed' ? [width * 4, width * 3] : type === 'dotted' ? [width, width * 2] : undefined;
  return { stroke: color, lineWidth: width, lineDash: dash, fill: 'none' };
}

const DARK: Stroke = { color: '#404040', width: 1 };

/**
 * Lines between the highest and the lowest value, lines down to the axis, and bars from the first to the last value of
 * each category.
 */
export function plotMarks(scope: ChartScope, plot: ChartPlot, axes: MarkAxes, foot: number): object[] {
  const { design } = scope;
  const count = Math.max(0, ...plot.series.map((series) => series.values.length));
  const indexes = Array.from({ length: count }, (_, index) => index);
  const at = (index: number) =>
    plot.series.map((series) => series.values[index]).filter((value) => typeof value === 'number');
  const parts: object[] = [];
  const ends = plot.highLowLines ?? (plot.type === 'stock' ? {} : undefined);
  if (ends && ends.fill?.type !== 'none') {
    const stroke = chartStroke(ends, design) ?? DARK;
    parts.push(
      marks(axes, 2, (place) =>
        indexes.flatMap((index) => {
          const values = at(index);
          if (values.length === 0) return [];
          return [line(place(index, Math.min(...values)), place(index, Math.max(...values)), stroke)];
        }),
      ),
    );
  }
  const drops = plot.dropLines;
  if (drops && drops.fill?.type !== 'none') {
    const stroke = chartStroke(drops, design) ?? DARK;
    parts.push(
      marks(axes, 2, (place) =>
        indexes.flatMap((index) => {
          const values = at(index);
          return values.length > 0
            ? [line(place(index, foot), place(index, Math.max(...values)), stroke)]
            : [];
        }),
      ),
    );
  }
  const bars = plot.upDownBars ?? (plot.type === 'stock' && plot.series.length === 4 ? {} : undefined);
  if (bars) parts.push(marks(axes, 3, (place, band) => upDownBars(scope, plot, bars, indexes, place, band)));
  return parts;
}

function upDownBars(
  { design }: ChartScope,
  plot: ChartPlot,
  bars: NonNullable<ChartPlot['upDownBars']>,
  indexes: readonly number[],
  place: (x: number, y: number) => Point,
  band: number,
): Shape[] {
  const [first, last] = [plot.series[0], plot.series.at(-1)];
  const width = band / (1 + (bars.gapWidth ?? 150) / 100);
  return indexes.flatMap((index) => {
    const [from, to] = [first?.values[index], last?.values[index]];
    if (typeof from !== 'number' || typeof to !== 'number') return [];
    const look = to >= from ? bars.up : bars.down;
    const [x, y] = place(index, Math.max(from, to));
    const [, bottom] = place(index, Math.min(from, to));
    const edge = chartStroke(look?.line, design) ?? DARK;
    const fill = chartFill(look?.fill, design) ?? (to >= from ? '#ffffff' : '#404040');
    return [
      {
        type: 'rect',
        shape: { x: x - width / 2, y, width, height: Math.max(1, bottom - y) },
        style: {
          fill,
          stroke: look?.line?.fill?.type === 'none' ? 'none' : edge.color,
          lineWidth: edge.width,
        },
      },
    ];
  });
}

/** A curve through points. */
export function curveMark(axes: MarkAxes, points: readonly Place[], stroke: Stroke, key: string): object {
  const drawn = marks(axes, 4, (place) => [
    {
      type: 'polyline',
      shape: { points: points.map(({ x, y }) => place(x, y)) },
      style: strokeStyle(stroke),
    },
  ]);
  return { ...drawn, name: key, itemStyle: { color: stroke.color } };
}

/** Text beside the end of a curve. */
export function curveWords(
  axes: MarkAxes,
  end: Place,
  words: string,
  text: { readonly fontSize: number; readonly fontFamily: string; readonly color: string },
): object {
  return marks(axes, 5, (place) => {
    const [x, y] = place(end.x, end.y);
    const style = { x: x - 4, y: y - 4, text: words, align: 'right', verticalAlign: 'bottom' };
    return [
      {
        type: 'text',
        style: { ...style, fill: text.color, font: `${text.fontSize}px ${text.fontFamily}` },
      },
    ];
  });
}

/** The lengths of error bars up and down from each value (21.2.2.55). */
export function errorAmounts(
  bars: ErrorBars,
  values: readonly (number | null)[],
): (readonly [plus: number, minus: number])[] {
  const known = values.filter((value) => value !== null);
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / Math.max(1, known.length - 1));
  const amount = (value: number, index: number, own: (number | null)[] | undefined): number => {
    switch (bars.kind) {
      case 'percent':
        return (Math.abs(value) * (bars.value ?? 5)) / 100;
      case 'deviation':
        return deviation * (bars.value ?? 1);
      case 'standardError':
        return deviation / Math.sqrt(Math.max(1, known.length));
      case 'own':
        return own?.[index] ?? (own?.length === 1 ? (own[0] ?? 0) : 0);
      default:
        return bars.value ?? 0;
    }
  };
  return values.map((value, index) => {
    if (value === null) return [0, 0];
    return [
      bars.sides === 'minus' ? 0 : amount(value, index, bars.plus),
      bars.sides === 'plus' ? 0 : amount(value, index, bars.minus),
    ];
  });
}

/** Error bars at points; `shift` moves them, in bands, to the bar that they belong to. */
export function errorMarks(
  scope: ChartScope,
  bars: ErrorBars,
  places: readonly (Place | undefined)[],
  axes: MarkAxes,
  shift: number,
): object {
  const stroke = chartStroke(bars.line, scope.design) ?? DARK;
  const across = bars.direction === 'x' && axes.byNumbers;
  const amounts = errorAmounts(
    bars,
    places.map((place) => (place ? (across ? place.x : place.y) : null)),
  );
  return marks(axes, 5, (place) =>
    places.flatMap((at, index) => {
      const [plus, minus] = amounts[index] ?? [0, 0];
      if (!at || (plus === 0 && minus === 0)) return [];
      const x = at.x + shift;
      const low = across ? place(x - minus, at.y) : place(x, at.y - minus);
      const high = across ? place(x + plus, at.y) : place(x, at.y + plus);
      const upright = Math.abs(low[0] - high[0]) < Math.abs(low[1] - high[1]);
      const cap = (end: Point): Shape =>
        upright
          ? line([end[0] - 4, end[1]], [end[0] + 4, end[1]], stroke)
          : line([end[0], end[1] - 4], [end[0], end[1] + 4], stroke);
      const caps = bars.noCap ? [] : [...(plus ? [cap(high)] : []), ...(minus ? [cap(low)] : [])];
      return [line(low, high, stroke), ...caps];
    }),
  );
}

/** Category names at an axis that crosses at zero, inside the plot. */
export function zeroLabels(
  scope: ChartScope,
  axis: Chart['axes'][number],
  categories: readonly (string | number | null)[],
  axes: MarkAxes,
  length: number,
): object {
  const text = labelText(scope, axis.text);
  const band = length / Math.max(1, categories.length);
  const room = axes.lying ? text.fontSize * 1.2 : text.fontSize * 2.5;
  const skip = axis.labelStep ?? Math.max(1, Math.ceil(room / band));
  return marks(
    axes,
    6,
    (place) =>
      categories.flatMap((name, index) => {
        if (index % skip !== 0) return [];
        const [x, y] = place(index, 0);
        const words = typeof name === 'number' ? formatNumber(name, axis.format) : (name ?? '');
        const at = axes.lying
          ? { x: x - 6, y, align: 'right', verticalAlign: 'middle' }
          : { x, y: y + 6, align: 'center', verticalAlign: 'top', width: band * skip, overflow: 'break' };
        const font = `${text.fontStyle} ${text.fontWeight} ${text.fontSize}px ${text.fontFamily}`;
        return [{ type: 'text', style: { ...at, text: words, fill: text.color, font } }];
      }),
    false,
  );
}
