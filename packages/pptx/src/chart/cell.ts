/** What stands at one place of a chart's data. */
export type Cell = number | string | null;
