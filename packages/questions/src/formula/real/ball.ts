/**
 * A complex number with a bound of its error, in doubles. A value that is too large or not known well enough has an
 * infinite error.
 */
export interface Ball {
  readonly re: number;
  readonly im: number;
  readonly error: number;
}

/** Relative error of one operation of doubles, with a reserve. */
const UNIT_ERROR = 4e-16;

/** Least size of a number that keeps its digits. */
const SMALLEST = 1e-280;

export function ball(re: number, im: number, error: number): Ball {
  const size = Math.hypot(re, im);
  const bound = error + UNIT_ERROR * size;
  // A number that is nearly too small for a double has lost its digits.
  if (size < SMALLEST && size + error > 0) return UNKNOWN;
  return Number.isFinite(re) && Number.isFinite(im) && Number.isFinite(bound)
    ? { re, im, error: bound }
    : UNKNOWN;
}

export const UNKNOWN: Ball = { re: 0, im: 0, error: Number.POSITIVE_INFINITY };

export function exactBall(re: number): Ball {
  return Number.isFinite(re) ? { re, im: 0, error: 0 } : UNKNOWN;
}

export function sizeOf(a: Ball): number {
  return Math.hypot(a.re, a.im);
}

export function isKnown(a: Ball): boolean {
  return a.error < Number.POSITIVE_INFINITY;
}

/** True when the ball is exactly zero. */
export function isExactZero(a: Ball): boolean {
  return a.re === 0 && a.im === 0 && a.error === 0;
}

export function addBalls(a: Ball, b: Ball): Ball {
  if (isExactZero(a)) return b;
  if (isExactZero(b)) return a;
  const sum = a.re + b.re;
  if (areWhole(a, b) && Number.isSafeInteger(sum)) return exactBall(sum);
  return ball(sum, a.im + b.im, a.error + b.error);
}

/** True for whole real numbers without an error: their sums and products have none either. */
function areWhole(a: Ball, b: Ball): boolean {
  return (
    a.error === 0 &&
    b.error === 0 &&
    a.im === 0 &&
    b.im === 0 &&
    Number.isInteger(a.re) &&
    Number.isInteger(b.re)
  );
}

export function negateBall(a: Ball): Ball {
  return { re: -a.re, im: -a.im, error: a.error };
}

export function multiplyBalls(a: Ball, b: Ball): Ball {
  if (isExactZero(a) || isExactZero(b)) return exactBall(0);
  if (areWhole(a, b) && Number.isSafeInteger(a.re * b.re)) return exactBall(a.re * b.re);
  const error = sizeOf(a) * b.error + sizeOf(b) * a.error + a.error * b.error;
  const rounding = UNIT_ERROR * sizeOf(a) * sizeOf(b);
  return ball(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re, error + rounding);
}

/** The inverse; unknown when the ball reaches zero. */
export function invertBall(a: Ball): Ball {
  const size = sizeOf(a);
  if (a.error >= size * 0.5) return UNKNOWN;
  const square = size * size;
  if (square === 0 || !Number.isFinite(square)) return UNKNOWN;
  return ball(a.re / square, -a.im / square, (2 * a.error) / square);
}

export function expBall(a: Ball): Ball {
  if (a.error > 0.5 || Math.abs(a.re) > 600) return UNKNOWN;
  const size = Math.exp(a.re);
  return ball(
    size * Math.cos(a.im),
    size * Math.sin(a.im),
    size * (2 * a.error + UNIT_ERROR * (2 + Math.abs(a.im) + Math.abs(a.re))),
  );
}

/** The principal logarithm; unknown when the ball reaches zero. */
export function logBall(a: Ball): Ball {
  const size = sizeOf(a);
  if (size === 0 || a.error >= size * 0.5) return UNKNOWN;
  const angle = a.im === 0 && a.re > 0 ? 0 : Math.atan2(a.im, a.re);
  return ball(Math.log(size), angle, (2 * a.error) / size + UNIT_ERROR * (1 + Math.abs(Math.log(size))));
}

/** Sine and cosine of complex balls by their formulas; both are smooth, so that errors pass by the derivative. */
export function sineBall(a: Ball): Ball {
  if (!isKnown(a) || Math.abs(a.im) > 300) return UNKNOWN;
  const growth = Math.cosh(a.im);
  const re = Math.sin(a.re) * growth;
  const im = a.im === 0 ? 0 : Math.cos(a.re) * Math.sinh(a.im);
  return ball(re, im, growth * (a.error * 1.5 + UNIT_ERROR));
}

export function cosineBall(a: Ball): Ball {
  if (!isKnown(a) || Math.abs(a.im) > 300) return UNKNOWN;
  const growth = Math.cosh(a.im);
  const re = Math.cos(a.re) * growth;
  const im = a.im === 0 ? 0 : -Math.sin(a.re) * Math.sinh(a.im);
  return ball(re, im, growth * (a.error * 1.5 + UNIT_ERROR));
}

/** A smooth real function whose derivative is at most `slope` near the ball. */
export function realBall(value: number, slope: number, a: Ball): Ball {
  return ball(value, 0, a.error * slope * 1.5 + UNIT_ERROR * Math.abs(value));
}

export type Nearness = 'same' | 'apart' | 'unsure';

/** Largest relative error at which two balls that meet are called the same. */
const CLOSE = 1e-9;

/** Compares two balls by their own errors and not by a fixed distance. */
export function nearness(a: Ball, b: Ball): Nearness {
  const bound = a.error + b.error;
  if (!Number.isFinite(bound)) return 'unsure';
  const distance = Math.hypot(a.re - b.re, a.im - b.im);
  if (distance > 4 * bound + UNIT_ERROR * Math.max(sizeOf(a), sizeOf(b))) return 'apart';
  const scale = Math.max(sizeOf(a), sizeOf(b), 1e-3);
  return bound <= CLOSE * scale && distance <= CLOSE * scale ? 'same' : 'unsure';
}
