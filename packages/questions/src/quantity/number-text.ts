import {
  absolute,
  compare,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  rationalPower,
  whole,
  ZERO,
} from '../formula/exact/rational.ts';

/** How a number is to be written: with a number of significant figures or of decimal places. */
export interface Digits {
  readonly of: 'figures' | 'places';
  readonly count: number;
}

const MOST_PLACES = 20;
const TEN = whole(10);

/** A number as a pupil writes it: a decimal where it ends, else a fraction. */
export function numberText(value: Rational): string {
  for (let places = 0; places <= MOST_PLACES; places++)
    if (multiply(value, rationalPower(TEN, places)).d === 1n) return decimalText(value, places);
  return `${value.n}/${value.d}`;
}

/** A number that is rounded, half away from zero. It is written with a power of ten where its figures end before the ones. */
export function roundedText(value: Rational, digits: Digits): string {
  if (digits.of === 'places') return decimalText(rounded(value, digits.count), digits.count);
  const near = rounded(value, placesOf(value, digits));
  const places = placesOf(near, digits);
  if (places >= 0) return decimalText(near, places);
  const exponent = digits.count - 1 - places;
  return `${decimalText(divide(near, rationalPower(TEN, exponent)), digits.count - 1)}*10^${exponent}`;
}

/** Half of the last place that a rounded number is written with: the most by which it may be off. */
export function halfOfLastPlace(value: Rational, digits: Digits): Rational {
  return divide(rationalPower(TEN, -placesOf(value, digits)), whole(2));
}

/** Decimal places of the last digit; negative where it stands before the ones. */
function placesOf(value: Rational, { of, count }: Digits): number {
  return of === 'places' ? count : count - 1 - magnitude(value);
}

/** Exponent of the first digit: 0 for 1 to 9, 2 for 100 to 999, -1 for 0.1 to 0.9. */
function magnitude(value: Rational): number {
  if (value.n === 0n) return 0;
  const size = absolute(value);
  let exponent = `${size.n}`.length - `${size.d}`.length;
  if (compare(size, rationalPower(TEN, exponent)) < 0) exponent--;
  return exponent;
}

function rounded(value: Rational, places: number): Rational {
  const unit = rationalPower(TEN, places);
  const { n, d } = multiply(absolute(value), unit);
  const near = rational((2n * n + d) / (2n * d), 1n);
  return multiply(divide(near, unit), compare(value, ZERO) < 0 ? whole(-1) : ONE);
}

/** A number whose decimal places are no more than `places`. */
function decimalText(value: Rational, places: number): string {
  const { n } = multiply(absolute(value), rationalPower(TEN, places));
  const digits = `${n}`.padStart(places + 1, '0');
  const point = digits.length - places;
  const sign = value.n < 0n ? '-' : '';
  return `${sign}${digits.slice(0, point)}${places > 0 ? '.' : ''}${digits.slice(point)}`;
}
