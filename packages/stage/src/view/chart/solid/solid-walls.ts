import type { Axis } from '../cartesian/chart-axes.ts';
import { chartFill, chartStroke } from '../chart-paint.ts';
import type { ChartScope } from '../chart-scope.ts';
import { type RoomAxes, shareOf, ticks } from './solid-room.ts';
import type { Point, SolidView } from './solid-view.ts';

/** Walls, floor and the lines on them. */
export function walls(scope: ChartScope, view: SolidView, axes: RoomAxes): object[] {
  const { chart, design } = scope;
  const { place, farX, farZ } = view;
  const plane = (points: readonly Point[], wall: NonNullable<typeof chart.threeD>['floor']) => {
    const fill = chartFill(wall?.fill, design) ?? 'transparent';
    const edge = chartStroke(wall?.line, design);
    return {
      type: 'polygon',
      shape: { points },
      style: { fill, stroke: edge?.color, lineWidth: edge?.width ?? 0 },
    };
  };
  const back: readonly Point[] = [place(0, 0, farZ), place(1, 0, farZ), place(1, 1, farZ), place(0, 1, farZ)];
  const side: readonly Point[] = [place(farX, 0, 0), place(farX, 0, 1), place(farX, 1, 1), place(farX, 1, 0)];
  const floor: readonly Point[] = [place(0, 0, 0), place(1, 0, 0), place(1, 0, 1), place(0, 0, 1)];
  return [
    ...(view.fromAbove ? [plane(floor, chart.threeD?.floor)] : []),
    plane(side, chart.threeD?.sideWall),
    plane(back, chart.threeD?.backWall),
    ...gridLines(scope, view, axes),
    ...axisLines(scope, view, axes),
  ];
}

const GREY = '#868686';

function gridLines({ design }: ChartScope, { place, farX, farZ }: SolidView, axes: RoomAxes): object[] {
  const near = 1 - farZ;
  const { value, category, lying } = axes;
  const path = (points: readonly Point[], line: Axis['gridlines']) => {
    const stroke = chartStroke(line, design) ?? { color: GREY, width: 1 };
    return polyline(points, stroke);
  };
  const drawn = (axis: Axis | undefined) =>
    axis?.gridlines !== undefined && axis.gridlines.fill?.type !== 'none';
  const across = (at: number): readonly Point[] =>
    lying
      ? [place(at, 0, near), place(at, 0, farZ), place(at, 1, farZ)]
      : [place(farX, at, near), place(farX, at, farZ), place(1 - farX, at, farZ)];
  const upright = (at: number): readonly Point[] =>
    lying
      ? [place(farX, at, near), place(farX, at, farZ), place(1 - farX, at, farZ)]
      : [place(at, 0, near), place(at, 0, farZ), place(at, 1, farZ)];
  return [
    ...(drawn(value)
      ? ticks(axes).map((tick) => path(across(shareOf(tick, axes.scale, value)), value?.gridlines))
      : []),
    ...(drawn(category)
      ? Array.from({ length: axes.names.length + 1 }, (_, index) =>
          path(upright(index / Math.max(1, axes.names.length)), category?.gridlines),
        )
      : []),
  ];
}

function axisLines({ design }: ChartScope, { place, farX, farZ }: SolidView, axes: RoomAxes): object[] {
  const near = 1 - farZ;
  const line = (axis: Axis | undefined, points: readonly Point[]) =>
    axis === undefined || axis.hidden || axis.line?.fill?.type === 'none'
      ? []
      : [polyline(points, chartStroke(axis.line, design) ?? { color: GREY, width: 1 })];
  const low = [place(0, 0, near), place(1, 0, near)];
  const high = [place(farX, 0, near), place(farX, 1, near)];
  return [
    ...line(axes.lying ? axes.value : axes.category, low),
    ...line(axes.lying ? axes.category : axes.value, high),
    ...(axes.rows.length > 0 ? line(axes.series, [place(1 - farX, 0, 0), place(1 - farX, 0, 1)]) : []),
  ];
}

function polyline(
  points: readonly Point[],
  stroke: { readonly color: string; readonly width: number },
): object {
  return {
    type: 'polyline',
    shape: { points },
    style: { stroke: stroke.color, lineWidth: stroke.width, fill: 'none' },
  };
}
