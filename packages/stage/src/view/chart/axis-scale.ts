import type { ChartPlot } from '@lectern/courseware';

export interface AxisScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The ends and steps of a value axis that says none itself, in the manner of Office: from nothing unless the values lie
 * close together far from it, with a twentieth of room above the highest. `steps` is how many labels there is room for.
 */
export function axisScale(values: readonly number[], steps: number): AxisScale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(...(values.length > 0 ? values : [0]));
  const close = lowest > 0 && (highest - lowest) / highest < 1 / 6;
  const bottom = close ? lowest - (highest - lowest) / 2 : Math.min(0, lowest);
  const range = highest - bottom || 1;
  const top = highest > 0 ? highest + range / 20 : 0;
  const foot = bottom < 0 ? bottom - range / 20 : bottom;
  const step = niceStep((top - foot || 1) / Math.max(2, Math.min(10, steps)));
  return { min: floorTo(foot, step), max: -floorTo(-top, step) || step, step };
}

/** The next of 1, 2, 5 times a power of ten. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value * 0.999) ?? 10) * power;
}

function floorTo(value: number, step: number): number {
  // Fractions of ten are not exact in binary: 0.30000000000000004 is no label.
  return Number((Math.floor(value / step + 1e-9) * step).toPrecision(12));
}

/** All that a plot's values reach: the sums where they are stacked. */
export function reachOf(plot: ChartPlot): number[] {
  if (plot.grouping !== 'stacked') {
    return plot.series.flatMap((series) => series.values.filter((value) => value !== null));
  }
  const sums: number[] = [];
  for (const { values } of plot.series) {
    values.forEach((value, at) => {
      sums[at] = (sums[at] ?? 0) + (value ?? 0);
    });
  }
  return sums;
}
