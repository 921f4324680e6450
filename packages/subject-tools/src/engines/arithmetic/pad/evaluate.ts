import { Decimal } from 'decimal.js';

type Token =
  /** `text` has digits with at most one point. */
  { readonly type: 'number'; readonly text: string } | { readonly type: 'sign'; readonly text: string };

/** Opening brackets, brackets of functions included. */
const PARENS: ReadonlySet<string> = new Set(['(', '√(', 'ln(', 'lg(', 'sin(', 'cos(', 'tan(']);
const SIGNS = [...PARENS, ')', '+', '−', '×', '÷', '^', '!', '%', '²', 'π', 'e'].sort(
  (a, b) => b.length - a.length,
);

/** The tokens of an expression; undefined when a part is invalid. */
export function readTokens(expression: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < expression.length; ) {
    const rest = expression.slice(at);
    const number = /^(\d+\.?\d*|\.\d+)/.exec(rest)?.[0];
    const sign = number === undefined ? SIGNS.find((each) => rest.startsWith(each)) : undefined;
    const text = number ?? sign;
    if (text === undefined) return undefined;
    tokens.push({ type: number === undefined ? 'sign' : 'number', text });
    at += text.length;
  }
  return tokens;
}

/** The reason why an expression has no value. */
export type Refusal =
  | 'incomplete'
  | 'divide-by-zero'
  | 'negative-root'
  | 'no-logarithm'
  | 'no-tangent'
  | 'no-factorial'
  | 'no-power'
  | 'too-large';

export type Angle = 'degree' | 'radian';

/** The number of significant digits of a value: twelve of them are correct after any calculation in class. */
export const DIGITS = 40;
const MOST_EXPONENT = 9999;
/** The largest argument of a factorial: the value of a larger argument exceeds `MOST_EXPONENT`. */
const MOST_FACTORIAL = 3248;

const Exact = Decimal.clone({ precision: DIGITS, maxE: MOST_EXPONENT, minE: -MOST_EXPONENT, toExpPos: 1e9 });
const PI = Exact.acos(-1);
/** Values nearer to zero than this are rounding errors. */
const TINY = new Exact('1e-30');

class Refused extends Error {
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(why);
    this.why = why;
  }
}

export type Evaluated =
  | { readonly type: 'value'; readonly value: Decimal }
  | { readonly type: 'refused'; readonly why: Refusal };

/** The value of an expression in the notation of the pad: `0.1+0.2`, `2×(3−1)`, `sin(30)`, `5!`, `2π`. */
export function evaluate(expression: string, angle: Angle): Evaluated {
  const tokens = readTokens(expression);
  if (tokens === undefined || tokens.length === 0) return { type: 'refused', why: 'incomplete' };
  try {
    return { type: 'value', value: new Reader(tokens, angle).read() };
  } catch (error) {
    if (error instanceof Refused) return { type: 'refused', why: error.why };
    throw error;
  }
}

/** Parses and evaluates sums of products of powers, and checks each step. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #angle: Angle;
  #at = 0;

  constructor(tokens: readonly Token[], angle: Angle) {
    this.#tokens = tokens;
    this.#angle = angle;
  }

  read(): Decimal {
    const value = this.#sum();
    if (this.#at < this.#tokens.length) throw new Refused('incomplete');
    return value;
  }

  #sum(): Decimal {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value = checked(value.plus(this.#product()));
      else if (this.#takes('−')) value = checked(value.minus(this.#product()));
      else return value;
    }
  }

  #product(): Decimal {
    let value = this.#signed();
    for (;;) {
      if (this.#takes('×') || this.#beginsFactor()) value = checked(value.times(this.#signed()));
      else if (this.#takes('÷')) value = quotient(value, this.#signed());
      else return value;
    }
  }

  /** −2² is −4: the sign applies to the power. */
  #signed(): Decimal {
    if (this.#takes('−')) return this.#signed().negated();
    if (this.#takes('+')) return this.#signed();
    return this.#power();
  }

  #power(): Decimal {
    const base = this.#postfix();
    if (!this.#takes('^')) return base;
    return power(base, this.#signed());
  }

  #postfix(): Decimal {
    let value = this.#factor();
    for (;;) {
      if (this.#takes('!')) value = factorial(value);
      else if (this.#takes('%')) value = checked(value.div(100));
      else if (this.#takes('²')) value = checked(value.times(value));
      else return value;
    }
  }

  #factor(): Decimal {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Refused('incomplete');
    this.#at += 1;
    if (token.type === 'number') return new Exact(token.text);
    if (token.text === 'π') return PI;
    if (token.text === 'e') return Exact.exp(1);
    if (!PARENS.has(token.text)) throw new Refused('incomplete');
    const value = this.#sum();
    // Brackets that are still open at the end count as closed, as the pad shows them.
    if (!this.#takes(')') && this.#at < this.#tokens.length) throw new Refused('incomplete');
    return this.#applied(token.text, value);
  }

  #applied(name: string, value: Decimal): Decimal {
    switch (name) {
      case '√(':
        if (value.isNegative() && !value.isZero()) throw new Refused('negative-root');
        return value.sqrt();
      case 'ln(':
      case 'lg(':
        if (!value.greaterThan(0)) throw new Refused('no-logarithm');
        return name === 'ln(' ? value.ln() : value.log(10);
      case 'sin(':
        return cleaned(Exact.sin(this.#radians(value)));
      case 'cos(':
        return cleaned(Exact.cos(this.#radians(value)));
      case 'tan(': {
        const radians = this.#radians(value);
        const cosine = cleaned(Exact.cos(radians));
        if (cosine.isZero()) throw new Refused('no-tangent');
        return cleaned(Exact.sin(radians).div(cosine));
      }
      default:
        return value;
    }
  }

  #radians(value: Decimal): Decimal {
    return this.#angle === 'radian' ? value : value.mod(360).times(PI).div(180);
  }

  /** A number, a constant or a bracket right after a factor is multiplied: 2π, 3(1+2). */
  #beginsFactor(): boolean {
    const token = this.#tokens[this.#at];
    if (token === undefined) return false;
    return token.type === 'number' || token.text === 'π' || token.text === 'e' || PARENS.has(token.text);
  }

  #takes(text: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.type !== 'sign' || token.text !== text) return false;
    this.#at += 1;
    return true;
  }
}

function quotient(value: Decimal, by: Decimal): Decimal {
  if (by.isZero()) throw new Refused('divide-by-zero');
  return checked(value.div(by));
}

function power(base: Decimal, exponent: Decimal): Decimal {
  if (base.isZero() && exponent.isNegative()) throw new Refused('divide-by-zero');
  if (base.isNegative() && !exponent.isInteger()) throw new Refused('no-power');
  return checked(base.pow(exponent));
}

function factorial(value: Decimal): Decimal {
  if (!value.isInteger() || value.isNegative()) throw new Refused('no-factorial');
  if (value.greaterThan(MOST_FACTORIAL)) throw new Refused('too-large');
  let product = new Exact(1);
  for (let factor = 2; factor <= value.toNumber(); factor += 1) product = product.times(factor);
  return checked(product);
}

function checked(value: Decimal): Decimal {
  if (!value.isFinite()) throw new Refused('too-large');
  return value;
}

function cleaned(value: Decimal): Decimal {
  return value.abs().lessThan(TINY) ? new Exact(0) : value;
}

/** Integers of up to this many digits are shown in full. */
const WHOLE_DIGITS = 16;

/** The value as a number of the pad, with this many digits. */
export function written(value: Decimal, digits: number): string {
  if (value.isInteger() && value.e < WHOLE_DIGITS)
    return value.toFixed().replace('-', '−').replace(/^−0$/, '0');
  const rounded = value.toSignificantDigits(digits);
  if (rounded.isZero()) return '0';
  const { e } = rounded;
  if (e < WHOLE_DIGITS && e > -10) return rounded.toFixed().replace('-', '−');
  const [mantissa = '', exponent = ''] = rounded.toExponential().split('e');
  return `${mantissa}×10^${exponent.replace('+', '')}`.replaceAll('-', '−');
}
