import type { ChartSeries } from '@lectern/courseware';
import { axisScale } from './axis-scale.ts';
import { accentColor, chartFill, chartStroke, chartText } from './chart-paint.ts';
import type { ChartScope, PlotRoom } from './chart-scope.ts';
import { dataLabel } from './data-label.ts';

/** Pies and doughnuts: rings one inside the other when there are several series. */
export function pieSeries({ chart, design, size }: ChartScope, room: PlotRoom) {
  const [plot] = chart.plots;
  if (!plot) return [];
  const width = size.w - room.left - room.right;
  const height = size.h - room.top - room.bottom;
  const outside = plot.series.some(
    ({ labels }) => labels?.position === 'outEnd' || labels?.position === 'bestFit',
  );
  const outer = (Math.min(width, height) / 2) * (outside ? 0.74 : 0.92);
  const hole = plot.type === 'doughnut' ? outer * ((plot.holeSize ?? 50) / 100) : 0;
  const ring = (outer - hole) / Math.max(1, plot.type === 'doughnut' ? plot.series.length : 1);
  const shown = plot.type === 'doughnut' ? plot.series : plot.series.slice(0, 1);
  return shown.map((series, index) => ({
    type: 'pie' as const,
    name: series.name,
    center: [room.left + width / 2, room.top + height / 2],
    radius: [hole + ring * index, hole + ring * (index + 1)],
    startAngle: 90 - (plot.firstAngle ?? 0),
    silent: true,
    label: {
      ...dataLabel(series.labels, scopeText(chart, design)),
      position:
        series.labels?.position === 'outEnd' || series.labels?.position === 'bestFit' ? 'outside' : 'inside',
    },
    labelLine: { show: outside, length: 6, length2: 4 },
    data: series.values.map((value, at) => {
      const point = series.points?.find((one) => one.index === at);
      const own = chartFill(point?.fill, design);
      const line = chartStroke(point?.line ?? series.line, design);
      const color =
        own ??
        (plot.varyColors === false ? chartFill(series.fill, design) : undefined) ??
        accentColor(at, design);
      return {
        value: value ?? 0,
        name: String(series.categories[at] ?? at + 1),
        itemStyle: { color, borderColor: line?.color, borderWidth: line?.width ?? 0 },
      };
    }),
  }));
}

function scopeText(chart: ChartScope['chart'], design: ChartScope['design']) {
  return (props: NonNullable<ChartSeries['labels']>['text']) => chartText(design, 10, chart.text, props);
}

/** A radar: a spoke for each category. */
export function radarParts({ chart, design, size }: ChartScope, room: PlotRoom) {
  const [plot] = chart.plots;
  const series = plot?.series ?? [];
  const categories = series[0]?.categories ?? [];
  const { max } = axisScale(
    series.flatMap((one) => one.values.map((value) => value ?? 0)),
    6,
  );
  const width = size.w - room.left - room.right;
  const height = size.h - room.top - room.bottom;
  return {
    radar: {
      indicator: categories.map((name) => ({ name: String(name ?? ''), max })),
      center: [room.left + width / 2, room.top + height / 2],
      clockwise: true,
      radius: (Math.min(width, height) / 2) * 0.72,
      axisName: chartText(design, 10, chart.text),
      splitArea: { show: false },
      axisLine: { lineStyle: { color: '#b0b0b0' } },
      splitLine: { lineStyle: { color: '#c8c8c8' } },
    },
    series: [
      {
        type: 'radar' as const,
        silent: true,
        data: series.map((one, index) => {
          const stroke = chartStroke(one.line, design);
          const color = stroke?.color ?? accentColor(index, design);
          return {
            name: one.name,
            value: one.values.map((value) => value ?? 0),
            symbol: plot?.style === 'marker' ? 'circle' : 'none',
            lineStyle: { color, width: stroke?.width ?? 2.5 },
            itemStyle: { color },
            areaStyle: plot?.style === 'filled' ? { color: chartFill(one.fill, design) ?? color } : undefined,
          };
        }),
      },
    ],
  };
}
