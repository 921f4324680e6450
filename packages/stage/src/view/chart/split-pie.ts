import type { ChartPlot } from '@lectern/courseware';

/** The points of a pie that are in the second one (c:splitType, 21.2.2.196): the last third by default. */
export function secondPie(plot: ChartPlot, values: readonly number[]): ReadonlySet<number> {
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  const { by, at, points } = plot.split ?? { by: 'position' as const, at: undefined, points: undefined };
  const chosen = values.flatMap((value, index) => {
    switch (by) {
      case 'value':
        return value < (at ?? 0) ? [index] : [];
      case 'percent':
        return (value / total) * 100 < (at ?? 10) ? [index] : [];
      case 'own':
        return points?.includes(index) ? [index] : [];
      default:
        return index >= values.length - Math.round(at ?? Math.ceil(values.length / 3)) ? [index] : [];
    }
  });
  return new Set(chosen);
}
