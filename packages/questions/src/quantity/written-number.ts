import { plainUnit } from '../formula/equal.ts';
import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  rationalPower,
  whole,
} from '../formula/exact/rational.ts';
import { decimalValue } from '../formula/parse/numbers.ts';
import { RESPONSE_LENGTHS } from '../question/response-lengths.ts';
import { halfWidth } from '../text/characters.ts';

/** A number as a pupil writes it. */
export interface WrittenNumber {
  readonly value: Rational;
  /** Significant figures and decimal places as written; left out for fractions. */
  readonly figures?: number;
  readonly places?: number;
}

export interface WrittenQuantity {
  readonly number: WrittenNumber;
  /** The text behind the number, empty when there is none. */
  readonly unit: string;
}

const LARGEST_EXPONENT = 300;
export const LONGEST_QUANTITY = RESPONSE_LENGTHS.quantity;

const DECIMAL = /^([+-]?) *(\d{1,3}(?:,\d{3})+(?!\d)|\d+|(?=\.\d))(?:\.(\d*))?/;
const POWER = / *(?:e([+-]?\d{1,4})(?![a-z])|\*10\^\(?([+-]?\d{1,4})\)?)/iy;
const FRACTION = / *\/ *(\d+)/y;
const MIXED = / +(\d+) *\/ *(\d+)/y;
const LARGE_UNIT = / *(万亿|亿|万)/y;
const PERCENT = / *%/y;

const LARGE_UNITS: ReadonlyMap<string, number> = new Map([
  ['万', 4],
  ['亿', 8],
  ['万亿', 12],
]);
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Reads a number and the unit behind it: `-3.50`, `1,200`, `3/4`, `1 3/4`, `1.2×10^5`, `1.2e5`, `25%`, `3.5万人`. Undefined
 * when the text does not begin with a number.
 */
export function readQuantity(text: string): WrittenQuantity | undefined {
  if (text.length > LONGEST_QUANTITY) return undefined;
  const plain = plainNumber(text);
  const found = DECIMAL.exec(plain);
  if (!found) return undefined;
  const [all, sign, before = '', after] = found;
  const digits = before.replaceAll(',', '');
  const reader = new Reader(plain, all.length);
  let value = decimalValue(`${digits || '0'}.${after ?? ''}`);
  let isFraction = false;
  if (after === undefined) {
    const parts = reader.take(FRACTION) ?? reader.take(MIXED);
    const [top, bottom] = parts?.length === 3 ? [parts[1], parts[2]] : [undefined, parts?.[1]];
    if (bottom !== undefined) {
      if (/^0+$/.test(bottom)) return undefined;
      isFraction = true;
      value =
        top === undefined
          ? divide(value, whole(BigInt(bottom)))
          : add(value, rational(BigInt(top), BigInt(bottom)));
    }
  }
  const power = reader.take(POWER);
  const exponent =
    Number(power?.[1] ?? power?.[2] ?? 0) + (LARGE_UNITS.get(reader.take(LARGE_UNIT)?.[1] ?? '') ?? 0);
  if (Math.abs(exponent) > LARGEST_EXPONENT) return undefined;
  const tens = exponent - (reader.take(PERCENT) ? 2 : 0);
  const size = multiply(value, rationalPower(whole(10), tens));
  const number = { value: sign === '-' ? { n: -size.n, d: size.d } : size };
  const unit = reader.rest();
  // The number is a part of a calculation or of a list, as in 3 4 or 2*3.
  if (/^(?:[\d.,:;+*^=<>-]|\/ *\d)/.test(unit)) return undefined;
  if (isFraction) return { number, unit };
  return {
    number: { ...number, figures: figuresOf(`${digits}${after ?? ''}`), places: (after ?? '').length },
    unit,
  };
}

/** Reads a number without a unit. */
export function readNumber(text: string): WrittenNumber | undefined {
  const quantity = readQuantity(text);
  return quantity?.unit === '' ? quantity.number : undefined;
}

/** Digits from the first one that is not zero. */
function figuresOf(digits: string): number {
  return Math.max(1, digits.replace(/^0+/, '').length);
}

/** One spelling of signs, powers and fractions. */
function plainNumber(text: string): string {
  return halfWidth(text)
    .trim()
    .replace(/\\[dt]?frac *\{(\d+)\} *\{(\d+)\}/g, ' $1/$2')
    .trim()
    .replace(/\\times|[×·⋅]/g, '*')
    .replace(/\\%/g, '%')
    .replace(/ *\* */g, '*')
    .replace(/\*10([⁺⁻]?)([⁰¹²³⁴-⁹]+)/g, (_all, sign: string, digits: string) => {
      const plain = [...digits].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
      return `*10^${sign === '⁻' ? '-' : ''}${plain}`;
    })
    .replace(/\^\{ *([+-]?\d+) *\}/g, '^$1');
}

/** Reads a text from its beginning. */
class Reader {
  readonly #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#at += found[0].length;
    return found;
  }

  rest(): string {
    return this.#text.slice(this.#at).trim();
  }
}

/** Whether two units are the same in spelling: `m²`, `㎡`, `m^2` and 平方米, `°C` and `℃`. Capital letters differ. */
export function isSameUnit(a: string, b: string): boolean {
  return spelling(a) === spelling(b);
}

function spelling(unit: string): string {
  return plainUnit(halfWidth(unit.normalize('NFKC')).replace(/\s/g, ''))
    .replace(/\\(?:text|mathrm|rm)|[{}^]/g, '')
    .replace(/[·⋅*×]/g, '·');
}
