/** A point of a chart's data, or the shapes of a whole series (error bars, fitted curves), which have no category. */
export interface Mark {
  readonly series: number;
  readonly category: number | undefined;
}

const RADAR = 'radar';

/** The id of a series of the drawing that draws the points of this series of the chart, or the shapes `beside` them. */
export function markId(series: number, beside = ''): string {
  return `${series} ${beside}`;
}

/** The id of the only series of the drawing that draws all series of a radar chart. */
export function radarId(): string {
  return RADAR;
}

/**
 * The mark that a shape of the drawing belongs to, by the id of its series and its data index; undefined for other
 * shapes, such as axes and legend.
 */
export function markOf(id: string | undefined, index: number | undefined): Mark | undefined {
  if (id === RADAR) return index === undefined ? undefined : { series: index, category: undefined };
  const found = /^(\d+) (.*)$/.exec(id ?? '');
  return found ? { series: Number(found[1]), category: found[2] === '' ? index : undefined } : undefined;
}
