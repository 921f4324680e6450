import { chartColorAt, cssColor, resolveColor } from '@lectern/courseware';
import type { ChartScope } from './chart-scope.ts';

/** The default colour of the nth of `count` series or points. */
export function seriesColor({ chart, design }: ChartScope, index: number, count: number): string {
  return cssColor(resolveColor(chartColorAt(chart, index, count), design.colors));
}
