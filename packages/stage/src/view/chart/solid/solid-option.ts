import { reachOf } from '../cartesian/axis-scale.ts';
import { seriesKey } from '../cartesian/cartesian-series.ts';
import { axisOf, scaleOf } from '../cartesian/chart-axes.ts';
import { chartFill, chartStroke } from '../chart-paint.ts';
import { type ChartScope, type PlotRoom, seriesColor } from '../chart-scope.ts';
import { labelText, pointLabel } from '../data-label.ts';
import { formatNumber } from '../number-format.ts';
import { bodyFaces, face, lightOn, plainColor, type SolidLook } from './solid-faces.ts';
import { axisWords, categoryAt, type RoomAxes, roomWithin, shareOf, textShape } from './solid-room.ts';
import {
  isBehind,
  isStacked,
  rowDepth,
  type Span,
  type Standing,
  spanOf,
  standingSeries,
} from './solid-series.ts';
import { type Point, type SolidView, solidView } from './solid-view.ts';
import { walls } from './solid-walls.ts';

/** Whether the chart is three-dimensional: bars, lines or areas with depth. */
export function isSolidChart({ chart }: ChartScope): boolean {
  return (
    chart.plots.length > 0 &&
    chart.plots.every(
      ({ type, threeD }) => threeD === true && (type === 'bar' || type === 'line' || type === 'area'),
    )
  );
}

/**
 * Bars, lines and areas with depth (c:bar3DChart, c:line3DChart, c:area3DChart, 21.2.2.15, .96, .4) in a space with the
 * chart's view (c:view3D). Solids are painted from the far end to the near end.
 */
export function solidSeries(scope: ChartScope, room: PlotRoom): object[] {
  const standing = standingSeries(scope);
  const rows = 1 + standing.reduce((most, { row }) => Math.max(most, row), 0);
  const axes = roomAxes(
    scope,
    room,
    rows > 1 ? standing.map(({ series, number }) => series.name ?? String(number + 1)) : [],
  );
  const area = roomWithin(scope, room, axes);
  const { threeD = {} } = scope.chart;
  const view = solidView({
    area,
    rotX: threeD.rotX ?? 15,
    rotY: threeD.rotY ?? 20,
    rightAngles: threeD.rightAngles ?? true,
    height: threeD.height,
    fieldOfView: (threeD.perspective ?? 30) / 2,
    depth: depthOf(scope, axes, rows, area.width / area.height),
  });
  const bodies = inPaintingOrder(standing, axes, view).flatMap(({ one, index }) =>
    pointBodies(scope, view, axes, one, index, rows),
  );
  const labels = standing.flatMap((one) => pointLabels(scope, view, axes, one, rows));
  return [
    {
      type: 'custom',
      coordinateSystem: 'none',
      silent: true,
      data: [0],
      renderItem: () => ({
        type: 'group',
        children: [...walls(scope, view, axes), ...bodies, ...axisWords(scope, view, axes), ...labels],
      }),
    },
  ];
}

/** The legend colours of the series, by their names in the drawing. */
export function solidColors(scope: ChartScope): ReadonlyMap<string, string> {
  return new Map(standingSeries(scope).map(({ number, color }) => [seriesKey(number), plainColor(color)]));
}

function roomAxes(scope: ChartScope, room: PlotRoom, rows: readonly string[]): RoomAxes {
  const { chart, size } = scope;
  const { plots } = chart;
  const lying = plots.some((plot) => plot.type === 'bar' && plot.horizontal);
  const category = axisOf(chart, false, 'category');
  const value = axisOf(chart, false, 'value');
  const percent = plots.every((plot) => plot.grouping === 'percentStacked');
  const length = lying ? size.w - room.left - room.right : size.h - room.top - room.bottom;
  const scale = scaleOf(
    scope,
    value,
    { values: plots.flatMap(reachOf), percent },
    { lies: lying, length: length * 0.8 },
  );
  const source = plots.flatMap((plot) => plot.series).find((series) => series.categories.length > 0);
  const longest = Math.max(0, ...plots.flatMap((plot) => plot.series.map(({ values }) => values.length)));
  const names = Array.from({ length: Math.max(1, longest, source?.categories.length ?? 0) }, (_, index) => {
    const name = source ? (source.categories[index] ?? '') : index + 1;
    return typeof name === 'number' ? formatNumber(name, category?.format) : name;
  });
  const bars = plots.some((plot) => plot.type === 'bar');
  const onMarks =
    !bars && names.length > 1 && (category?.onMarks ?? plots.every(({ type }) => type === 'area'));
  const series = chart.axes.find((axis) => axis.kind === 'series');
  return { category, value, series, names, rows, scale, percent, lying, onMarks };
}

/** The depth of the space, as a multiple of its width: by default bars are as deep as they are wide. */
function depthOf({ chart }: ChartScope, axes: RoomAxes, rows: number, shape: number): number {
  const [plot] = chart.plots;
  const across = plot?.type === 'bar' && rows === 1 && !isStacked(plot) ? plot.series.length : 1;
  const bar = plot?.type === 'bar' ? 1 / (across + (plot.gapWidth ?? 150) / 100) : 1 / 2.5;
  const row = (bar * (1 + (plot?.gapDepth ?? 150) / 100)) / axes.names.length;
  const deep = row * rows * ((chart.threeD?.depth ?? 100) / 100) * (axes.lying ? 1 / shape : 1);
  return Math.min(rows > 1 ? 2 : 0.6, Math.max(0.02, deep));
}

/** Every solid of the space, from the far end to the near end; lines and areas have one per segment. */
function inPaintingOrder(standing: readonly Standing[], axes: RoomAxes, view: SolidView) {
  const bodies = standing.flatMap((one) =>
    axes.names.map((_, index) => ({ one, index, at: categoryAt(index, axes) })),
  );
  const away = axes.lying ? (view.fromAbove ? 1 : -1) : view.farX === 0 ? 1 : -1;
  return bodies.sort(
    (a, b) =>
      (view.farZ === 1 ? b.one.row - a.one.row : a.one.row - b.one.row) ||
      // All segments of an area are painted before the segments of the next series.
      (a.one.plot.type === 'area' && b.one.plot.type === 'area' ? a.one.number - b.one.number : 0) ||
      away * (a.at - b.at) ||
      (isStacked(a.one.plot) ? a.one.number - b.one.number : away * (a.one.number - b.one.number)),
  );
}

function pointBodies(
  scope: ChartScope,
  view: SolidView,
  axes: RoomAxes,
  one: Standing,
  index: number,
  rows: number,
): object[] {
  const deep = rowDepth(one, rows);
  if (one.plot.type !== 'bar') return stepFaces(scope, view, axes, one, index, deep);
  const span = spanOf(one, index, axes);
  if (!span) return [];
  const look = barLook(scope, one, index);
  const along = [
    shareOf(span.from, axes.scale, axes.value),
    shareOf(span.to, axes.scale, axes.value),
  ] as const;
  const { round, taper } = formOf(one, span, axes);
  return bodyFaces(
    view,
    { across: barAcross(one, index, axes), along, deep, round, taper },
    look,
    axes.lying,
  );
}

/** The extent of a bar along the categories: bars are side by side, with a gap around them. */
function barAcross({ plot, at }: Standing, index: number, axes: RoomAxes): readonly [number, number] {
  const beside = isBehind(plot) || isStacked(plot) ? 1 : plot.series.length;
  const slot = 1 / axes.names.length;
  const width = slot / (beside + Math.max(0, plot.gapWidth ?? 150) / 100);
  const middle = categoryAt(index, axes);
  const turn = axes.category?.reversed ? -1 : 1;
  const center = middle + turn * (beside === 1 ? 0 : at - (beside - 1) / 2) * width;
  return [center - width / 2, center + width / 2];
}

function barLook(scope: ChartScope, { plot, series, color }: Standing, index: number): SolidLook {
  const { design } = scope;
  const point = series.points?.find((each) => each.index === index);
  const varied = plot.varyColors === true && plot.series.length === 1 && series.fill === undefined;
  const negative = (series.values[index] ?? 0) < 0 ? chartFill(series.negativeFill, design) : undefined;
  const fill =
    chartFill(point?.fill, design) ??
    negative ??
    (varied ? seriesColor(scope, index, series.values.length) : color);
  return { fill, edge: chartStroke(point?.line, design) ?? chartStroke(series.line, design) };
}

/**
 * The widths of a bar at its two ends (c:shape, 21.2.2.176): a cone has its tip at its own end, or at the highest
 * value.
 */
function formOf({ plot, series }: Standing, { from, to }: Span, { scale }: RoomAxes) {
  const shape = series.shape ?? plot.shape ?? 'box';
  const round = shape === 'cylinder' || shape.startsWith('cone');
  if (shape === 'box' || shape === 'cylinder') return { round, taper: [1, 1] as const };
  const end = shape.endsWith('ToMax') || isStacked(plot) ? (to < 0 ? scale.min : scale.max) : to;
  const share = (value: number) => (end === 0 ? 0 : Math.max(0, 1 - value / end));
  return { round, taper: [share(from), share(to)] as const };
}

/** The faces between two points of a line or an area: a ribbon, or a solid down to the series below. */
function stepFaces(
  scope: ChartScope,
  view: SolidView,
  axes: RoomAxes,
  one: Standing,
  index: number,
  [front, back]: readonly [number, number],
): object[] {
  const backwards = view.farX === 1;
  const [here, next] = [spanOf(one, index, axes), spanOf(one, index + 1, axes)];
  if (!here || !next || index + 1 >= axes.names.length) return [];
  const x = [categoryAt(index, axes), categoryAt(index + 1, axes)] as const;
  const high = (value: number) => shareOf(value, axes.scale, axes.value);
  const look: SolidLook = { fill: one.color, edge: undefined };
  const sheet = (from: number, to: number, light: number) =>
    face(
      [
        view.place(x[0], from, front),
        view.place(x[1], to, front),
        view.place(x[1], to, back),
        view.place(x[0], from, back),
      ],
      look,
      light,
    );
  const [a, b] = [high(here.to), high(next.to)];
  // A ribbon that slopes downwards is turned away from the light.
  const light = b < a ? 0.78 : 0.92;
  if (one.plot.type === 'line') return [sheet(a, b, light)];
  const near = view.farZ === 1 ? front : back;
  const [c, d] = [high(here.from), high(next.from)];
  const edge = chartStroke(one.series.line, scope.design);
  const wall = face(
    [
      view.place(x[0], c, near),
      view.place(x[1], d, near),
      view.place(x[1], b, near),
      view.place(x[0], a, near),
    ],
    look,
    1,
  );
  const end = backwards ? index === 0 : index + 2 >= axes.names.length;
  const [at, top, foot] = backwards ? [x[0], a, c] : [x[1], b, d];
  const side: readonly Point[] = [
    view.place(at, foot, front),
    view.place(at, top, front),
    view.place(at, top, back),
    view.place(at, foot, back),
  ];
  return [
    ...(view.fromAbove ? [sheet(a, b, light)] : []),
    ...(end ? [face(side, look, lightOn(false, backwards ? -1 : 1, 0, 0))] : []),
    wall,
    ...(edge
      ? [
          {
            type: 'polyline',
            shape: { points: [view.place(x[0], a, near), view.place(x[1], b, near)] },
            style: { stroke: edge.color, lineWidth: edge.width, fill: 'none' },
          },
        ]
      : []),
  ];
}

function pointLabels(
  scope: ChartScope,
  view: SolidView,
  axes: RoomAxes,
  one: Standing,
  rows: number,
): object[] {
  const { series, plot } = one;
  if (!series.labels) return [];
  const [front, back] = rowDepth(one, rows);
  return series.values.flatMap((value, index) => {
    const span = spanOf(one, index, axes);
    const label = pointLabel(scope, series.labels, index, {
      series: series.name ?? '',
      category: axes.names[index] ?? '',
      value,
    });
    if (!span || !label.show) return [];
    const within = isStacked(plot) || plot.type === 'area';
    const middle = plot.type === 'bar' ? mean(barAcross(one, index, axes)) : categoryAt(index, axes);
    const high = shareOf(within ? (span.from + span.to) / 2 : span.to, axes.scale, axes.value);
    const deep = within ? (view.farZ === 1 ? front : back) : (front + back) / 2;
    const [x, y] = axes.lying ? view.place(high, middle, deep) : view.place(middle, high, deep);
    const text = { ...labelText(scope, series.labels?.text), ...label };
    const gap = within ? 0 : text.fontSize * 0.4;
    const down = span.to < span.from;
    const place: Point = axes.lying ? [x + (down ? -gap : gap), y] : [x, y + (down ? gap : -gap)];
    return [
      textShape(label.formatter(), place, text, {
        align: within || !axes.lying ? 'center' : down ? 'right' : 'left',
        verticalAlign: within || axes.lying ? 'middle' : down ? 'top' : 'bottom',
      }),
    ];
  });
}

function mean([from, to]: readonly [number, number]): number {
  return (from + to) / 2;
}
