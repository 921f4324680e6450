import type { TreeScope } from '../read/context.ts';
import type { Workbook } from './workbook.ts';

/** Context for reading a chart part. */
export interface ChartTree extends TreeScope {
  /** Opens the embedded workbook of the chart's data, for a missing cache. */
  readonly workbook?: (() => Workbook | undefined) | undefined;
  /** Whether the deck was written by PowerPoint 2007, whose defaults partly differ from the standard's. */
  readonly of2007?: () => boolean;
}
