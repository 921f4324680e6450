import type { Chart, ChartPlot, ChartSeries } from '@lectern/courseware';

type Axis = Chart['axes'][number];
type Unit = NonNullable<Axis['baseUnit']>;

/**
 * The most positions of a date axis, more than a screen shows. Beyond it the points are drawn at equal distances, as
 * categories.
 */
const MOST_STEPS = 3000;

/**
 * A plot over dates (c:dateAx, 21.2.2.39) with a position for every day, month or year from the first to the last, in
 * order. `step` is the number of positions from one label to the next. Undefined when its categories are no dates.
 */
export function onDates(
  plots: readonly ChartPlot[],
  axis: Axis,
): { readonly plots: ChartPlot[]; readonly step: number | undefined } | undefined {
  const dates = (plots[0]?.series[0]?.categories ?? []).filter((date) => typeof date === 'number');
  if (dates.length === 0 || dates.some((date) => date < 1 || date > 2_958_465)) return undefined;
  const unit = axis.baseUnit ?? guessUnit(dates);
  const places = dates.map((date) => placeOf(date, unit));
  const limit = (date: number | undefined) => (date === undefined ? undefined : placeOf(date, unit));
  const first = limit(axis.min) ?? places.reduce((low, place) => Math.min(low, place));
  const last = limit(axis.max) ?? places.reduce((high, place) => Math.max(high, place));
  if (last < first || last - first > MOST_STEPS) return undefined;
  const count = last - first + 1;
  const categories = Array.from({ length: count }, (_, index) => dateAt(first + index, unit));
  const spread = (series: ChartSeries): ChartSeries => {
    const values = new Array<number | null>(count).fill(null);
    const moved = new Map<number, number>();
    const own = series.categories.length > 0 ? series.categories : (plots[0]?.series[0]?.categories ?? []);
    own.forEach((date, index) => {
      if (typeof date !== 'number') return;
      const place = placeOf(date, unit) - first;
      if (place < 0 || place >= count) return;
      values[place] = series.values[index] ?? null;
      moved.set(index, place);
    });
    const at = <T extends { index: number }>(list: T[] | undefined) =>
      list?.flatMap((one) => {
        const index = moved.get(one.index);
        return index === undefined ? [] : [{ ...one, index }];
      });
    const points = at(series.points);
    const { labels } = series;
    return {
      ...series,
      categories,
      values,
      ...(points ? { points } : {}),
      ...(labels
        ? {
            labels: {
              ...labels,
              except: labels.except?.flatMap((index) => moved.get(index) ?? []),
              own: at(labels.own),
            },
          }
        : {}),
    };
  };
  return {
    plots: plots.map((plot) => ({ ...plot, series: plot.series.map(spread) })),
    step: stepOf(axis, unit),
  };
}

function guessUnit(dates: readonly number[]): Unit {
  const sorted = [...new Set(dates)].sort((one, other) => one - other);
  if (sorted.length < 2) return 'days';
  const gaps = sorted.slice(1).map((date, index) => date - (sorted[index] ?? date));
  const least = gaps.reduce((low, gap) => Math.min(low, gap), Number.POSITIVE_INFINITY);
  return least >= 365 ? 'years' : least >= 28 ? 'months' : 'days';
}

function placeOf(serial: number, unit: Unit): number {
  if (unit === 'days') return Math.floor(serial);
  const date = new Date(Math.round((serial - 25_569) * 86_400_000));
  const year = date.getUTCFullYear();
  return unit === 'years' ? year : year * 12 + date.getUTCMonth();
}

function dateAt(place: number, unit: Unit): number {
  if (unit === 'days') return place;
  const [year, month] = unit === 'years' ? [place, 0] : [Math.floor(place / 12), place % 12];
  return Date.UTC(year, month, 1) / 86_400_000 + 25_569;
}

const DAYS: Readonly<Record<Unit, number>> = { days: 1, months: 30, years: 365 };

function stepOf(axis: Axis, unit: Unit): number | undefined {
  if (axis.majorUnit === undefined) return undefined;
  const major = axis.majorTimeUnit ?? unit;
  if (major === unit) return Math.max(1, Math.round(axis.majorUnit));
  if (major === 'years' && unit === 'months') return Math.max(1, Math.round(axis.majorUnit * 12));
  return Math.max(1, Math.round((axis.majorUnit * DAYS[major]) / DAYS[unit]));
}
