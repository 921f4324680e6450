import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import { axisScale } from './cartesian/axis-scale.ts';
import { axisOf } from './cartesian/chart-axes.ts';
import { chartFill, chartStroke, chartText, drawnStroke, surfaceFill } from './chart-paint.ts';
import { type ChartScope, type PlotRoom, seriesColor } from './chart-scope.ts';
import { labelText, pointLabel } from './data-label.ts';
import { markId, radarId } from './mark-id.ts';
import { formatNumber } from './number-format.ts';
import { roomInLabels, secondPie, sliceLabels } from './slice-label.ts';
import { textWidth } from './text-width.ts';

/** The name of a slice inside the drawing, for two slices may have the same name. */
export function sliceKey(index: number): string {
  return `slice ${index}`;
}

/** The slices of one ring, each with its share of the whole. */
export interface Ring {
  readonly series: ChartSeries;
  readonly slices: readonly Slice[];
}

export interface Slice {
  readonly index: number;
  readonly value: number;
  readonly color: unknown;
  readonly edge: { readonly color: string; readonly width: number } | undefined;
  readonly out: number;
  /** The sum of all values, for the percentage in labels. */
  readonly total: number;
  readonly name: string;
}

/** Pies and doughnuts: rings one inside the other when there are several series. */
export function pieSeries(scope: ChartScope, room: PlotRoom) {
  const [plot] = scope.chart.plots;
  if (!plot) return [];
  const width = Math.max(1, scope.size.w - room.left - room.right);
  const height = Math.max(1, scope.size.h - room.top - room.bottom);
  const doughnut = plot.type === 'doughnut';
  const shown = (doughnut ? plot.series : plot.series.slice(0, 1)).map((series) =>
    ringOf(scope, plot, series),
  );
  const [first] = shown;
  if (plot.type === 'ofPie' && first) return twoPies(scope, plot, first, { ...room, width, height });
  const most = Math.max(0, ...shown.flatMap((ring) => ring.slices.map((slice) => slice.out)));
  // Exploded slices take space from the pie, and so do labels around it.
  const largest = ((Math.min(width, height) / 2) * 0.94) / (1 + most / 100);
  const startAngle = 90 - (plot.firstAngle ?? 0);
  const around =
    first && !doughnut && !scope.chart.layout ? roomInLabels(scope, first, largest, startAngle) : 1;
  const outer = largest * around;
  const hole = doughnut ? outer * (Math.min(90, Math.max(1, plot.holeSize ?? 50)) / 100) : 0;
  const ring = (outer - hole) / Math.max(1, shown.length);
  const center: readonly [number, number] = [room.left + width / 2, room.top + height / 2];
  return shown.map((one, index) => {
    const radius = [hole + ring * index, hole + ring * (index + 1)] as const;
    const look = { center, radius, startAngle };
    return { ...pie(scope, one, look), id: markId(index) };
  });
}

/** A pie with a second pie, or a column, for its small slices (c:ofPieChart, 21.2.2.126). */
function twoPies(
  scope: ChartScope,
  plot: ChartPlot,
  ring: Ring,
  room: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): object[] {
  const second = secondPie(
    plot,
    ring.slices.map((slice) => slice.value),
  );
  const kept = ring.slices.filter((slice) => !second.has(slice.index));
  const moved = ring.slices.filter((slice) => second.has(slice.index));
  const others = moved.reduce((sum, slice) => sum + slice.value, 0);
  const share = (plot.secondSize ?? 75) / 100;
  const gap = (plot.gapWidth ?? 100) / 200;
  const radius = Math.min(room.height / 2, room.width / (2 + 2 * share + gap)) * 0.94;
  const small = radius * share;
  const left: readonly [number, number] = [
    room.left + room.width / 2 - radius * (share + gap / 2),
    room.top + room.height / 2,
  ];
  const right: readonly [number, number] = [left[0] + radius * (1 + gap) + small, left[1]];
  const total = ring.slices.reduce((sum, slice) => sum + slice.value, 0) || 1;
  // The slice that represents the second pie is centred at the right.
  const half = (others / total) * 180;
  const chinese = ring.slices.some((slice) => /[\u3000-\u9fff]/.test(slice.name));
  const other: Slice = {
    index: ring.slices.length,
    value: others,
    color: seriesColor(scope, ring.slices.length, ring.slices.length + 1),
    edge: kept[0]?.edge,
    out: 0,
    total,
    name: chinese ? '其他' : 'Other',
  };
  const first = { series: ring.series, slices: others > 0 ? [other, ...kept] : kept };
  const reach = Math.min(90, half) * (Math.PI / 180);
  const from = (side: 1 | -1) => [
    left[0] + radius * Math.cos(reach),
    left[1] + side * radius * Math.sin(reach),
  ];
  const to = (side: 1 | -1) => [right[0] - (plot.style === 'bar' ? small / 2 : 0), right[1] + side * small];
  const joins = {
    type: 'custom' as const,
    coordinateSystem: 'none' as const,
    silent: true,
    data: [0],
    renderItem: () => ({
      type: 'group' as const,
      children: ([1, -1] as const).map((side) => ({
        type: 'polyline' as const,
        shape: { points: [from(side), to(side)] },
        style: { stroke: '#8c8c8c', lineWidth: 1, fill: 'none' },
      })),
    }),
  };
  const look = { center: left, radius: [0, radius] as const, startAngle: half };
  if (moved.length === 0) return [pie(scope, first, look)];
  const apart =
    plot.style === 'bar'
      ? column(scope, ring.series, moved, right, small)
      : pie(
          scope,
          { series: ring.series, slices: moved },
          { center: right, radius: [0, small], startAngle: 90 },
        );
  // The legend also lists the slices that are in the column.
  const keys = pie(
    scope,
    { series: ring.series, slices: moved },
    { center: right, radius: [0, 0], startAngle: 90 },
  );
  const silent = { ...keys, data: keys.data.map((one) => ({ ...one, label: { show: false } })) };
  return [joins, pie(scope, first, look), ...(plot.style === 'bar' ? [silent] : []), apart];
}

/** Slices as the segments of one column. */
function column(
  scope: ChartScope,
  series: ChartSeries,
  slices: readonly Slice[],
  center: readonly [number, number],
  reach: number,
): object {
  const sum = slices.reduce((total, slice) => total + slice.value, 0) || 1;
  const text = labelText(scope, series.labels?.text);
  let top = center[1] - reach;
  const parts = slices.flatMap((slice) => {
    const height = (slice.value / sum) * reach * 2;
    const label = pointLabel(scope, series.labels, slice.index, {
      series: series.name ?? '',
      category: slice.name,
      value: slice.value,
      share: slice.total === 0 ? undefined : slice.value / slice.total,
    });
    const shape = { x: center[0] - reach / 2, y: top, width: reach, height };
    const words = label.show ? label.formatter() : '';
    const middle = { x: center[0], y: top + height / 2, align: 'center', verticalAlign: 'middle' };
    top += height;
    return [
      {
        type: 'rect',
        shape,
        style: { fill: slice.color, stroke: slice.edge?.color, lineWidth: slice.edge?.width ?? 0 },
      },
      ...(words === ''
        ? []
        : [
            {
              type: 'text',
              style: {
                ...middle,
                text: words,
                fill: text.color,
                font: `${text.fontSize}px ${text.fontFamily}`,
              },
            },
          ]),
    ];
  });
  return {
    type: 'custom' as const,
    coordinateSystem: 'none' as const,
    silent: true,
    data: [0],
    renderItem: () => ({ type: 'group' as const, children: parts }),
  };
}

export function labelsOutside({ labels }: ChartSeries): boolean {
  return [labels, ...(labels?.own ?? [])].some(
    (one) => one?.position === 'outEnd' || one?.position === 'bestFit',
  );
}

export function ringOf(scope: ChartScope, plot: ChartPlot, series: ChartSeries): Ring {
  const total = series.values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
  const slices = series.values.map((value, index): Slice => {
    const point = series.points?.find((one) => one.index === index);
    const line = chartStroke(point?.line ?? series.line, scope.design);
    const color =
      surfaceFill(point?.fill, scope.design) ??
      surfaceFill(series.fill, scope.design) ??
      seriesColor(
        scope,
        plot.varyColors === false ? 0 : index,
        plot.varyColors === false ? 1 : series.values.length,
      );
    const out = point?.explosion ?? series.explosion ?? 0;
    return {
      index,
      value: Math.abs(value ?? 0),
      color,
      edge: line,
      out: Math.min(400, Math.max(0, out)),
      total,
      name: String(series.categories[index] ?? index + 1),
    };
  });
  return { series, slices };
}

interface PieLook {
  readonly center: readonly [number, number];
  readonly radius: readonly [number, number];
  readonly startAngle: number;
}

function pie(scope: ChartScope, ring: Ring, look: PieLook) {
  const { series, slices } = ring;
  const labels = sliceLabels(scope, ring, look.radius[1], look.startAngle);
  const most = Math.max(0, ...slices.map((slice) => slice.out));
  return {
    type: 'pie' as const,
    name: series.name,
    center: [...look.center],
    radius: [...look.radius],
    startAngle: look.startAngle,
    silent: true,
    stillShowZeroSum: false,
    // ECharts has one distance for all exploded slices.
    selectedMode: most > 0 ? ('multiple' as const) : false,
    selectedOffset: (most / 100) * look.radius[1],
    label: { ...labelText(scope, series.labels?.text), show: false },
    labelLine: { show: true, length: 6, length2: 4 },
    labelLayout: ({ dataIndex = -1 }: { readonly dataIndex?: number }) => {
      const label = labels[dataIndex];
      if (!label?.place) return label?.shift ?? {};
      return {
        x: look.center[0] + label.place.x,
        y: look.center[1] + label.place.y,
        align: 'center' as const,
        verticalAlign: 'middle' as const,
      };
    },
    data: slices.map((slice, at) => {
      const label = labels[at];
      return {
        value: slice.value,
        name: sliceKey(slice.index),
        selected: slice.out > 0,
        itemStyle: {
          color: slice.color,
          borderColor: slice.edge?.color,
          borderWidth: slice.edge?.width ?? 0,
        },
        label: label
          ? { ...label.look, position: label.outside ? ('outside' as const) : ('inside' as const) }
          : { show: false },
        labelLine: { show: label?.leads === true && series.labels?.leaders !== false },
      };
    }),
  };
}

/** The gaps between a radar's net and the names around it, and around the names, pixels. */
const NAME_GAP = 6;
const EDGE = 3;

/** A radar chart, with a spoke per category. */
export function radarParts(scope: ChartScope, room: PlotRoom) {
  const { chart, design, size } = scope;
  const plots = chart.plots.filter((plot) => plot.type === 'radar');
  const all = plots.flatMap((plot) => plot.series.map((series) => ({ plot, series })));
  const categories = all[0]?.series.categories ?? [];
  const count = Math.max(categories.length, ...all.map(({ series }) => series.values.length));
  const values = all.flatMap(({ series }) => series.values.filter((value) => value !== null));
  const axis = axisOf(chart, false, 'value');
  const names = chart.axes.find((one) => one.kind === 'category' || one.kind === 'date');
  const { min, max, step } = axisScale(values, 6, axis);
  const width = size.w - room.left - room.right;
  const height = size.h - room.top - room.bottom;
  const grid = chartStroke(axis?.gridlines, design) ?? { color: '#c8c8c8', width: 1 };
  const spoke = chartStroke(axis?.line, design) ?? grid;
  const splits = Math.max(1, Math.round((max - min) / step));
  const text = chartText(design, 10, chart.text, axis?.text);
  const nameText = chartText(design, 10, chart.text, names?.text);
  const named = names?.hidden !== true;
  const widest = Math.max(0, ...categories.map((one) => textWidth(String(one), nameText)));
  // Names are around the net: one line above and below, and at the sides their full width.
  const around = {
    w: named ? widest + NAME_GAP + EDGE : EDGE,
    h: named ? nameText.fontSize * 1.2 + NAME_GAP + EDGE : EDGE,
  };
  const inner = chart.layout !== undefined && !chart.layoutOuter;
  const radius = inner
    ? Math.min(width, height) / 2
    : Math.max(Math.min(width / 2 - around.w, height / 2 - around.h), Math.min(width, height) / 6);
  return {
    radar: {
      indicator: Array.from({ length: count }, (_, index) => ({
        name: String(categories[index] ?? index + 1),
        min,
        max,
        // The numbers are on the first spoke only.
        axisLabel: {
          show: index === 0 && axis !== undefined && axis.hidden !== true && axis.labels !== 'none',
        },
      })),
      center: [room.left + width / 2, room.top + height / 2],
      clockwise: true,
      radius: Math.max(1, radius),
      axisNameGap: NAME_GAP,
      splitNumber: splits,
      axisName: { ...nameText, show: named },
      axisLabel: { ...text, formatter: (value: number) => formatNumber(value, axis?.format) },
      splitArea: { show: false },
      axisLine: { show: axis?.line?.fill?.type !== 'none', lineStyle: spoke },
      splitLine: { show: axis?.gridlines !== undefined || axis === undefined, lineStyle: grid },
    },
    series: [
      {
        type: 'radar' as const,
        id: radarId(),
        silent: true,
        data: all.map(({ plot, series }, index) => {
          const filled = plot.style === 'filled';
          const accent = seriesColor(scope, series.colorIndex ?? index, all.length);
          const stroke = filled
            ? chartStroke(series.line, design)
            : drawnStroke(series.line, design, accent, 2.5);
          const color = stroke?.color ?? accent;
          return {
            name: `series ${index}`,
            value: Array.from({ length: count }, (_, at) => series.values[at] ?? min),
            symbol: filled || !drawsRadarMarkers(plot, series) ? 'none' : 'circle',
            symbolSize: (series.marker?.size ?? 5) * (96 / 72),
            lineStyle: { color, width: stroke?.width ?? 0, type: stroke?.type },
            itemStyle: { color: chartFill(series.marker?.fill, design) ?? color },
            areaStyle: filled
              ? { color: chartFill(series.fill, design) ?? accent, opacity: series.fill ? 1 : 0.9 }
              : undefined,
          };
        }),
      },
    ],
  };
}

/** Whether the corners of a radar line have markers. */
export function drawsRadarMarkers(plot: ChartPlot, series: ChartSeries): boolean {
  return (series.marker?.symbol ?? (plot.style === 'marker' ? 'circle' : 'none')) !== 'none';
}
