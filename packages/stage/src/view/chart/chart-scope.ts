import type { Chart, PageDesign } from '@lectern/courseware';

/** What a chart needs around it: the design of its page and its size in pixels. */
export interface ChartScope {
  readonly chart: Chart;
  readonly design: PageDesign;
  readonly size: { readonly w: number; readonly h: number };
}

/** Where the plot may lie: pixels kept free at each side for title and legend. */
export interface PlotRoom {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
