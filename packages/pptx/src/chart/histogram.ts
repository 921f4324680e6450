import type { ExtendedData } from './extended-data.ts';

/** The division of a histogram's values into bins (cx:binning, [MS-ODRAWXML] 2.24.3.6). */
export interface Binning {
  readonly size?: number | undefined;
  readonly count?: number | undefined;
  readonly underflow?: number | undefined;
  readonly overflow?: number | undefined;
  /** Whether a bin includes its left edge; otherwise it includes its right edge. */
  readonly leftClosed?: boolean | undefined;
}

const MAX_BARS = 500;

/** Number of values in each bin; without a setting, the bin width follows Scott's rule, as in Office. */
export function histogram(values: readonly (number | null)[], binning: Binning): ExtendedData {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { categories: [], levels: [], values: [] };
  const low = binning.underflow ?? Math.min(...known);
  const high = Math.max(low, binning.overflow ?? Math.max(...known));
  const width = widthOf(known, low, high, binning);
  const bars = Math.max(1, Math.min(MAX_BARS, Math.ceil((high - low) / width - 1e-9)));
  const edges = Array.from({ length: bars + 1 }, (_, index) => low + index * width);
  const names: string[] = [];
  const counts: number[] = [];
  const add = (name: string, holds: (value: number) => boolean) => {
    names.push(name);
    counts.push(known.filter(holds).length);
  };
  const number = (value: number) => String(Number(value.toPrecision(4)));
  if (binning.underflow !== undefined) add(`≤ ${number(low)}`, (value) => value <= low);
  for (let index = 0; index < bars; index++) {
    const from = edges[index] ?? low;
    const to = binning.overflow !== undefined && index === bars - 1 ? high : (edges[index + 1] ?? high);
    const first = index === 0 && binning.underflow === undefined;
    const last = index === bars - 1 && binning.overflow === undefined;
    if (binning.leftClosed) {
      add(
        `[${number(from)}, ${number(to)}${last ? ']' : ')'}`,
        (value) => value >= from && (last ? value <= to : value < to),
      );
    } else {
      add(
        `${first ? '[' : '('}${number(from)}, ${number(to)}]`,
        (value) => value <= to && (first ? value >= from : value > from),
      );
    }
  }
  if (binning.overflow !== undefined) add(`> ${number(high)}`, (value) => value > high);
  return { categories: names, levels: [names], values: counts };
}

function widthOf(values: readonly number[], low: number, high: number, binning: Binning): number {
  const range = high - low || 1;
  if (binning.size !== undefined && binning.size > 0) return Math.max(binning.size, range / MAX_BARS);
  if (binning.count !== undefined && binning.count > 0) return range / Math.min(MAX_BARS, binning.count);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  const width = (3.49 * Math.sqrt(spread)) / Math.cbrt(values.length);
  return width > 0 ? Math.max(width, range / MAX_BARS) : range;
}

/** Sums of the values by name, largest first, and their cumulative shares. */
export function pareto({ categories, values }: ExtendedData): {
  readonly bars: ExtendedData;
  readonly shares: number[];
} {
  const sums = new Map<string, number>();
  values.forEach((value, index) => {
    const name = String(categories[index] ?? index + 1);
    sums.set(name, (sums.get(name) ?? 0) + (value ?? 0));
  });
  const sorted = [...sums].sort(([, one], [, other]) => other - one);
  const total = sorted.reduce((sum, [, value]) => sum + value, 0) || 1;
  let reached = 0;
  const shares = sorted.map(([, value]) => {
    reached += value;
    return reached / total;
  });
  const names = sorted.map(([name]) => name);
  return { bars: { categories: names, levels: [names], values: sorted.map(([, value]) => value) }, shares };
}
