/** One value in a chart's data. */
export type Cell = number | string | null;
