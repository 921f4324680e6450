import type { ChartScope, PlotRoom } from '../chart-scope.ts';
import { labelText, pointLabel } from '../data-label.ts';
import { labelsOutside, type Ring, ringOf, type Slice, sliceKey } from '../round-option.ts';
import { curvedFace, face, plainColor, type SolidFill } from './solid-faces.ts';
import { textShape } from './solid-room.ts';
import type { Point } from './solid-view.ts';

/** Steps of an arc per degree. */
const FINE = 0.5;

/** A slice with the angles of its two sides, radians clockwise from twelve o'clock. */
interface Placed {
  readonly slice: Slice;
  readonly from: number;
  readonly to: number;
}

interface Disc {
  readonly center: Point;
  readonly radius: number;
  /** The ratio of height to width of the tilted circle, and the height of the edge in pixels. */
  readonly flat: number;
  readonly high: number;
}

export function isSolidPie({ chart }: ChartScope): boolean {
  return chart.plots[0]?.type === 'pie' && chart.plots[0].threeD === true;
}

/** A pie with depth (c:pie3DChart, 21.2.2.140), tilted by rotX and rotated by rotY. */
export function solidPieSeries(scope: ChartScope, room: PlotRoom): object[] {
  const [plot] = scope.chart.plots;
  const [series] = plot?.series ?? [];
  if (!plot || !series) return [];
  const ring = ringOf(scope, plot, series);
  const placed = placedSlices(ring, plot.firstAngle ?? scope.chart.threeD?.rotY ?? 0);
  const disc = discOf(scope, room, ring);
  const shapes = [...placed]
    .sort((a, b) => nearness(a) - nearness(b))
    .flatMap((one) => sliceFaces(disc, one));
  const labels = placed.flatMap((one) => sliceLabel(scope, ring, disc, one));
  return [
    {
      type: 'custom',
      coordinateSystem: 'none',
      silent: true,
      data: [0],
      renderItem: () => ({ type: 'group', children: [...shapes, ...labels] }),
    },
  ];
}

/** The colour of each slice, by the name of its legend entry. */
export function sliceColors(scope: ChartScope): ReadonlyMap<string, string> {
  const [plot] = scope.chart.plots;
  const [series] = plot?.series ?? [];
  const { slices } = plot && series ? ringOf(scope, plot, series) : { slices: [] };
  return new Map(slices.map(({ index, color }) => [sliceKey(index), plainColor(color as SolidFill)]));
}

function placedSlices({ slices }: Ring, start: number): Placed[] {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  let at = (start * Math.PI) / 180;
  return slices
    .map((slice) => {
      const from = at;
      at += total === 0 ? 0 : (slice.value / total) * 2 * Math.PI;
      return { slice, from, to: at };
    })
    .filter(({ from, to }) => to > from);
}

function discOf(scope: ChartScope, room: PlotRoom, { series, slices }: Ring): Disc {
  const width = Math.max(1, scope.size.w - room.left - room.right);
  const height = Math.max(1, scope.size.h - room.top - room.bottom);
  const tilt = (Math.min(90, Math.max(5, scope.chart.threeD?.rotX ?? 30)) * Math.PI) / 180;
  const thick = 0.22 * ((scope.chart.threeD?.height ?? 100) / 100) * Math.cos(tilt);
  const most = 1 + Math.max(0, ...slices.map(({ out }) => out)) / 100;
  const outside = labelsOutside(series) && !scope.chart.layout ? 0.8 : 0.96;
  const flat = Math.sin(tilt);
  const radius = Math.min((width / 2) * outside, (height * outside) / (2 * flat + thick / most)) / most;
  return {
    center: [room.left + width / 2, room.top + height / 2 - (radius * thick) / 2],
    radius,
    flat,
    high: radius * thick,
  };
}

/** The painting order: larger values are painted later. */
function nearness({ from, to }: Placed): number {
  return -Math.cos((from + to) / 2);
}

/** A function to the point at an angle and a share of the radius, `down` pixels below the upper face. */
function placer({ center, radius, flat }: Disc, { slice, from, to }: Placed) {
  const middle = (from + to) / 2;
  const out = slice.out / 100;
  return (angle: number, share: number, down: number): Point => [
    center[0] + radius * (share * Math.sin(angle) + out * Math.sin(middle)),
    center[1] - radius * flat * (share * Math.cos(angle) + out * Math.cos(middle)) + down,
  ];
}

function sliceFaces(disc: Disc, placed: Placed): object[] {
  const { slice, from, to } = placed;
  const at = placer(disc, placed);
  const look = { fill: slice.color as SolidFill, edge: slice.edge };
  const steps = Math.max(2, Math.ceil(((to - from) * 180 * FINE) / Math.PI));
  const angles = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  const faces: object[] = [];
  // The cut sides, of which the sides facing the front are visible; they are only visible when slices are exploded.
  for (const [angle, side] of [
    [from, -1],
    [to, 1],
  ] as const) {
    if (side * Math.sin(angle) < 0 || to - from > 2 * Math.PI - 1e-6) continue;
    faces.push(face([at(0, 0, 0), at(angle, 1, 0), at(angle, 1, disc.high), at(0, 0, disc.high)], look, 0.6));
  }
  // The lower half of the edge faces the front; a slice that extends around the back shows its edge twice.
  const turn = 2 * Math.PI;
  for (let lower = Math.floor(from / turn) - 1; lower * turn < to; lower++) {
    const [first, last] = [Math.max(from, (lower + 0.25) * turn), Math.min(to, (lower + 0.75) * turn)];
    if (last - first < 1e-6) continue;
    const arc = Array.from({ length: steps + 1 }, (_, index) => first + ((last - first) * index) / steps);
    const lit = arc.map((angle) => ({
      from: at(angle, 1, disc.high),
      to: at(angle, 1, 0),
      light: 0.6 + 0.16 * -Math.cos(angle) - 0.06 * Math.sin(angle),
    }));
    faces.push(curvedFace(lit, look, false));
  }
  const whole = to - from > 2 * Math.PI - 1e-6;
  faces.push(face([...(whole ? [] : [at(0, 0, 0)]), ...angles.map((angle) => at(angle, 1, 0))], look, 1));
  return faces;
}

function sliceLabel(scope: ChartScope, { series }: Ring, disc: Disc, placed: Placed): object[] {
  const { slice, from, to } = placed;
  const label = pointLabel(scope, series.labels, slice.index, {
    series: series.name ?? '',
    category: slice.name,
    value: slice.value,
    share: slice.total === 0 ? undefined : slice.value / slice.total,
  });
  if (!label.show) return [];
  const small = to - from < 0.4;
  const outside = label.position === 'outEnd' || (label.position === 'bestFit' && small);
  const middle = (from + to) / 2;
  const share = outside ? 1.08 : label.position === 'inEnd' ? 0.8 : 0.62;
  const low = Math.cos(middle) < 0 && outside ? disc.high : 0;
  const side = Math.sin(middle);
  return [
    textShape(
      label.formatter(),
      placer(disc, placed)(middle, share, low),
      { ...labelText(scope, series.labels?.text), ...label },
      {
        align: !outside || Math.abs(side) < 0.3 ? 'center' : side > 0 ? 'left' : 'right',
        verticalAlign: !outside
          ? 'middle'
          : Math.cos(middle) > 0.3
            ? 'bottom'
            : Math.cos(middle) < -0.3
              ? 'top'
              : 'middle',
      },
    ),
  ];
}
