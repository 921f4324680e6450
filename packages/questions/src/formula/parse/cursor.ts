import { ParseFailure, type Token } from './tokens.ts';

const DEEPEST = 48;

/** A position among tokens, and the depth of brackets there. */
export class Cursor {
  readonly #tokens: Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = [...tokens];
  }

  get token(): Token {
    return this.ahead(0);
  }

  ahead(count: number): Token {
    const end = this.#tokens.at(-1) ?? { kind: 'end', text: '', at: 0 };
    return this.#tokens[this.#at + count] ?? end;
  }

  next(): Token {
    const token = this.token;
    this.#at++;
    return token;
  }

  is(kind: Token['kind'], ...texts: readonly string[]): boolean {
    return this.token.kind === kind && (texts.length === 0 || texts.includes(this.token.text));
  }

  /** Moves on when the token is the sign. */
  take(text: string, kind: Token['kind'] = 'sign'): boolean {
    if (!this.is(kind, text)) return false;
    this.#at++;
    return true;
  }

  expect(text: string, kind: Token['kind'] = 'sign'): void {
    if (!this.take(text, kind)) this.fail(`expected ${text}`);
  }

  fail(problem: string): never {
    throw new ParseFailure(this.token.at, problem);
  }

  /** Removes the first digit of a number and returns it, as LaTeX reads an argument without braces. */
  takeDigit(): Token {
    const { text, at, kind } = this.token;
    if (kind !== 'number') this.fail('expected a digit');
    const first: Token = { kind, text: text.slice(0, 1), at };
    if (text.length === 1) this.#at++;
    else this.#tokens[this.#at] = { kind, text: text.slice(1), at: at + 1 };
    return first;
  }

  /** Runs `read` one level deeper. Fails when brackets are nested too deep. */
  deeper<T>(read: () => T): T {
    if (++this.#depth > DEEPEST) this.fail('nested too deep');
    const result = read();
    this.#depth--;
    return result;
  }
}
