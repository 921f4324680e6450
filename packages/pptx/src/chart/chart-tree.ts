import type { TreeScope } from '../read/context.ts';
import type { Workbook } from './workbook.ts';

/** What reading a chart part needs around it. */
export interface ChartTree extends TreeScope {
  /** The workbook inside the deck that the chart's data come from, opened when a cache is missing. */
  readonly workbook?: (() => Workbook | undefined) | undefined;
  /** Whether PowerPoint 2007 wrote the deck, whose defaults are not always the standard's. */
  readonly of2007?: () => boolean;
}
