import { FUNCTIONS, latexOf } from '@lectern/courseware/latex';
import { wordsLatex } from '../formula/math-text.ts';
import { asRow, joinLatex } from '../formula/run.ts';
import { isSettable } from '../formula/settable.ts';
import { LIMIT_FUNCTIONS } from '../formula/symbols.ts';
import {
  characterOf,
  EMBELLISHMENTS,
  type SignCoding,
  signCodingOf,
  spaceOf,
  TYPEFACE,
} from './mtef-characters.ts';
import { MtefDoubt, type MtefEquation, type MtefNode, readMtef } from './mtef-reader.ts';
import { type Template, template3, template5 } from './mtef-templates.ts';

export interface MtefFormula {
  readonly latex: string;
  /** Six hexadecimal digits. */
  readonly color?: string;
}

/**
 * Converts an `Equation Native` stream to LaTeX with amsmath commands; undefined if any part is doubtful, because its
 * picture is right.
 */
export function mtefToLatex(stream: Uint8Array): MtefFormula | undefined {
  try {
    const equation = readMtef(stream);
    const latex = new Writer(equation).lines(equation.nodes).trim();
    if (latex === '' || latex.length > 32_768 || !isSettable(latex)) return undefined;
    return { latex, ...(equation.color ? { color: equation.color } : {}) };
  } catch (error) {
    if (error instanceof MtefDoubt) return undefined;
    throw error;
  }
}

type Char = Extract<MtefNode, { type: 'char' }>;

class Writer {
  readonly #version: number;
  readonly #coding: SignCoding;

  constructor({ version, nodes }: MtefEquation) {
    this.#version = version;
    this.#coding = signCodingOf(nodes);
  }

  /** Lines one below the other; a single line without an environment. */
  lines(nodes: readonly MtefNode[]): string {
    const lines = nodes.map((node) => this.#node(node)).filter((line) => line !== '');
    return lines.length > 1
      ? `\\begin{aligned}${lines
          .map((line) => `&${line}`)
          .map(asRow)
          .join('\\\\')}\\end{aligned}`
      : (lines[0] ?? '');
  }

  /** Objects beside one another; neighbouring letters of a word are joined. */
  #row(nodes: readonly MtefNode[]): string {
    const pieces: string[] = [];
    for (let at = 0; at < nodes.length; ) {
      const node = nodes[at];
      if (!node) break;
      if (node.type === 'char' && isWord(node)) {
        let end = at + 1;
        while (
          end < nodes.length &&
          joins(node, nodes[end]) &&
          !(nodes[end - 1] as Char).embellishments.length
        )
          end++;
        pieces.push(this.#word(nodes.slice(at, end) as Char[]));
        at = end;
        continue;
      }
      const piece = this.#node(node);
      // scripts without a base before them
      pieces.push(/^[_^]/.test(piece) && !pieces.some((one) => one !== '') ? `{}${piece}` : piece);
      at++;
    }
    return joinLatex(pieces);
  }

  #node(node: MtefNode): string {
    switch (node.type) {
      case 'line':
        return this.#row(node.children);
      case 'char':
        return this.#char(node);
      case 'pile':
        return this.#pile(node);
      case 'matrix':
        return this.#matrix(node);
      default:
        return this.#template(node);
    }
  }

  #pile(node: Extract<MtefNode, { type: 'pile' }>): string {
    const lines = node.children.map((child) => this.#node(child));
    if (lines.length === 1) return lines[0] ?? '';
    const column = node.align === 1 ? 'l' : node.align === 3 ? 'r' : node.align === 4 ? 'l' : 'c';
    return `\\begin{array}{${column}}${lines.map(asRow).join('\\\\')}\\end{array}`;
  }

  #matrix({ rows, columns, children }: Extract<MtefNode, { type: 'matrix' }>): string {
    const cells = children.map((child) => this.#node(child));
    if (rows * columns !== cells.length) throw new MtefDoubt('an invalid matrix');
    const lines = Array.from({ length: rows }, (_, row) =>
      cells.slice(row * columns, (row + 1) * columns).join('&'),
    );
    return `\\begin{matrix}${lines.map(asRow).join('\\\\')}\\end{matrix}`;
  }

  #word(chars: readonly Char[]): string {
    const [first] = chars;
    if (!first) return '';
    const letters = chars.map((char) => this.#letter(char)).join('');
    const last = chars.at(-1);
    const wrap = (latex: string) => embellished(latex, last?.embellishments ?? []);
    if (first.typeface === TYPEFACE.function) {
      return wrap(
        FUNCTIONS.has(letters)
          ? `\\${letters}`
          : /^[A-Za-z]{2,}$/.test(letters)
            ? `\\operatorname{${letters}}`
            : `\\mathrm{${letters}}`,
      );
    }
    return wrap(wordsLatex(letters));
  }

  #letter({ typeface, code }: Char): string {
    const letter = characterOf(this.#version, typeface, code, this.#coding);
    if (letter === undefined) throw new MtefDoubt(`unknown character ${code} of ${typeface}`);
    return letter;
  }

  #char(node: Char): string {
    const { typeface, code } = node;
    if (typeface === TYPEFACE.space || isSpaceOfItsOwn(code)) {
      const space = spaceOf(this.#version, code);
      if (space === undefined) throw new MtefDoubt(`unknown space ${code}`);
      return space;
    }
    const letter = this.#letter(node);
    const plain = latexOf(letter) ?? (letter === ' ' ? '\\ ' : letter);
    const latex =
      typeface === TYPEFACE.vector
        ? /^[A-Za-z0-9]$/.test(letter)
          ? `\\mathbf{${letter}}`
          : `\\boldsymbol{${plain}}`
        : /[\u2e80-\u9fff\uff00-\uffef]/.test(letter)
          ? `\\text{${letter}}`
          : plain;
    return embellished(latex, node.embellishments);
  }

  #template(node: Extract<MtefNode, { type: 'template' }>): string {
    const { selector, variation, children } = node;
    const template = this.#version === 3 ? template3(selector, variation) : template5(selector, variation);
    const slots = children.filter((child) => child.type === 'line' || child.type === 'pile');
    const slot = (index: number) => {
      const child = slots[index];
      return child ? this.#node(child) : '';
    };
    return this.#filled(
      template,
      slot,
      children.filter((child) => child.type === 'char') as Char[],
      selector,
    );
  }

  #filled(
    template: Template,
    slot: (index: number) => string,
    chars: readonly Char[],
    selector: number,
  ): string {
    const scripts = (low: string, high: string) => `${low && `_{${low}}`}${high && `^{${high}}`}`;
    switch (template.kind) {
      case 'fence':
        return joinLatex([`\\left${template.open}`, ` ${slot(0)}\\right${template.close}`]);
      case 'root':
        return slot(1) === '' ? `\\sqrt{${slot(0)}}` : `\\sqrt[${slot(1)}]{${slot(0)}}`;
      case 'fraction':
        return `\\frac{${slot(0)}}{${slot(1)}}`;
      case 'slash':
        return `{${slot(0)}}/{${slot(1)}}`;
      case 'scripts':
        return this.#scripts(slot, selector);
      case 'scriptsBefore':
        return `{}${scripts(slot(0), slot(1))}`;
      case 'operator': {
        const integral = /int$/.test(template.operator);
        const place = template.limits === integral ? (template.limits ? '\\limits' : '\\nolimits') : '';
        return joinLatex([
          `${template.operator}${integral && !template.limits ? '' : place}${scripts(slot(1), slot(2))}`,
          slot(0),
        ]);
      }
      case 'limit': {
        const word = slot(0);
        if (LIMIT_FUNCTIONS.has(word) && slot(2) === '') return `${word}${scripts(slot(1), '')}`;
        return `\\mathop{${word}}\\limits${scripts(slot(1), slot(2))}`;
      }
      case 'division':
        return `\\overset{${slot(1)}}{\\overline{\\smash{)}${slot(0)}}}`;
      case 'dirac':
        return `\\left\\langle ${slot(0)}\\middle|${slot(1)}\\right\\rangle `;
      case 'over': {
        const double = /\{\\/.test(template.command) && !template.command.endsWith('}');
        return `${template.command}{${slot(0)}}${double ? '}' : ''}`;
      }
      case 'brace':
        return `${template.command}{${slot(0)}}${slot(1) === '' ? '' : `${template.above ? '^' : '_'}{${slot(1)}}`}`;
      default:
        void chars;
        return `${template.command}${slot(1) === '' ? '' : `[${slot(1)}]`}{${slot(0)}}`;
    }
  }

  /** A subscript and a superscript, of which one may be empty or absent. */
  #scripts(slot: (index: number) => string, selector: number): string {
    // MTEF 5 has a separate number for superscripts alone, but they still have both slots
    const [low, high] = [slot(0), slot(1)];
    if (this.#version === 5 && selector === 28 && high === '') return low && `^{${low}}`;
    return `${low && `_{${low}}`}${high && (/^'+$/.test(high) ? high : `^{${high}}`)}`;
  }
}

/** Whether the code is a space with a private code point of MathType. */
function isSpaceOfItsOwn(code: number): boolean {
  return (code >= 0xef00 && code <= 0xef1f) || (code >= 0xeb00 && code <= 0xeb1f);
}

function isWord({ typeface }: Char): boolean {
  return typeface === TYPEFACE.function || typeface === TYPEFACE.text || typeface === TYPEFACE.textFarEast;
}

function joins(first: Char, next: MtefNode | undefined): boolean {
  if (next?.type !== 'char' || !isWord(next)) return false;
  return (first.typeface === TYPEFACE.function) === (next.typeface === TYPEFACE.function);
}

function embellished(latex: string, embellishments: readonly number[]): string {
  return embellishments.reduce((inner, number) => {
    const [before, after] = EMBELLISHMENTS[number] ?? [];
    if (before === undefined || after === undefined) throw new MtefDoubt(`unknown embellishment ${number}`);
    return `${before}${inner}${after}`;
  }, latex);
}
