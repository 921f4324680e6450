import type { Rational } from '../exact/rational.ts';

/** The number `m · 2^e` with at most `PRECISION` bits. */
export interface BigFloat {
  readonly m: bigint;
  readonly e: number;
}

/** Bits of a number: about 120 decimal digits, so that numbers that agree by design in a double are told apart. */
export const PRECISION = 400;
const P = BigInt(PRECISION);
const HIGHEST_EXPONENT = 2 ** 40;

/** Thrown when a number is out of range. */
export class OutOfRange extends Error {}

export const ZERO_FLOAT: BigFloat = { m: 0n, e: 0 };
export const ONE_FLOAT: BigFloat = { m: 1n, e: 0 };

export function bitLength(value: bigint): number {
  if (value === 0n) return 0;
  const text = (value < 0n ? -value : value).toString(16);
  return text.length * 4 - (4 - Number.parseInt(text.charAt(0), 16).toString(2).length);
}

function rounded(m: bigint, e: number): BigFloat {
  if (m === 0n) return ZERO_FLOAT;
  if (!Number.isSafeInteger(e) || Math.abs(e) > HIGHEST_EXPONENT)
    throw new OutOfRange('a number is out of range');
  const extra = bitLength(m) - PRECISION;
  return extra > 0 ? { m: m >> BigInt(extra), e: e + extra } : { m, e };
}

/** Exponent of two of the number's size; zero has the least one. */
export function magnitude({ m, e }: BigFloat): number {
  return m === 0n ? Number.NEGATIVE_INFINITY : bitLength(m) + e;
}

export function floatOf({ n, d }: Rational): BigFloat {
  return divideFloats(rounded(n, 0), rounded(d, 0));
}

export function floatOfDouble(value: number): BigFloat {
  if (!Number.isFinite(value)) throw new OutOfRange('no finite number');
  let e = 0;
  let m = value;
  while (!Number.isInteger(m)) {
    m *= 2;
    e--;
  }
  return { m: BigInt(m), e };
}

export function toNumber(a: BigFloat): number {
  const shift = bitLength(a.m) - 60;
  if (shift <= 0) return Number(a.m) * 2 ** a.e;
  return Number(a.m >> BigInt(shift)) * 2 ** (a.e + shift);
}

export function addFloats(a: BigFloat, b: BigFloat): BigFloat {
  if (a.m === 0n) return b;
  if (b.m === 0n) return a;
  const [high, low] = a.e >= b.e ? [a, b] : [b, a];
  const gap = high.e - low.e;
  // A number that is too small by far does not change the sum.
  if (magnitude(high) - magnitude(low) > 2 * PRECISION) return high;
  return gap > 4 * PRECISION ? high : rounded((high.m << BigInt(gap)) + low.m, low.e);
}

export function negateFloat(a: BigFloat): BigFloat {
  return { m: -a.m, e: a.e };
}

export function multiplyFloats(a: BigFloat, b: BigFloat): BigFloat {
  return rounded(a.m * b.m, a.e + b.e);
}

export function divideFloats(a: BigFloat, b: BigFloat): BigFloat {
  if (b.m === 0n) throw new OutOfRange('a denominator is zero');
  const shift = Math.max(0, PRECISION + bitLength(b.m) - bitLength(a.m) + 2);
  return rounded((a.m << BigInt(shift)) / b.m, a.e - b.e - shift);
}

/** Fixed point with `PRECISION` bits behind the point. */
function fixed({ m, e }: BigFloat): bigint {
  const shift = e + PRECISION;
  return shift >= 0 ? m << BigInt(shift) : m >> BigInt(-shift);
}

const fromFixed = (value: bigint): BigFloat => rounded(value, -PRECISION);

/** Exponential, sine, cosine and logarithm, with their constants. */
export class FloatFunctions {
  #ln2: BigFloat | undefined;
  #pi: BigFloat | undefined;

  /** π by Machin's formula. */
  get pi(): BigFloat {
    const unit = 1n << P;
    this.#pi ??= fromFixed(4n * (4n * inverseTangent(5n, unit, -1n) - inverseTangent(239n, unit, -1n)));
    return this.#pi;
  }

  /** The logarithm of 2, as 2·artanh(1/3). */
  get ln2(): BigFloat {
    this.#ln2 ??= fromFixed(2n * inverseTangent(3n, 1n << P, 1n));
    return this.#ln2;
  }

  exp(a: BigFloat): BigFloat {
    if (a.m === 0n) return ONE_FLOAT;
    if (magnitude(a) > 38) throw new OutOfRange('an exponent is too large');
    const turns = Math.round(toNumber(a) / Math.LN2);
    const rest = addFloats(a, negateFloat(multiplyFloats(floatOfDouble(turns), this.ln2)));
    // The series is quick for small numbers: the rest is halved, and the result squared as often.
    const halvings = 16;
    const x = fixed(rest) >> BigInt(halvings);
    let term = 1n << P;
    let sum = term;
    for (let k = 1n; term !== 0n && k < 200n; k++) {
      term = (term * x) / (k << P);
      sum += term;
    }
    let result = fromFixed(sum);
    for (let count = 0; count < halvings; count++) result = multiplyFloats(result, result);
    return { m: result.m, e: result.e + turns };
  }

  /** Logarithm of a positive number, by Newton's steps from the logarithm in doubles. */
  log(a: BigFloat): BigFloat {
    if (a.m <= 0n) throw new OutOfRange('a logarithm of a negative number');
    const size = magnitude(a);
    const scaled: BigFloat = { m: a.m, e: a.e - size };
    let y = floatOfDouble(Math.log(toNumber(scaled)));
    for (let count = 0; count < 3; count++) {
      const power = this.exp(y);
      const change = divideFloats(addFloats(scaled, negateFloat(power)), addFloats(scaled, power));
      y = addFloats(y, multiplyFloats({ m: 1n, e: 1 }, change));
    }
    return addFloats(y, multiplyFloats(floatOfDouble(size), this.ln2));
  }

  sine(a: BigFloat): BigFloat {
    return this.#waves(a).sine;
  }

  cosine(a: BigFloat): BigFloat {
    return this.#waves(a).cosine;
  }

  /** Newton's steps from the angle in doubles. */
  inverseTangent(a: BigFloat): BigFloat {
    if (magnitude(a) > 60) throw new OutOfRange('a tangent is too large');
    let y = floatOfDouble(Math.atan(toNumber(a)));
    for (let count = 0; count < 4; count++) {
      const { sine, cosine } = this.#waves(y);
      const tangent = divideFloats(sine, cosine);
      const slope = addFloats(ONE_FLOAT, multiplyFloats(tangent, tangent));
      y = addFloats(y, negateFloat(divideFloats(addFloats(tangent, negateFloat(a)), slope)));
    }
    return y;
  }

  /** By the tangent of the same angle. */
  inverseSine(a: BigFloat): BigFloat {
    const room = addFloats(ONE_FLOAT, negateFloat(multiplyFloats(a, a)));
    if (room.m < 0n) throw new OutOfRange('a sine above 1');
    if (room.m === 0n) return multiplyFloats(this.pi, { m: a.m < 0n ? -1n : 1n, e: -1 });
    const root = this.exp(multiplyFloats({ m: 1n, e: -1 }, this.log(room)));
    return this.inverseTangent(divideFloats(a, root));
  }

  #waves(a: BigFloat): { sine: BigFloat; cosine: BigFloat } {
    if (magnitude(a) > 40) throw new OutOfRange('an angle is too large');
    const right = multiplyFloats(this.pi, { m: 1n, e: -1 });
    const turns = Math.round(toNumber(a) / (Math.PI / 2));
    const x = fixed(addFloats(a, negateFloat(multiplyFloats(floatOfDouble(turns), right))));
    const square = (x * x) >> P;
    const series = (first: bigint, from: bigint): BigFloat => {
      let [term, sum] = [first, first];
      for (let k = from; term !== 0n && k < 400n; k += 2n) {
        term = -(term * square) / ((k * (k + 1n)) << P);
        sum += term;
      }
      return fromFixed(sum);
    };
    const sine = series(x, 2n);
    const cosine = series(1n << P, 1n);
    const quarter = ((turns % 4) + 4) % 4;
    if (quarter === 0) return { sine, cosine };
    if (quarter === 1) return { sine: cosine, cosine: negateFloat(sine) };
    return quarter === 2
      ? { sine: negateFloat(sine), cosine: negateFloat(cosine) }
      : { sine: negateFloat(cosine), cosine: sine };
  }
}

/** Inverse tangent (`sign` -1) or its hyperbolic sister (1) of 1/x in fixed point. */
function inverseTangent(x: bigint, unit: bigint, sign: bigint): bigint {
  let power = unit / x;
  let sum = power;
  for (let k = 3n; power !== 0n; k += 2n) {
    power = (sign * power) / (x * x);
    sum += power / k;
  }
  return sum;
}
