import type { Budget } from '../exact/budget.ts';
import { type Rational, rational } from '../exact/rational.ts';
import type { CallName, Formula } from '../parse/formula.ts';
import {
  addFloats,
  type BigFloat,
  divideFloats,
  FloatFunctions,
  floatOf,
  floatOfDouble,
  magnitude,
  multiplyFloats,
  negateFloat,
  ONE_FLOAT,
  OutOfRange,
  PRECISION,
  ZERO_FLOAT,
} from './big-float.ts';
import { plainRational } from './evaluate.ts';

/** Bits that may be lost by rounding: numbers that differ further up are apart. */
const LOST_BITS = 90;

/** Evaluates on the reals with about 120 digits. It throws `OutOfRange` for what it cannot evaluate. */
export class PreciseEvaluator {
  readonly #budget: Budget;
  readonly #functions = new FloatFunctions();
  /** Largest exponent of two that occurred: rounding errors are below it by the precision. */
  #largest = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Compares two values at a point; undefined when a value cannot be evaluated. */
  areSame(a: Formula, b: Formula, point: ReadonlyMap<string, number>): boolean | undefined {
    const values = new Map([...point].map(([name, value]) => [name, floatOfDouble(value)]));
    this.#largest = 0;
    try {
      const [left, right] = [this.#value(a, values), this.#value(b, values)];
      const distance = addFloats(left, negateFloat(right));
      const scale = Math.max(magnitude(left), magnitude(right), Math.min(this.#largest, 400));
      return magnitude(distance) <= scale - PRECISION + LOST_BITS;
    } catch (error) {
      if (error instanceof OutOfRange) return undefined;
      throw error;
    }
  }

  #value(formula: Formula, point: ReadonlyMap<string, BigFloat>): BigFloat {
    this.#budget.spend(10);
    const value = this.#plainValue(formula, point);
    const size = magnitude(value);
    if (size > this.#largest && size < Number.POSITIVE_INFINITY) this.#largest = size;
    return value;
  }

  #plainValue(formula: Formula, point: ReadonlyMap<string, BigFloat>): BigFloat {
    switch (formula.kind) {
      case 'number':
        return floatOf(formula.value);
      case 'constant':
        if (formula.name === 'pi') return this.#functions.pi;
        if (formula.name === 'e') return this.#functions.exp(ONE_FLOAT);
        throw new OutOfRange('no real number');
      case 'variable': {
        const value = point.get(formula.name);
        if (!value) throw new OutOfRange('a variable without a value');
        return value;
      }
      case 'sum':
        return formula.terms.map((term) => this.#value(term, point)).reduce(addFloats);
      case 'product':
        return formula.factors.map((factor) => this.#value(factor, point)).reduce(multiplyFloats);
      case 'quotient':
        return divideFloats(this.#value(formula.of, point), this.#value(formula.by, point));
      case 'negative':
        return negateFloat(this.#value(formula.of, point));
      case 'power':
        return this.#power(this.#value(formula.base, point), formula.exponent, point);
      case 'root': {
        const degree = plainRational(formula.degree);
        if (!degree) {
          const exponent = divideFloats(ONE_FLOAT, this.#value(formula.degree, point));
          const base = this.#value(formula.of, point);
          return this.#functions.exp(multiplyFloats(exponent, this.#functions.log(base)));
        }
        if (degree.d !== 1n) throw new OutOfRange('a degree that is not whole');
        return this.#rationalPower(this.#value(formula.of, point), rational(1n, degree.n));
      }
      case 'call':
        return this.#call(formula.name, formula.args, point);
      default:
        throw new OutOfRange('no value');
    }
  }

  #power(base: BigFloat, written: Formula, point: ReadonlyMap<string, BigFloat>): BigFloat {
    const plain = plainRational(written);
    if (plain) return this.#rationalPower(base, plain);
    const exponent = this.#value(written, point);
    if (base.m < 0n && exponent.e >= 0 && magnitude(exponent) < 50)
      return this.#rationalPower(base, rational(exponent.m << BigInt(exponent.e), 1n));
    return this.#functions.exp(multiplyFloats(exponent, this.#functions.log(base)));
  }

  #rationalPower(base: BigFloat, exponent: Rational): BigFloat {
    if (base.m === 0n) {
      if (exponent.n <= 0n) throw new OutOfRange('zero has no such power');
      return ZERO_FLOAT;
    }
    if (base.m < 0n) {
      if (exponent.d % 2n === 0n) throw new OutOfRange('an even root of a negative number');
      const size = this.#rationalPower(negateFloat(base), exponent);
      return exponent.n % 2n === 0n ? size : negateFloat(size);
    }
    if (exponent.d === 1n && exponent.n > 0n && exponent.n <= 16n) {
      let result = base;
      for (let count = 1n; count < exponent.n; count++) result = multiplyFloats(result, base);
      return result;
    }
    return this.#functions.exp(multiplyFloats(floatOf(exponent), this.#functions.log(base)));
  }

  #call(name: CallName, args: readonly Formula[], point: ReadonlyMap<string, BigFloat>): BigFloat {
    this.#budget.spend(60);
    const [first, second] = args;
    if (!first) throw new OutOfRange('no argument');
    const of = this.#value(first, point);
    const functions = this.#functions;
    switch (name) {
      case 'sin':
        return functions.sine(of);
      case 'cos':
        return functions.cosine(of);
      case 'tan':
        return divideFloats(functions.sine(of), functions.cosine(of));
      case 'cot':
        return divideFloats(functions.cosine(of), functions.sine(of));
      case 'sec':
        return divideFloats(ONE_FLOAT, functions.cosine(of));
      case 'csc':
        return divideFloats(ONE_FLOAT, functions.sine(of));
      case 'ln':
        return functions.log(of);
      case 'log':
        if (!second) throw new OutOfRange('no base');
        return divideFloats(functions.log(of), functions.log(this.#value(second, point)));
      case 'arctan':
        return functions.inverseTangent(of);
      case 'arcsin':
        return functions.inverseSine(of);
      case 'arccos':
        return addFloats(
          multiplyFloats(functions.pi, { m: 1n, e: -1 }),
          negateFloat(functions.inverseSine(of)),
        );
      case 'abs':
        return of.m < 0n ? negateFloat(of) : of;
      case 'degrees':
        return multiplyFloats(divideFloats(of, floatOfDouble(180)), functions.pi);
      case 'percent':
        return divideFloats(of, floatOfDouble(100));
      default:
        throw new OutOfRange('a function without digits');
    }
  }
}
