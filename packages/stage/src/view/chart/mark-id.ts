/** A point of a chart's data, or what stands beside a series' points as a whole (error bars, fitted curves). */
export interface Mark {
  readonly series: number;
  readonly category: number | undefined;
}

const RADAR = 'radar';

/** The id of a series of the drawing that holds the points of this series of the chart, or what stands `beside` them. */
export function markId(series: number, beside = ''): string {
  return `${series} ${beside}`;
}

/** The id of the one series of the drawing that holds every series of a radar. */
export function radarId(): string {
  return RADAR;
}

/** Whose a shape of the drawing is, by the id of its series and its number there; undefined of axes, legend and the like. */
export function markOf(id: string | undefined, index: number | undefined): Mark | undefined {
  if (id === RADAR) return index === undefined ? undefined : { series: index, category: undefined };
  const found = /^(\d+) (.*)$/.exec(id ?? '');
  return found ? { series: Number(found[1]), category: found[2] === '' ? index : undefined } : undefined;
}
