import type { TrendLine } from '@lectern/courseware';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Fitted {
  readonly points: readonly Place[];
  /** For instance `y = 2x + 1`; undefined for a moving average. */
  readonly equation?: string;
  /** The coefficient of determination. */
  readonly quality?: number;
}

const STEPS = 60;

/**
 * The curve that Office fits to points (21.2.2.211): least squares, of the logarithms for powers and exponentials, and
 * the mean of the last points for a moving average. Undefined when no such curve is possible.
 */
export function fitTrendLine(trend: TrendLine, given: readonly Place[]): Fitted | undefined {
  const places = [...given].sort((one, other) => one.x - other.x);
  if (trend.type === 'movingAverage') return movingAverage(given, trend.period ?? 2);
  if (places.length < 2) return undefined;
  const curve = curveOf(trend, places);
  if (!curve) return undefined;
  const from = (places[0]?.x ?? 0) - (trend.backward ?? 0);
  const to = (places.at(-1)?.x ?? 0) + (trend.forward ?? 0);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / STEPS;
    return { x, y: curve.at(x) };
  }).filter(({ y }) => Number.isFinite(y));
  return { points, equation: curve.equation, quality: qualityOf(places, curve.at) };
}

interface Curve {
  readonly at: (x: number) => number;
  readonly equation: string;
}

function curveOf(trend: TrendLine, places: readonly Place[]): Curve | undefined {
  switch (trend.type) {
    case 'linear':
      return polynomial(places, 1, trend.intercept);
    case 'polynomial':
      return polynomial(places, Math.min(6, Math.max(2, trend.order ?? 2)), trend.intercept);
    case 'logarithmic': {
      if (places.some(({ x }) => x <= 0)) return undefined;
      const line = solve(
        places.map(({ x, y }) => ({ x: Math.log(x), y })),
        1,
      );
      const [b = 0, a = 0] = line ?? [];
      return line && { at: (x) => a * Math.log(x) + b, equation: `y = ${number(a)}ln(x)${signed(b)}` };
    }
    case 'exponential': {
      if (places.some(({ y }) => y <= 0)) return undefined;
      const logarithm =
        trend.intercept !== undefined && trend.intercept > 0 ? Math.log(trend.intercept) : undefined;
      const line = solve(
        places.map(({ x, y }) => ({ x, y: Math.log(y) })),
        1,
        logarithm,
      );
      const [b = 0, a = 0] = line ?? [];
      return (
        line && { at: (x) => Math.exp(a * x + b), equation: `y = ${number(Math.exp(b))}e^${number(a)}x` }
      );
    }
    case 'power': {
      if (places.some(({ x, y }) => x <= 0 || y <= 0)) return undefined;
      const line = solve(
        places.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) })),
        1,
      );
      const [b = 0, a = 0] = line ?? [];
      return (
        line && { at: (x) => Math.exp(b) * x ** a, equation: `y = ${number(Math.exp(b))}x^${number(a)}` }
      );
    }
    default:
      return undefined;
  }
}

function polynomial(
  places: readonly Place[],
  degree: number,
  intercept: number | undefined,
): Curve | undefined {
  const factors = solve(
    places,
    Math.min(degree, places.length - (intercept === undefined ? 1 : 0)),
    intercept,
  );
  if (!factors) return undefined;
  const terms = factors
    .map((factor, power) => ({ factor, power }))
    .reverse()
    .map(({ factor, power }, at) => {
      const sign = at === 0 ? number(factor) : signed(factor);
      return power === 0 ? sign : `${sign}x${power > 1 ? superscript(power) : ''}`;
    });
  return {
    at: (x) => factors.reduceRight((sum, factor) => sum * x + factor, 0),
    equation: `y = ${terms.join('')}`,
  };
}

/**
 * Least squares: coefficients by power, from 0. The normal equations are centred on the mean of x, which keeps them
 * well conditioned.
 */
function solve(places: readonly Place[], degree: number, intercept?: number): number[] | undefined {
  const scale = Math.max(1e-12, ...places.map(({ x }) => Math.abs(x)));
  const first = intercept === undefined ? 0 : 1;
  const powers = Array.from({ length: degree + 1 - first }, (_, index) => index + first);
  const rows = powers.map((row) => [
    ...powers.map((column) => places.reduce((sum, { x }) => sum + (x / scale) ** (row + column), 0)),
    places.reduce((sum, { x, y }) => sum + (y - (intercept ?? 0)) * (x / scale) ** row, 0),
  ]);
  const solution = eliminate(rows);
  if (!solution) return undefined;
  const factors = intercept === undefined ? [] : [intercept];
  powers.forEach((power, index) => {
    factors[power] = (solution[index] ?? 0) / scale ** power;
  });
  return factors;
}

/** Gaussian elimination with pivots; undefined when the rows are linearly dependent. */
function eliminate(rows: number[][]): number[] | undefined {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column);
    const pivot = rest.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    );
    const lead = pivot[column] ?? 0;
    if (Math.abs(lead) < 1e-12) return undefined;
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    rows.forEach((row, at) => {
      if (at === column) return;
      const share = (row[column] ?? 0) / lead;
      row.forEach((value, index) => {
        row[index] = value - share * (pivot[index] ?? 0);
      });
    });
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

function movingAverage(places: readonly Place[], period: number): Fitted | undefined {
  const points = places.slice(period - 1).map(({ x }, index) => {
    const window = places.slice(index, index + period);
    return { x, y: window.reduce((sum, { y }) => sum + y, 0) / window.length };
  });
  return points.length > 0 ? { points } : undefined;
}

function qualityOf(places: readonly Place[], at: (x: number) => number): number {
  const mean = places.reduce((sum, { y }) => sum + y, 0) / places.length;
  const missed = places.reduce((sum, { x, y }) => sum + (y - at(x)) ** 2, 0);
  const spread = places.reduce((sum, { y }) => sum + (y - mean) ** 2, 0);
  return spread === 0 ? 1 : 1 - missed / spread;
}

function number(value: number): string {
  return String(Number(value.toPrecision(5)));
}

function signed(value: number): string {
  return value < 0 ? ` - ${number(-value)}` : ` + ${number(value)}`;
}

function superscript(power: number): string {
  return '⁰¹²³⁴⁵⁶'[power] ?? '';
}
