import { whole } from '../exact/rational.ts';
import type { Cursor } from './cursor.ts';
import type { CallName, Formula } from './formula.ts';
import { FUNCTIONS, INVERSE, nameOf, readFigure, readVector } from './names.ts';
import { readNumber } from './numbers.ts';

const TWO: Formula = { kind: 'number', value: whole(2), written: 'whole' };
const THREE: Formula = { kind: 'number', value: whole(3), written: 'whole' };
const TEN: Formula = { kind: 'number', value: whole(10), written: 'whole' };

/** Reads values: sums, products, powers and functions. Statements are read by the class that extends this one. */
export abstract class ValueReader {
  protected readonly cursor: Cursor;
  /** Conditions in brackets behind a value, as `(k∈Z)`. */
  protected readonly conditions: Formula[] = [];
  /** Names that are variables although they are usually constants: `e`, `i`. */
  readonly #names: ReadonlySet<string>;
  /** Number of bars that are open in the bracket that is read. */
  #bars = 0;

  constructor(cursor: Cursor, names: ReadonlySet<string>) {
    this.cursor = cursor;
    this.#names = names;
  }

  /** Reads what is in round, square or curly brackets, or a system. */
  protected abstract bracket(): Formula;

  sum(): Formula {
    const terms: Formula[] = [this.#signedTerm()];
    while (this.cursor.is('sign', '+', '-', '±', '∓')) terms.push(this.#signedTerm());
    return terms.length === 1 && terms[0] ? terms[0] : { kind: 'sum', terms };
  }

  /** Reads with its own count of bars, as in brackets. */
  protected apart<T>(read: () => T, bars = 0): T {
    const before = this.#bars;
    this.#bars = bars;
    const result = this.cursor.deeper(read);
    this.#bars = before;
    return result;
  }

  #signedTerm(): Formula {
    if (this.cursor.take('+')) return this.#product();
    if (this.cursor.take('-')) return { kind: 'negative', of: this.#signedProduct() };
    if (this.cursor.is('sign', '±', '∓')) {
      const sign = this.cursor.next().text === '±' ? '±' : '∓';
      return { kind: 'plusMinus', of: this.#product(), sign };
    }
    return this.#product();
  }

  #signedProduct(): Formula {
    if (!this.cursor.is('sign', '-', '+')) return this.#product();
    return this.cursor.deeper(() => this.#signedTerm());
  }

  /** Signs `*` and `/` have the same rank as products without a sign: from left to right. */
  #product(): Formula {
    let value = this.#factor();
    for (;;) {
      if (this.cursor.take('*')) value = times(value, this.#signedFactor());
      else if (this.cursor.take('/')) value = { kind: 'quotient', of: value, by: this.#signedFactor() };
      else if (this.cursor.is('text')) value = this.#unit(value);
      else if (this.#factorBegins()) {
        const factor = this.#factor();
        if (factor.kind === 'relation' || factor.kind === 'member') this.conditions.push(factor);
        else value = times(value, factor);
      } else return value;
    }
  }

  #unit(of: Formula): Formula {
    let unit = this.cursor.next().text;
    while (this.cursor.is('text')) unit += this.cursor.next().text;
    if (this.cursor.take('^')) {
      const exponent = this.argument(false);
      unit += exponent.kind === 'number' ? `^${exponent.value.n}` : '';
    }
    if (this.cursor.is('sign', '/') && this.cursor.ahead(1).kind === 'text') {
      this.cursor.next();
      unit += `/${this.cursor.next().text}`;
    }
    return { kind: 'unit', of, unit };
  }

  #signedFactor(): Formula {
    if (this.cursor.take('-')) return { kind: 'negative', of: this.#signedFactor() };
    return this.#factor();
  }

  #factorBegins(): boolean {
    const { kind, text } = this.cursor.token;
    if (kind === 'number' || kind === 'letter') return true;
    if (kind === 'sign')
      return (
        text === '(' || text === '[' || text === '{' || text === '∠' || (text === '|' && this.#bars === 0)
      );
    return kind === 'command' && !/^(\}|newline|end|cr|mathbb|text)$/.test(text);
  }

  #factor(): Formula {
    let value = this.#primary();
    for (;;) {
      if (this.cursor.is('sign', '^')) value = this.#power(value);
      else if (this.cursor.take('°')) value = { kind: 'call', name: 'degrees', args: [value] };
      else if (this.cursor.take('%')) value = { kind: 'call', name: 'percent', args: [value] };
      else if (this.cursor.take('!')) value = { kind: 'call', name: 'factorial', args: [value] };
      else return value;
    }
  }

  #power(base: Formula): Formula {
    this.cursor.next();
    if (this.cursor.take('°')) return { kind: 'call', name: 'degrees', args: [base] };
    if (
      this.cursor.is('sign', '{') &&
      this.cursor.ahead(1).text === '°' &&
      this.cursor.ahead(2).text === '}'
    ) {
      for (let count = 0; count < 3; count++) this.cursor.next();
      return { kind: 'call', name: 'degrees', args: [base] };
    }
    const exponent = this.argument(false);
    // A tower of powers is read from its top.
    if (this.cursor.is('sign', '^'))
      return { kind: 'power', base, exponent: this.cursor.deeper(() => this.#power(exponent)) };
    return { kind: 'power', base, exponent };
  }

  /**
   * An argument of a command or an exponent. Without braces it is one digit for LaTeX (`oneDigit`), and a whole number
   * where pupils type `x^10`.
   */
  protected argument(oneDigit: boolean): Formula {
    if (this.cursor.take('{')) {
      const value = this.apart(() => this.sum());
      this.cursor.expect('}');
      return value;
    }
    if (this.cursor.is('number')) {
      const { text } = oneDigit ? this.cursor.takeDigit() : this.cursor.next();
      if (!/^\d+$/.test(text)) this.cursor.fail('expected a whole number');
      return { kind: 'number', value: whole(BigInt(text)), written: 'whole' };
    }
    if (this.cursor.take('-'))
      return { kind: 'negative', of: this.cursor.deeper(() => this.argument(oneDigit)) };
    return this.cursor.deeper(() => this.#primary());
  }

  #primary(): Formula {
    const { kind, text } = this.cursor.token;
    if (kind === 'number') return readNumber(this.cursor);
    if (kind === 'letter') return this.#letter();
    if (kind === 'command') return this.#command();
    if (kind === 'sign') {
      if (text === '(' || text === '[' || text === '{') return this.bracket();
      if (text === '|') return this.#bar();
      if (text === '∞') {
        this.cursor.next();
        return { kind: 'constant', name: 'infinity' };
      }
      if (text === '∅') {
        this.cursor.next();
        return { kind: 'space', name: 'empty' };
      }
      if (text === '∠' || text === '△') return readFigure(this.cursor);
    }
    return this.cursor.fail('expected a number, a letter or a bracket');
  }

  #bar(): Formula {
    this.cursor.next();
    const of = this.apart(() => this.sum(), this.#bars + 1);
    this.cursor.expect('|');
    return { kind: 'call', name: 'abs', args: [of] };
  }

  #letter(): Formula {
    const { text } = this.cursor.next();
    if (/^[fgh]$/.test(text) && (this.cursor.is('sign', '(') || this.cursor.is('sign', "'")))
      return this.#named(text);
    let name = text;
    while (this.cursor.take("'")) name += "'";
    if (this.cursor.take('_')) {
      const subscript = this.#subscript();
      if (/^[CA]$/.test(name) && this.cursor.is('sign', '^') && isCount(subscript)) {
        this.cursor.next();
        const args = [subscript, this.argument(true)];
        return { kind: 'call', name: name === 'C' ? 'choose' : 'arrange', args };
      }
      return { kind: 'variable', name: `${name}_${nameOf(subscript)}` };
    }
    if (name === 'π') return { kind: 'constant', name: 'pi' };
    if ((name === 'e' || name === 'i') && !this.#names.has(name)) return { kind: 'constant', name };
    return { kind: 'variable', name };
  }

  #subscript(): Formula {
    if (this.cursor.is('sign', '△', '∠')) return readFigure(this.cursor);
    if (!this.cursor.is('sign', '{') || !/[△∠]/.test(this.cursor.ahead(1).text)) return this.argument(true);
    this.cursor.next();
    const figure = readFigure(this.cursor);
    this.cursor.expect('}');
    return figure;
  }

  /** A function without a rule, as `f(x)` or `f'(2)`: one name. */
  #named(letter: string): Formula {
    let name = letter;
    while (this.cursor.take("'")) name += "'";
    if (!this.cursor.is('sign', '(')) return { kind: 'variable', name };
    this.cursor.next();
    const argument = this.apart(() => this.sum());
    this.cursor.expect(')');
    return { kind: 'variable', name: `${name}(${nameOf(argument)})` };
  }

  #command(): Formula {
    const { text } = this.cursor.token;
    if (text === '{' || text === 'begin') return this.bracket();
    this.cursor.next();
    if (/^[dtc]?frac$/.test(text)) {
      const of = this.argument(true);
      return { kind: 'quotient', of, by: this.argument(true) };
    }
    if (text === 'sqrt' || text === 'radical') return this.#root(text === 'sqrt');
    if (text === 'cbrt') return { kind: 'root', of: this.argument(true), degree: THREE };
    if (Object.hasOwn(FUNCTIONS, text)) return this.#call(text);
    if (
      text === 'operatorname' ||
      text === 'mathrm' ||
      text === 'mathit' ||
      text === 'mathbf' ||
      text === 'boldsymbol'
    )
      return this.#operator(text);
    if (text === 'vec' || text === 'overrightarrow')
      return readVector(this.cursor, () => this.argument(true));
    if (text === 'overline' || text === 'bar') return this.#barred();
    if (text === 'binom') {
      const of = this.argument(true);
      return { kind: 'call', name: 'choose', args: [of, this.argument(true)] };
    }
    if (
      /^(alpha|beta|gamma|theta|varphi|phi|omega|lambda|mu|rho|delta|Delta|sigma|epsilon|varepsilon)$/.test(
        text,
      )
    )
      return this.#subscripted(text);
    return this.cursor.fail(`unknown command ${text}`);
  }

  /** A conjugate or a mean of one letter; a line by its ends. Digits below a bar, as of 10a + b, are not understood. */
  #barred(): Formula {
    const name = nameOf(this.argument(true));
    if (name.length > 1 && !/^[A-Z]+$/.test(name)) this.cursor.fail('a bar over several letters');
    return { kind: 'variable', name: `bar ${name}` };
  }

  #subscripted(name: string): Formula {
    if (!this.cursor.take('_')) return { kind: 'variable', name };
    return { kind: 'variable', name: `${name}_${nameOf(this.argument(true))}` };
  }

  /** A typed `√12` has no braces and means the whole number; `\sqrt12` is one digit for LaTeX. */
  #root(oneDigit: boolean): Formula {
    let degree = TWO;
    if (oneDigit && this.cursor.take('[')) {
      degree = this.apart(() => this.sum());
      this.cursor.expect(']');
    }
    return { kind: 'root', of: this.argument(oneDigit), degree };
  }

  #call(text: string): Formula {
    let name: CallName = FUNCTIONS[text] ?? 'sin';
    let base: Formula = TEN;
    let exponent: Formula | undefined;
    if (text === 'log' && this.cursor.take('_')) base = this.argument(true);
    if (this.cursor.take('^')) {
      exponent = this.argument(true);
      if (exponent.kind === 'negative' && INVERSE[text]) {
        name = INVERSE[text];
        exponent = undefined;
      }
    }
    if (text === 'log' && this.cursor.take('_')) base = this.argument(true);
    const of = this.#operand();
    const call: Formula = { kind: 'call', name, args: name === 'log' ? [of, base] : [of] };
    return exponent ? { kind: 'power', base: call, exponent } : call;
  }

  /** The operand of a function without brackets: a product of numbers, letters, roots and fractions, as in `\sin 2x`. */
  #operand(): Formula {
    if (this.cursor.is('sign', '(') || this.cursor.is('sign', '['))
      return this.cursor.deeper(() => this.bracket());
    if (this.cursor.take('-')) return { kind: 'negative', of: this.cursor.deeper(() => this.#operand()) };
    let value = this.cursor.deeper(() => this.#factor());
    for (;;) {
      const { kind, text } = this.cursor.token;
      const follows =
        kind === 'number' ||
        kind === 'letter' ||
        (kind === 'command' &&
          /^([dt]?frac|sqrt|radical|alpha|beta|theta|varphi|phi|omega|gamma|lambda)$/.test(text));
      if (follows) value = times(value, this.#factor());
      else if (this.cursor.is('sign', '/') && this.cursor.ahead(1).kind === 'number' && someAngle(value)) {
        this.cursor.next();
        value = { kind: 'quotient', of: value, by: this.#factor() };
      } else return value;
    }
  }

  #operator(command: string): Formula {
    if (!this.cursor.take('{')) this.cursor.fail('expected {');
    let text = '';
    while (!this.cursor.is('sign', '}') && !this.cursor.is('end')) text += this.cursor.next().text;
    this.cursor.expect('}');
    if (Object.hasOwn(FUNCTIONS, text)) return this.#call(text);
    if (text === 'e' || text === 'i') return { kind: 'constant', name: text };
    if (text === 'π') return { kind: 'constant', name: 'pi' };
    return { kind: 'variable', name: /^(mathbf|boldsymbol)$/.test(command) ? `vec ${text}` : text };
  }
}

/** True for a number or one of the letters that count. */
function isCount(formula: Formula): boolean {
  return formula.kind === 'number' || (formula.kind === 'variable' && /^[nmk]$/.test(formula.name));
}

function someAngle(value: Formula): boolean {
  return (
    value.kind === 'constant' ||
    (value.kind === 'product' && value.factors.some((part) => part.kind === 'constant'))
  );
}

/** A product; the factors of a product on the left are taken over. */
function times(left: Formula, right: Formula): Formula {
  return { kind: 'product', factors: left.kind === 'product' ? [...left.factors, right] : [left, right] };
}
