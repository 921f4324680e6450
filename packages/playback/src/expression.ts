/** The variables of expressions in p:tav or p:anim, in fractions of the page. */
export interface ExpressionScope {
  readonly ppt_x: number;
  readonly ppt_y: number;
  readonly ppt_w: number;
  readonly ppt_h: number;
  /** The current value, which a formula refers to by `$`. */
  readonly $?: number;
}

const LONGEST = 512;
const DEEPEST = 32;

/**
 * The value of an animation: a number or an expression of `ppt_x`, `#ppt_w` and the like, with the operators and
 * functions of 19.5.79. Undefined when it is neither.
 */
export function evaluate(text: string, scope: ExpressionScope): number | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = Number(text);
  if (text.trim() !== '' && Number.isFinite(plain)) return plain;
  const tokens = text.match(/[A-Za-z_][\w.]*|\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+|[-+*/%^(),$#]|\S/g) ?? [];
  const reader = new ExpressionReader(tokens, scope);
  const value = reader.sum(0);
  return reader.done && Number.isFinite(value) ? value : undefined;
}

class ExpressionReader {
  readonly #tokens: readonly string[];
  readonly #scope: ExpressionScope;
  #at = 0;

  constructor(tokens: readonly string[], scope: ExpressionScope) {
    this.#tokens = tokens;
    this.#scope = scope;
  }

  get done(): boolean {
    return this.#at === this.#tokens.length;
  }

  sum(depth: number): number {
    let value = this.#product(depth);
    for (;;) {
      if (this.#take('+')) value += this.#product(depth);
      else if (this.#take('-')) value -= this.#product(depth);
      else return value;
    }
  }

  #product(depth: number): number {
    let value = this.#power(depth);
    for (;;) {
      if (this.#take('*')) value *= this.#power(depth);
      else if (this.#take('/')) value /= this.#power(depth);
      else if (this.#take('%')) value %= this.#power(depth);
      else return value;
    }
  }

  #power(depth: number): number {
    const base = this.#signed(depth);
    return this.#take('^') ? base ** this.#power(depth + 1) : base;
  }

  #signed(depth: number): number {
    if (depth > DEEPEST) return Number.NaN;
    if (this.#take('-')) return -this.#signed(depth + 1);
    if (this.#take('+')) return this.#signed(depth + 1);
    return this.#atom(depth);
  }

  #atom(depth: number): number {
    if (this.#take('(')) {
      const value = this.sum(depth + 1);
      return this.#take(')') ? value : Number.NaN;
    }
    // #ppt_x is the final position of the element, at which it is drawn.
    this.#take('#');
    const token = this.#tokens[this.#at++] ?? '';
    if (/^[\d.]/.test(token)) return Number(token);
    const called = FUNCTIONS.get(token.toLowerCase());
    if (called && this.#take('(')) {
      const args = [this.sum(depth + 1)];
      while (args.length < 8 && this.#take(',')) args.push(this.sum(depth + 1));
      return this.#take(')') ? called(...args) : Number.NaN;
    }
    return this.#named(token);
  }

  #named(token: string): number {
    switch (token) {
      case '$':
        return this.#scope.$ ?? 0;
      case 'ppt_x':
      case 'ppt_y':
      case 'ppt_w':
      case 'ppt_h':
        return this.#scope[token];
      case 'pi':
        return Math.PI;
      case 'e':
        return Math.E;
      default:
        return Number.NaN;
    }
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }
}

const FUNCTIONS: ReadonlyMap<string, (...values: number[]) => number> = new Map([
  ...(
    [
      'abs',
      'acos',
      'asin',
      'atan',
      'ceil',
      'cos',
      'cosh',
      'exp',
      'floor',
      'max',
      'min',
      'sin',
      'sinh',
      'sqrt',
      'tan',
      'tanh',
    ] as const
  ).map((name) => [name, Math[name]] as [string, (...values: number[]) => number]),
  ['deg', (x) => (x * 180) / Math.PI],
  ['rad', (x) => (x * Math.PI) / 180],
  ['ln', Math.log],
  // Deterministic, so that seeking shows the same as playing.
  ['rand', (x) => x / 2],
]);
