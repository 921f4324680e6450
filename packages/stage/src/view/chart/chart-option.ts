import type { Chart, ChartPlot, PageDesign } from '@lectern/courseware';
import type { EChartsCoreOption } from 'echarts/core';
import { cartesianParts } from './cartesian-option.ts';
import { accentColor, chartFill, chartText } from './chart-paint.ts';
import type { ChartScope, PlotRoom } from './chart-scope.ts';
import { pieSeries, radarParts } from './round-option.ts';
import { textWidth } from './text-width.ts';

/** The chart as ECharts takes it. The size of text is 10 points where the chart says none. */
export function chartOption(
  chart: Chart,
  design: PageDesign,
  size: { readonly w: number; readonly h: number },
): EChartsCoreOption {
  const scope: ChartScope = { chart, design, size };
  const kind = kindOf(chart.plots);
  const room = roomOf(scope);
  const common = {
    animation: false,
    backgroundColor: chartFill(chart.fill, design) ?? 'transparent',
    color: Array.from({ length: 24 }, (_, index) => accentColor(index, design)),
    textStyle: chartText(design, 10, chart.text),
    title: titleOf(scope),
    legend: legendOf(scope, kind === 'pie'),
  };
  if (kind === 'pie') return { ...common, series: pieSeries(scope, room) };
  if (kind === 'radar') return { ...common, ...radarParts(scope, room) };
  return { ...common, ...cartesianParts(scope, room) };
}

function kindOf(plots: readonly ChartPlot[]): 'pie' | 'radar' | 'cartesian' {
  const first = plots[0]?.type;
  if (first === 'pie' || first === 'doughnut' || first === 'ofPie') return 'pie';
  return first === 'radar' ? 'radar' : 'cartesian';
}

function roomOf({ chart, design, size }: ChartScope): PlotRoom {
  if (chart.layout) {
    const { x, y, w, h } = chart.layout;
    return {
      left: x * size.w,
      top: y * size.h,
      right: size.w * (1 - x - w),
      bottom: size.h * (1 - y - h),
    };
  }
  const legend = chart.legend && !chart.legend.overlay ? chart.legend : undefined;
  const text = chartText(design, 10, chart.text, legend?.text);
  const beside = Math.min(size.w * 0.35, legendWidth(chart, text.fontSize));
  const band = text.fontSize * 1.9;
  const margin = Math.min(size.w, size.h) * 0.03;
  const title = chart.title ? chartText(design, 18, chart.text, chart.titleText).fontSize * 1.7 : 0;
  return {
    left: margin + (legend?.position === 'l' ? beside : 0),
    right: margin + (legend?.position === 'r' || legend?.position === 'tr' ? beside : 0),
    top: margin + title + (legend?.position === 't' ? band : 0),
    bottom: margin + (legend?.position === 'b' ? band : 0),
  };
}

function legendWidth(chart: Chart, fontSize: number): number {
  return fontSize * 2.5 + Math.max(0, ...legendNames(chart).map((name) => textWidth(name, fontSize)));
}

function legendNames(chart: Chart): string[] {
  const [first] = chart.plots;
  if (first && kindOf(chart.plots) === 'pie') return (first.series[0]?.categories ?? []).map(String);
  return chart.plots.flatMap((plot) => plot.series.map((series) => series.name ?? ''));
}

function titleOf({ chart, design }: ChartScope) {
  if (!chart.title) return { show: false };
  return {
    text: chart.title,
    left: 'center',
    top: 6,
    textStyle: chartText(design, 18, chart.text, chart.titleText),
  };
}

function legendOf({ chart, design }: ChartScope, round: boolean) {
  const { legend } = chart;
  if (!legend) return { show: false };
  const beside = legend.position === 'l' || legend.position === 'r' || legend.position === 'tr';
  const text = chartText(design, 10, chart.text, legend.text);
  const lines = !round && chart.plots.every((plot) => plot.type === 'line' || plot.type === 'scatter');
  const title = chart.title ? chartText(design, 18, chart.text, chart.titleText).fontSize * 1.7 : 0;
  const place = {
    l: { left: 4, top: 'middle' },
    r: { right: 4, top: 'middle' },
    tr: { right: 4, top: title },
    t: { left: 'center', top: title + 4 },
    b: { left: 'center', bottom: 4 },
  }[legend.position];
  return {
    show: true,
    ...place,
    orient: beside ? 'vertical' : 'horizontal',
    itemWidth: lines ? text.fontSize * 1.8 : text.fontSize * 0.6,
    itemHeight: text.fontSize * 0.6,
    itemGap: text.fontSize * 0.7,
    icon: lines ? undefined : 'rect',
    selectedMode: false,
    textStyle: text,
  };
}
