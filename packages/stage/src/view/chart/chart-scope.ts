import { type Chart, chartColorAt, cssColor, type PageDesign, resolveColor } from '@lectern/courseware';

/** The context for drawing a chart: the design of its page and its size in pixels. */
export interface ChartScope {
  readonly chart: Chart;
  readonly design: PageDesign;
  readonly size: { readonly w: number; readonly h: number };
}

/** The space for the plot: pixels kept free at each side for title and legend. */
export interface PlotRoom {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The default colour of the nth of `count` series or points. */
export function seriesColor({ chart, design }: ChartScope, index: number, count: number): string {
  return cssColor(resolveColor(chartColorAt(chart, index, count), design.colors));
}
