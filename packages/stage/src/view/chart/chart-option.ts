import type { Chart, PageDesign } from '@lectern/courseware';
import type { EChartsCoreOption } from 'echarts/core';
import { cartesianParts } from './cartesian/cartesian-option.ts';
import { chartFill, chartStroke, chartText, titleText } from './chart-paint.ts';
import type { ChartScope, PlotRoom } from './chart-scope.ts';
import { dataTable, tableRoom } from './data-table.ts';
import { isRound, legendEntries, legendLines, legendOption, legendWidth } from './legend-option.ts';
import { pieSeries, radarParts } from './round-option.ts';
import { isSolidChart, solidSeries } from './solid/solid-option.ts';
import { isSolidPie, solidPieSeries } from './solid/solid-pie.ts';
import { surfaceSeries } from './surface-option.ts';
import { textWidth } from './text-width.ts';
import { treeSeries } from './tree-option.ts';

/** The ECharts options of a chart. The default text size is 10 points. */
export function chartOption(
  chart: Chart,
  design: PageDesign,
  size: { readonly w: number; readonly h: number },
): EChartsCoreOption {
  const scope: ChartScope = { chart, design, size };
  const room = roomOf(scope);
  const common = {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: chartText(design, 10, chart.text),
    title: titleOf(scope),
    legend: legendOption(scope),
  };
  const type = chart.plots[0]?.type;
  if (isSolidPie(scope)) return { ...common, series: [...legendKeys(scope), ...solidPieSeries(scope, room)] };
  if (isRound(chart.plots)) return { ...common, series: pieSeries(scope, room) };
  if (isSolidChart(scope)) return { ...common, series: [...legendKeys(scope), ...solidSeries(scope, room)] };
  switch (type) {
    case 'radar':
      return { ...common, ...radarParts(scope, room) };
    case 'treemap':
    case 'sunburst':
      return { ...common, series: treeSeries(scope, room) };
    case 'surface':
      return { ...common, series: [...legendKeys(scope), ...surfaceSeries(scope, room)] };
    default: {
      const parts = cartesianParts(scope, room);
      return hasTable(chart) ? { ...common, ...withTable(scope, room, parts) } : { ...common, ...parts };
    }
  }
}

/**
 * ECharts lists only existing series in a legend: entries of custom drawings, such as bands of a surface, get a pie of
 * radius 0.
 */
function legendKeys(scope: ChartScope): object[] {
  return legendEntries(scope).map(({ key, color }) => ({
    type: 'pie',
    name: key,
    silent: true,
    radius: 0,
    data: [{ name: key, value: 0, itemStyle: { color } }],
    label: { show: false },
  }));
}

/** Whether the chart has a data table under the plot, which replaces the categories' labels. */
function hasTable(chart: Chart): boolean {
  const [plot] = chart.plots;
  return (
    chart.dataTable === true &&
    plot !== undefined &&
    /^(bar|line|area|stock)$/.test(plot.type) &&
    !plot.horizontal
  );
}

function withTable(scope: ChartScope, room: PlotRoom, parts: ReturnType<typeof cartesianParts>) {
  const xAxis = parts.xAxis.map((axis) => ({
    ...axis,
    axisLabel: { show: false },
    axisTick: { show: false },
  }));
  const grid = { ...parts.grid, ...room, outerBoundsMode: 'none' as const };
  return { ...parts, xAxis, grid, series: [...parts.series, dataTable(scope, room)] };
}

function roomOf(scope: ChartScope): PlotRoom {
  const { chart, design, size } = scope;
  if (chart.layout) {
    const { x, y, w, h } = chart.layout;
    return {
      left: x * size.w,
      top: y * size.h,
      right: size.w * (1 - x - w),
      bottom: size.h * (1 - y - h),
    };
  }
  const legend = chart.legend && !chart.legend.overlay && !chart.legend.place ? chart.legend : undefined;
  const text = chartText(design, 10, chart.text, legend?.text);
  const beside = legend ? Math.min(size.w * 0.35, legendWidth(scope, text)) : 0;
  const band = text.fontSize * (0.5 + 1.4 * (legend ? legendLines(scope, text) : 0));
  const margin = Math.min(size.w, size.h) * 0.03;
  const lines = (chart.title ?? '').split('\n').length;
  const heading = titleText(design, 18, chart.text, chart.titleText).fontSize * (0.5 + 1.2 * lines);
  const title = chart.title && !chart.titleOverlay ? heading : 0;
  const table = hasTable(chart) ? tableRoom(scope) : { left: 0, bottom: 0 };
  return {
    left: margin + table.left + (legend?.position === 'l' ? beside : 0),
    right: margin + (legend?.position === 'r' || legend?.position === 'tr' ? beside : 0),
    top: margin + title + (legend?.position === 't' ? band : 0),
    bottom: margin + table.bottom + (legend?.position === 'b' ? band : 0),
  };
}

function titleOf({ chart, design, size }: ChartScope) {
  if (!chart.title) return { show: false };
  const style = titleText(design, 18, chart.text, chart.titleText);
  const place = chart.titlePlace
    ? { left: chart.titlePlace.x * size.w, top: chart.titlePlace.y * size.h, padding: 0 }
    : { left: 'center', top: 6 };
  const edge = chartStroke(chart.titleLine, design);
  const width = size.w * (chart.titlePlace ? 1 - Math.min(0.9, Math.max(0, chart.titlePlace.x)) : 0.92);
  return {
    text: chart.title,
    ...place,
    textStyle: {
      ...style,
      width: textWidth(chart.title, style) > width ? width : undefined,
      overflow: 'break' as const,
    },
    backgroundColor: chartFill(chart.titleFill, design),
    borderColor: edge?.color,
    borderWidth: edge?.width ?? 0,
  };
}
