import { BudgetExceeded } from '../exact/budget.ts';
import { Cursor } from './cursor.ts';
import type { Formula, Sign, SpaceName } from './formula.ts';
import { ParseFailure, tokensOf } from './tokens.ts';
import { ValueReader } from './value-reader.ts';

/** A formula, or the position of the first character that is not understood. */
export type Parsed =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly at: number; readonly problem: string };

const SPACES: Readonly<Record<string, SpaceName>> = {
  R: 'real',
  Z: 'integer',
  N: 'natural',
  Q: 'rational',
  C: 'complex',
};

/** Reads LaTeX or typed text. `names`: variables of the question, so that `e` and `i` can be letters. */
export function parseFormula(text: string, names: Iterable<string> = []): Parsed {
  try {
    return { ok: true, formula: new StatementReader(new Cursor(tokensOf(text)), new Set(names)).whole() };
  } catch (error) {
    if (error instanceof ParseFailure) return { ok: false, at: error.at, problem: error.message };
    if (error instanceof BudgetExceeded) return { ok: false, at: 0, problem: error.message };
    throw error;
  }
}

class StatementReader extends ValueReader {
  whole(): Formula {
    const formula = this.#statement();
    if (!this.cursor.is('end')) this.cursor.fail('expected the end');
    if (this.conditions.length === 0) return formula;
    return { kind: 'all', items: [formula, ...this.conditions] };
  }

  /** Ranks: 或 before commas before 且 before relations. */
  #statement(): Formula {
    return this.#joined('any', ['∨'], () => this.#list());
  }

  #list(): Formula {
    const items = [this.#both()];
    while (this.cursor.is('sign', ',', ';')) {
      this.cursor.next();
      if (this.#atEnd()) break;
      items.push(this.#both());
    }
    return single(items) ?? { kind: 'list', items };
  }

  #atEnd(): boolean {
    return this.cursor.is('end') || this.cursor.is('command', 'newline', 'end');
  }

  #both(): Formula {
    return this.#joined('all', ['∧'], () => this.#relation());
  }

  #joined(kind: 'any' | 'all' | 'union' | 'meet', signs: readonly string[], read: () => Formula): Formula {
    const items = [read()];
    while (this.cursor.is('sign', ...signs)) {
      this.cursor.next();
      items.push(read());
    }
    return single(items) ?? { kind, items };
  }

  #relation(): Formula {
    const sides = [this.#side()];
    const signs: Sign[] = [];
    for (;;) {
      const { text } = this.cursor.token;
      if (this.cursor.is('sign', '=', '<', '>', '≤', '≥', '≠')) {
        this.cursor.next();
        let sign = text as Sign;
        if ((sign === '<' || sign === '>') && this.cursor.take('=')) sign = sign === '<' ? '≤' : '≥';
        signs.push(sign);
        sides.push(this.#side());
      } else if (this.cursor.is('sign', '∈', '∉') && sides[0] && signs.length === 0) {
        this.cursor.next();
        return { kind: 'member', of: sides[0], in: this.#side(), not: text === '∉' };
      } else break;
    }
    return single(sides) ?? { kind: 'relation', sides, signs };
  }

  #side(): Formula {
    return this.#joined('union', ['∪'], () => this.#joined('meet', ['∩'], () => this.#ratio()));
  }

  #ratio(): Formula {
    const items = [this.#space() ?? this.sum()];
    while (this.cursor.take(':')) items.push(this.sum());
    return single(items) ?? { kind: 'ratio', items };
  }

  /** A space of numbers. A typed `R` or `Z` is a space behind `∈` or alone. */
  #space(): Formula | undefined {
    const isBoard =
      this.cursor.is('command', 'mathbb', 'mathbf') && SPACES[this.#letterAhead()] !== undefined;
    const isTyped = this.cursor.ahead(-1).text === '∈' && SPACES[this.cursor.token.text] !== undefined;
    if (!isBoard && !isTyped) return undefined;
    if (isBoard) this.cursor.next();
    const braces = isBoard && this.cursor.take('{');
    let name = SPACES[this.cursor.next().text] ?? 'real';
    if (braces) this.cursor.expect('}');
    if (this.cursor.is('sign', '^', '_')) {
      this.cursor.next();
      const inBraces = this.cursor.take('{');
      if (!this.cursor.is('sign', '*', '+')) this.cursor.fail('expected * or +');
      this.cursor.next();
      if (inBraces) this.cursor.expect('}');
      if (name === 'natural' || name === 'integer') name = 'positive';
    } else if (this.cursor.is('sign', '*', '+') && name === 'natural') {
      this.cursor.next();
      name = 'positive';
    }
    return { kind: 'space', name };
  }

  #letterAhead(): string {
    return this.cursor.ahead(1).text === '{' ? this.cursor.ahead(2).text : this.cursor.ahead(1).text;
  }

  protected override bracket(): Formula {
    if (this.cursor.take('begin', 'command')) return this.#system();
    const open = this.cursor.next();
    const isSet = open.kind === 'command';
    if (isSet && this.cursor.take('begin', 'command')) return this.#system();
    if (isSet && this.#takeClosing(true)) return { kind: 'space', name: 'empty' };
    const items: Formula[] = [];
    let condition: Formula | undefined;
    this.apart(
      () => {
        items.push(this.#joined('any', ['∨'], () => this.#both()));
        while (this.cursor.is('sign', ',', ';')) {
          this.cursor.next();
          items.push(this.#joined('any', ['∨'], () => this.#both()));
        }
        const isBuilder = open.text === '{' && this.cursor.is('sign', '|', '¦', ':');
        if (isBuilder) {
          this.cursor.next();
          condition = this.#statement();
        }
      },
      open.text === '{' ? 1 : 0,
    );
    return this.#closed(open.text, isSet, items, condition);
  }

  #closed(open: string, isSet: boolean, items: Formula[], condition: Formula | undefined): Formula {
    const [first, second] = items;
    if (open === '{') {
      if (!this.#takeClosing(isSet)) this.cursor.fail('expected }');
      if (condition && first) return { kind: 'builder', of: first, condition };
      return !isSet && items.length === 1 && first ? first : { kind: 'set', items };
    }
    const close = this.cursor.token.text;
    if (!this.cursor.is('sign', ')', ']')) this.cursor.fail('expected a closing bracket');
    this.cursor.next();
    if (items.length === 1 && first) return first;
    if (items.length === 2 && first && second && (open === '[' || close === ']'))
      return {
        kind: 'interval',
        low: first,
        high: second,
        lowClosed: open === '[',
        highClosed: close === ']',
      };
    return { kind: 'tuple', items };
  }

  #takeClosing(isSet: boolean): boolean {
    return this.cursor.take('}', isSet ? 'command' : 'sign');
  }

  /** A system of lines: all of them hold. Other environments are not understood. */
  #system(): Formula {
    const name = this.#environment();
    if (!/^(cases|aligned|array|matrix)$/.test(name)) this.cursor.fail(`unknown environment ${name}`);
    if (name === 'array') while (this.cursor.is('sign', '{')) this.#environment();
    const items: Formula[] = [];
    this.apart(() => {
      while (!this.cursor.is('command', 'end')) {
        items.push(this.#statement());
        if (!this.cursor.take('newline', 'command') && !this.cursor.is('command', 'end'))
          this.cursor.fail('expected the end of the line');
      }
    });
    this.cursor.next();
    this.#environment();
    if (items.length === 0) this.cursor.fail('a system without lines');
    return single(items) ?? { kind: 'all', items };
  }

  #environment(): string {
    this.cursor.expect('{');
    let name = '';
    while (!this.cursor.is('sign', '}')) {
      if (this.cursor.is('end')) this.cursor.fail('expected }');
      name += this.cursor.next().text;
    }
    this.cursor.next();
    return name;
  }
}

function single(items: readonly Formula[]): Formula | undefined {
  return items.length === 1 ? items[0] : undefined;
}
