import type { ChartPlot } from '@lectern/courseware';

export interface AxisScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The settings of an axis for its scale. */
export interface FixedScale {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly majorUnit?: number | undefined;
}

/**
 * The ends and steps of a value axis. Without fixed ends it starts at zero as in Office, unless the values are close
 * together and far from zero, with a twentieth of the range free above the highest value. `steps` is the number of
 * labels that fit.
 */
export function axisScale(values: readonly number[], steps: number, fixed: FixedScale = {}): AxisScale {
  const highest = Math.max(0, largest(values));
  const lowest = -largest(values.map((value) => -value));
  const known = values.length > 0;
  const differ = known && largest(values) > lowest;
  const close = differ && lowest > 0 && (highest - lowest) / highest < 1 / 6;
  const closeBelow = differ && largest(values) < 0 && (lowest - largest(values)) / lowest < 1 / 6;
  const ceiling = closeBelow ? largest(values) - (lowest - largest(values)) / 2 : highest;
  const bottom = close ? lowest - (highest - lowest) / 2 : Math.min(0, known ? lowest : 0);
  const range = ceiling - bottom || 1;
  const top = fixed.max ?? (ceiling > 0 || closeBelow ? ceiling + (closeBelow ? 0 : range / 20) : 0);
  const foot = fixed.min ?? (bottom < 0 ? bottom - range / 20 : bottom);
  const step = stepOf(foot, top, steps, fixed.majorUnit);
  const min = fixed.min ?? Math.min(floorTo(foot, step), top);
  const max = fixed.max ?? Math.max(-floorTo(-top, step), min + step);
  return max > min ? { min, max, step } : { min, max: min + step, step };
}

const MOST_STEPS = 500;

function stepOf(foot: number, top: number, steps: number, said: number | undefined): number {
  const range = Math.abs(top - foot) || 1;
  if (said !== undefined && said > 0 && range / said <= MOST_STEPS) return said;
  return niceStep(range / Math.max(2, Math.min(10, steps)));
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), values[0] ?? 0);
}

/** The value rounded up to 1, 2 or 5 times a power of ten. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value * 0.999) ?? 10) * power;
}

function floorTo(value: number, step: number): number {
  // Decimal fractions are not exact in binary: 0.30000000000000004 would be an ugly label.
  return Number((Math.floor(value / step + 1e-9) * step).toPrecision(12));
}

/** The ends of a logarithmic axis: whole powers around the values. */
export function logScale(values: readonly number[], base: number): { min: number; max: number } {
  const known = values.filter((value) => value > 0);
  if (known.length === 0) return { min: 1, max: base };
  const power = (value: number) => Math.log(value) / Math.log(base);
  const low = Math.floor(power(-largest(known.map((value) => -value))) + 1e-9);
  const high = Math.ceil(power(largest(known)) - 1e-9);
  return { min: base ** Math.min(0, low), max: base ** Math.max(low + 1, high) };
}

/**
 * All values that the axis of a plot has to cover: for stacked series the partial sums, negative values summed
 * separately.
 */
export function reachOf(plot: ChartPlot): number[] {
  if (plot.grouping !== 'stacked' || (plot.type !== 'bar' && plot.type !== 'line' && plot.type !== 'area')) {
    return plot.series.flatMap((series) => series.values.filter((value) => value !== null));
  }
  const above: number[] = [];
  const below: number[] = [];
  return plot.series.flatMap(({ values }) =>
    values.flatMap((value, at) => {
      if (value === null) return [];
      const sums = value < 0 && plot.type === 'bar' ? below : above;
      const sum = (sums[at] ?? 0) + value;
      sums[at] = sum;
      return [sum];
    }),
  );
}

/** The x of a point: a number, or the point's index when one of the categories is text. */
export function placeAt(categories: readonly (string | number | null)[], at: number): number {
  const numbers = categories.every((one) => one === null || numeric(one) !== undefined);
  const own = numbers ? numeric(categories[at] ?? null) : undefined;
  return own ?? at + 1;
}

function numeric(value: string | number | null): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
