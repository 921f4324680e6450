/** The most states of a pattern, and the longest text that is tried. */
const MOST_STATES = 2000;
const LONGEST_TEXT = 20_000;
const DEEPEST = 40;

type Test = (sign: string) => boolean;

/** A state: with a test it reads a sign and goes to `next`; without one it goes to all of `next` without reading. */
interface State {
  test?: Test;
  next: State[];
}

interface Part {
  readonly start: State;
  readonly end: State;
}

/**
 * Whether a regular expression of XML Schema (part 2, appendix F) matches a whole text; undefined for an expression that is
 * not understood. All states are followed at once, so that no expression of a file takes more than its length times the
 * text's.
 */
export function matchesPattern(pattern: string, text: string, caseSensitive: boolean): boolean | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  try {
    const { start, end } = new PatternReader(pattern, caseSensitive).read();
    let states = closure([start]);
    for (const sign of text) {
      const next = [...states].flatMap((state) => (state.test?.(sign) ? state.next : []));
      states = closure(next);
      if (states.size === 0) return false;
    }
    return states.has(end);
  } catch (error) {
    if (error instanceof PatternRefused) return undefined;
    throw error;
  }
}

class PatternRefused extends Error {
  override readonly name = 'PatternRefused';
}

/** The states that are reached without reading a sign. */
function closure(from: readonly State[]): Set<State> {
  const all = new Set<State>();
  const open = [...from];
  for (let state = open.pop(); state; state = open.pop()) {
    if (all.has(state)) continue;
    all.add(state);
    if (!state.test) open.push(...state.next);
  }
  return all;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  d: /^\p{Nd}$/u,
  D: /^\P{Nd}$/u,
  w: /^[^\p{P}\p{Z}\p{C}]$/u,
  W: /^[\p{P}\p{Z}\p{C}]$/u,
  s: /^[ \t\n\r]$/,
  S: /^[^ \t\n\r]$/u,
  i: /^[\p{L}_:]$/u,
  c: /^[\p{L}\p{Nd}._:-]$/u,
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

class PatternReader {
  readonly #signs: readonly string[];
  readonly #folds: boolean;
  #at = 0;
  #states = 0;

  constructor(pattern: string, caseSensitive: boolean) {
    this.#signs = [...pattern];
    this.#folds = !caseSensitive;
  }

  read(): Part {
    const part = this.#branches(0);
    if (this.#at < this.#signs.length) throw new PatternRefused();
    return part;
  }

  #state(test?: Test): State {
    if (++this.#states > MOST_STATES) throw new PatternRefused();
    return test ? { test, next: [] } : { next: [] };
  }

  #branches(depth: number): Part {
    if (depth > DEEPEST) throw new PatternRefused();
    const start = this.#state();
    const end = this.#state();
    for (;;) {
      const branch = this.#branch(depth);
      start.next.push(branch.start);
      branch.end.next.push(end);
      if (this.#signs[this.#at] !== '|') return { start, end };
      this.#at++;
    }
  }

  #branch(depth: number): Part {
    const start = this.#state();
    let end = start;
    for (
      let sign = this.#signs[this.#at];
      sign !== undefined && sign !== '|' && sign !== ')';
      sign = this.#signs[this.#at]
    ) {
      const from = this.#at;
      const first = this.#atom(depth);
      const [least, most] = this.#quantity();
      const after = this.#at;
      const again = () => {
        this.#at = from;
        const part = this.#atom(depth);
        this.#at = after;
        return part;
      };
      const part = this.#repeated(first, again, least, most);
      end.next.push(part.start);
      end = part.end;
    }
    return { start, end };
  }

  #repeated(first: Part, again: () => Part, least: number, most: number): Part {
    const start = this.#state();
    const end = this.#state();
    let at = start;
    let part: Part | undefined = first;
    for (
      let count = 0;
      count < Math.max(least, most === Number.POSITIVE_INFINITY ? least + 1 : most);
      count++
    ) {
      part ??= again();
      if (count >= least) at.next.push(end);
      at.next.push(part.start);
      if (most === Number.POSITIVE_INFINITY && count >= least) part.end.next.push(part.start);
      at = part.end;
      part = undefined;
    }
    at.next.push(end);
    return { start, end };
  }

  #quantity(): [number, number] {
    const sign = this.#signs[this.#at];
    const simple = {
      '?': [0, 1],
      '*': [0, Number.POSITIVE_INFINITY],
      '+': [1, Number.POSITIVE_INFINITY],
    } as const;
    if (sign === '?' || sign === '*' || sign === '+') {
      this.#at++;
      return [...simple[sign]];
    }
    if (sign !== '{') return [1, 1];
    const close = this.#signs.indexOf('}', this.#at);
    const [, least, comma, most] =
      /^(\d{1,4})(?:(,)(\d{0,4}))?$/.exec(this.#signs.slice(this.#at + 1, close).join('')) ?? [];
    if (close < 0 || least === undefined) throw new PatternRefused();
    this.#at = close + 1;
    if (!comma) return [Number(least), Number(least)];
    return [Number(least), most ? Number(most) : Number.POSITIVE_INFINITY];
  }

  #atom(depth: number): Part {
    const sign = this.#signs[this.#at++] ?? '';
    if (sign === '(') {
      // Other programs write groups that are not captured in the way of Perl.
      if (this.#signs[this.#at] === '?' && this.#signs[this.#at + 1] === ':') this.#at += 2;
      const part = this.#branches(depth + 1);
      if (this.#signs[this.#at++] !== ')') throw new PatternRefused();
      return part;
    }
    if ('?*+{}])'.includes(sign)) throw new PatternRefused();
    const test =
      sign === '[' ? this.#set() : sign === '.' ? (one: string) => !/[\n\r]/.test(one) : this.#sign(sign);
    const start = this.#state(test);
    const end = this.#state();
    start.next.push(end);
    return { start, end };
  }

  #sign(sign: string): Test {
    if (sign === '\\') return this.#escape();
    // Anchors have no meaning in XML Schema, where a pattern matches a whole text; files have them all the same.
    return this.#equals(sign);
  }

  #equals(sign: string): Test {
    if (!this.#folds) return (one) => one === sign;
    const lower = sign.toLowerCase();
    return (one) => one.toLowerCase() === lower;
  }

  #escape(): Test {
    const sign = this.#signs[this.#at++];
    if (sign === undefined) throw new PatternRefused();
    const named = Object.hasOwn(CLASSES, sign) ? CLASSES[sign] : undefined;
    if (named) return (one) => named.test(one);
    if (sign === 'p' || sign === 'P') return this.#property(sign);
    return this.#equals((Object.hasOwn(CONTROLS, sign) ? CONTROLS[sign] : undefined) ?? sign);
  }

  #property(sign: string): Test {
    const close = this.#signs.indexOf('}', this.#at);
    const name = this.#signs.slice(this.#at + 1, close).join('');
    if (close < 0 || !/^[A-Z][a-z]?$/.test(name)) throw new PatternRefused();
    this.#at = close + 1;
    try {
      const property = new RegExp(`^\\${sign}{${name}}$`, 'u');
      return (one) => property.test(one);
    } catch {
      throw new PatternRefused();
    }
  }

  #set(): Test {
    const isNegative = this.#signs[this.#at] === '^';
    if (isNegative) this.#at++;
    const tests: Test[] = [];
    for (let sign = this.#signs[this.#at]; sign !== ']' || tests.length === 0; sign = this.#signs[this.#at]) {
      if (sign === undefined || tests.length > 500) throw new PatternRefused();
      this.#at++;
      const high = this.#signs[this.#at + 1];
      const isRange =
        sign !== '\\' && this.#signs[this.#at] === '-' && high !== undefined && high !== ']' && high !== '\\';
      if (isRange) {
        this.#at += 2;
        tests.push(this.#range(sign, high));
      } else tests.push(sign === '\\' ? this.#escape() : this.#equals(sign));
    }
    this.#at++;
    return (one) => tests.some((test) => test(one)) !== isNegative;
  }

  #range(low: string, high: string): Test {
    const within = (one: string) => low <= one && one <= high;
    return this.#folds ? (one) => within(one.toLowerCase()) || within(one.toUpperCase()) : within;
  }
}
