const LONGEST = 1000;
const DEEPEST = 50;

const FUNCTIONS = new Map<string, (...numbers: number[]) => number>([
  ['abs', Math.abs],
  ['acos', Math.acos],
  ['asin', Math.asin],
  ['atan', Math.atan],
  ['atan2', Math.atan2],
  ['ceil', Math.ceil],
  ['cos', Math.cos],
  ['cosh', Math.cosh],
  ['deg2rad', (a = 0) => (a * Math.PI) / 180],
  ['exp', Math.exp],
  ['floor', Math.floor],
  ['fmod', (a = 0, b = 0) => a % b],
  ['log', Math.log],
  ['log10', Math.log10],
  ['max', Math.max],
  ['min', Math.min],
  ['pi', () => Math.PI],
  ['pow', (a = 0, b = 0) => a ** b],
  ['rad2deg', (a = 0) => (a * 180) / Math.PI],
  ['round', (a = 0, places = 0) => Math.round(a * 10 ** places) / 10 ** places],
  ['sin', Math.sin],
  ['sinh', Math.sinh],
  ['sqrt', Math.sqrt],
  ['tan', Math.tan],
  ['tanh', Math.tanh],
]);

/**
 * The value of an arithmetic expression of Moodle with variables in braces, such as `{a} + pow({b}, 2)`; undefined when it
 * is not understood or has no finite value.
 */
export function evaluateArithmetic(source: string, values: ReadonlyMap<string, number>): number | undefined {
  if (source.length > LONGEST) return undefined;
  const tokens = source.match(/\{[^{}]*\}|\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+|[A-Za-z_]\w*|\*\*|\S/g) ?? [];
  const reader = new ArithmeticReader(tokens, values);
  const value = reader.sum(0);
  return reader.isAtEnd && value !== undefined && Number.isFinite(value) ? value : undefined;
}

class ArithmeticReader {
  readonly #tokens: readonly string[];
  readonly #values: ReadonlyMap<string, number>;
  #at = 0;

  constructor(tokens: readonly string[], values: ReadonlyMap<string, number>) {
    this.#tokens = tokens;
    this.#values = values;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  #takes(...signs: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at];
    if (token === undefined || !signs.includes(token)) return undefined;
    this.#at++;
    return token;
  }

  sum(depth: number): number | undefined {
    if (depth > DEEPEST) return undefined;
    let value = this.#product(depth);
    for (let sign = this.#takes('+', '-'); sign; sign = this.#takes('+', '-')) {
      const next = this.#product(depth);
      if (value === undefined || next === undefined) return undefined;
      value += sign === '+' ? next : -next;
    }
    return value;
  }

  #product(depth: number): number | undefined {
    let value = this.#power(depth);
    for (let sign = this.#takes('*', '/', '%'); sign; sign = this.#takes('*', '/', '%')) {
      const next = this.#power(depth);
      if (value === undefined || next === undefined) return undefined;
      value = sign === '*' ? value * next : sign === '/' ? value / next : value % next;
    }
    return value;
  }

  #power(depth: number): number | undefined {
    if (depth > DEEPEST) return undefined;
    if (this.#takes('-')) {
      const value = this.#power(depth + 1);
      return value === undefined ? undefined : -value;
    }
    if (this.#takes('+')) return this.#power(depth + 1);
    const value = this.#atom(depth);
    if (!this.#takes('**', '^')) return value;
    const exponent = this.#power(depth + 1);
    return value === undefined || exponent === undefined ? undefined : value ** exponent;
  }

  #atom(depth: number): number | undefined {
    const token = this.#tokens[this.#at++] ?? '';
    if (/^[\d.]/.test(token)) return Number(token);
    if (token.startsWith('{')) return this.#values.get(token.slice(1, -1).trim());
    if (token === '(') return this.#closed(this.sum(depth + 1));
    const operate = FUNCTIONS.get(token.toLowerCase());
    if (!operate || !this.#takes('(')) return undefined;
    if (this.#takes(')')) return operate();
    const numbers: number[] = [];
    do {
      const value = this.sum(depth + 1);
      if (value === undefined || numbers.length > 20) return undefined;
      numbers.push(value);
    } while (this.#takes(','));
    return this.#closed(operate(...numbers));
  }

  #closed(value: number | undefined): number | undefined {
    return this.#takes(')') ? value : undefined;
  }
}
