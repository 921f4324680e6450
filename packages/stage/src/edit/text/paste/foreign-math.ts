import { ACCENTS } from '@lectern/courseware/latex';
import { DEEPEST_ELEMENT, elementsIn, type ForeignElement, findIn, wordsIn } from './foreign-element.ts';
import {
  fenceOf,
  grouped,
  joinedLatex,
  latexOfName,
  latexOfSigns,
  latexOfWords,
  scripts,
  TAKES_LIMITS,
} from './math-signs.ts';

/** The longest formula, characters. */
const LATEX_MAX = 20_000;

/** The name without its namespace prefix. */
export function localName({ name }: ForeignElement): string {
  return name.slice(name.indexOf(':') + 1);
}

/** A `math` element (MathML 3) as LaTeX: its LaTeX annotation, otherwise a conversion. */
export function latexOfMath(math: ForeignElement): string {
  const noted = findIn(
    math,
    (each) => localName(each) === 'annotation' && /\b(x-)?(la)?tex\b/i.test(each.attribute('encoding') ?? ''),
  );
  const told = math.attribute('alttext') ?? '';
  const own = bareLatex(noted ? wordsIn(noted) : /\\[A-Za-z]/.test(told) ? told : '');
  return own === '' ? row(elementsIn(math), 0).slice(0, LATEX_MAX) : own;
}

/** LaTeX without the delimiters and the group that pages put around it. */
export function bareLatex(latex: string): string {
  const plain = latex
    .slice(0, LATEX_MAX)
    .trim()
    .replace(/^(\$\$?|\\\(|\\\[)([\s\S]*?)(\$\$?|\\\)|\\\])$/, '$2')
    .trim();
  const [, inside] = /^\{\\(?:displaystyle|textstyle)\s*([\s\S]*)\}$/.exec(plain) ?? [];
  return inside !== undefined && isBalanced(inside) ? inside.trim() : plain;
}

function isBalanced(latex: string): boolean {
  let depth = 0;
  for (const [sign] of latex.matchAll(/\\.|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function one(element: ForeignElement | undefined, down: number): string {
  if (!element || down > DEEPEST_ELEMENT) return '';
  const name = localName(element);
  const parts = elementsIn(element);
  const part = (at: number) => one(parts[at], down + 1);
  switch (name) {
    case 'mi':
      return identifier(element);
    case 'mn':
      return latexOfSigns(wordsIn(element));
    case 'mo':
      return operator(element);
    case 'mtext':
    case 'ms':
      return latexOfWords(wordsIn(element));
    case 'mspace':
      return spaceOf(element);
    case 'mfrac':
      return fraction(element, part(0), part(1));
    case 'msqrt':
      return `\\sqrt{${row(parts, down + 1)}}`;
    case 'mroot':
      return `\\sqrt[${part(1)}]{${part(0)}}`;
    case 'msub':
      return `${grouped(part(0))}${scripts(part(1), '')}`;
    case 'msup':
      return `${grouped(part(0))}${scripts('', part(1))}`;
    case 'msubsup':
      return `${grouped(part(0))}${scripts(part(1), part(2))}`;
    case 'munder':
      return limits(part(0), part(1), '', parts[1]);
    case 'mover':
      return limits(part(0), '', part(1), parts[1]);
    case 'munderover':
      return limits(part(0), part(1), part(2), undefined);
    case 'mmultiscripts':
      return multiscripts(parts, down);
    case 'mfenced':
      return fenced(element, parts, down);
    case 'mtable':
      return table(element, down, 'matrix');
    case 'menclose':
      return enclosed(element.attribute('notation') ?? '', row(parts, down + 1));
    case 'mphantom':
      return `\\phantom{${row(parts, down + 1)}}`;
    case 'semantics':
    case 'maction':
      return part(0);
    case 'annotation':
    case 'annotation-xml':
    case 'none':
    case 'mprescripts':
      return '';
    default:
      return parts.length === 0 ? latexOfWords(wordsIn(element)) : row(parts, down + 1);
  }
}

const LETTERS: Readonly<Record<string, string>> = {
  normal: '\\mathrm',
  bold: '\\mathbf',
  'double-struck': '\\mathbb',
  script: '\\mathcal',
  fraktur: '\\mathfrak',
  'sans-serif': '\\mathsf',
  monospace: '\\mathtt',
};

function identifier(element: ForeignElement): string {
  const name = wordsIn(element).trim();
  const latex = latexOfSigns(name);
  if ([...name].length > 1 && /^[\p{L}\s]+$/u.test(name)) return latexOfName(name.replace(/\s+/g, ' '));
  const letters = LETTERS[element.attribute('mathvariant') ?? ''];
  return letters && /^[A-Za-z]$/.test(latex) ? `${letters}{${latex}}` : latex;
}

function operator(element: ForeignElement): string {
  const name = wordsIn(element).trim();
  return /^[A-Za-z]{2,}$/.test(name) ? latexOfName(name) : latexOfSigns(name);
}

function spaceOf(element: ForeignElement): string {
  const ems = Number.parseFloat(element.attribute('width') ?? '');
  if (element.attribute('linebreak') === 'newline') return '\\\\';
  if (!(ems > 0)) return '';
  return ems >= 0.9 ? '\\quad ' : ems >= 0.3 ? '\\ ' : '\\,';
}

function fraction(element: ForeignElement, above: string, below: string): string {
  if (/^0(\.0+)?\D*$/.test(element.attribute('linethickness') ?? ''))
    return `\\genfrac{}{}{0pt}{}{${above}}{${below}}`;
  if (element.attribute('bevelled') === 'true') return `{${above}}/{${below}}`;
  return `\\frac{${above}}{${below}}`;
}

/** Content under and over a base: limits of an operator, an accent, a brace, or other content. */
function limits(base: string, below: string, above: string, sign: ForeignElement | undefined): string {
  if (TAKES_LIMITS.test(base)) {
    const isIntegral = /int$/.test(base);
    return `${base}${isIntegral ? '\\limits' : ''}${scripts(below, above)}`;
  }
  if (/^\\(under|over)brace\{/.test(base)) return `${base}${scripts(below, above)}`;
  if (/^\\mathrm\{[A-Za-z]+\}$/.test(base) && above === '')
    return `\\operatorname*{${base.slice(8, -1)}}${scripts(below, '')}`;
  const mark = sign ? wordsIn(sign).trim() : '';
  if (above !== '' && below === '') {
    const accent = Object.hasOwn(ACCENTS, mark) ? ACCENTS[mark] : undefined;
    const isOne = base.length === 1 || /^\\[A-Za-z]+$/.test(base);
    if (accent) return `${accent[isOne ? 0 : 1]}{${base}}`;
    if (mark === '_' || mark === '\u0332') return `\\overline{${base}}`;
  }
  if (below !== '' && above === '') {
    if (/^(_|\u0332|\u00af|\u203e|―)$/u.test(mark)) return `\\underline{${base}}`;
    if (mark === '⏟') return `\\underbrace{${base}}`;
  }
  const under = below === '' ? grouped(base) : `\\underset{${below}}{${base}}`;
  return above === '' ? under : `\\overset{${above}}{${under}}`;
}

function multiscripts(parts: readonly ForeignElement[], down: number): string {
  const before = parts.findIndex((each) => localName(each) === 'mprescripts');
  const pairs = (from: number, to: number) => {
    const said: string[] = [];
    for (let at = from; at < to; at += 2)
      said.push(scripts(one(parts[at], down + 1), one(parts[at + 1], down + 1)));
    return said.join('{}');
  };
  const behind = pairs(1, before < 0 ? parts.length : before);
  const front = before < 0 ? '' : pairs(before + 1, parts.length);
  return `${front === '' ? '' : `{}${front}`}${grouped(one(parts[0], down + 1))}${behind}`;
}

function fenced(element: ForeignElement, parts: readonly ForeignElement[], down: number): string {
  const open = (element.attribute('open') ?? '(').trim();
  const close = (element.attribute('close') ?? ')').trim();
  const between = [...(element.attribute('separators') ?? ',').replace(/\s/g, '')];
  const [only] = parts;
  if (parts.length === 1 && only && localName(only) === 'mtable')
    return tableBetween(only, open, close, down);
  const pieces = parts.flatMap((part, at) => {
    const mark = between[Math.min(at - 1, between.length - 1)];
    return at === 0 || mark === undefined ? [one(part, down + 1)] : [latexOfSigns(mark), one(part, down + 1)];
  });
  return inFences(open, joinedLatex(pieces), close);
}

function inFences(open: string, inside: string, close: string): string {
  const [left, right] = [fenceOf(open), fenceOf(close)];
  if (left === undefined || right === undefined)
    return joinedLatex([latexOfSigns(open), inside, latexOfSigns(close)]);
  return joinedLatex([`\\left${left}`, `${startsLetter(left, inside) ? ' ' : ''}${inside}\\right${right}`]);
}

function startsLetter(left: string, inside: string): boolean {
  return /[A-Za-z]$/.test(left) && /^[A-Za-z]/.test(inside);
}

const MATRICES: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
  '{': 'cases',
};

function tableBetween(element: ForeignElement, open: string, close: string, down: number): string {
  const kind = Object.hasOwn(MATRICES, open + close) ? MATRICES[open + close] : undefined;
  return kind ? table(element, down, kind) : inFences(open, table(element, down, 'matrix'), close);
}

function table(element: ForeignElement, down: number, kind: string): string {
  const rows = elementsIn(element).filter((each) => /^m(labeled)?tr$/.test(localName(each)));
  const cells = rows.map((each) => {
    const parts = elementsIn(each).filter((part) => localName(part) === 'mtd');
    const shown = localName(each) === 'mlabeledtr' ? parts.slice(1) : parts;
    return shown.map((part) => row(elementsIn(part), down + 2)).join('&');
  });
  // Equations one under another, aligned at a sign.
  const isAligned = kind === 'matrix' && /^\s*right\s+left/.test(element.attribute('columnalign') ?? '');
  const name = isAligned ? 'aligned' : kind;
  return `\\begin{${name}}${cells.join('\\\\')}\\end{${name}}`;
}

function enclosed(notation: string, inside: string): string {
  if (/updiagonalstrike/.test(notation) && /downdiagonalstrike/.test(notation)) return `\\xcancel{${inside}}`;
  if (/updiagonalstrike/.test(notation)) return `\\cancel{${inside}}`;
  if (/downdiagonalstrike/.test(notation)) return `\\bcancel{${inside}}`;
  if (/radical/.test(notation)) return `\\sqrt{${inside}}`;
  if (/box|circle|rounded/.test(notation)) return `\\boxed{${inside}}`;
  if (/top/.test(notation)) return `\\overline{${inside}}`;
  return /bottom/.test(notation) ? `\\underline{${inside}}` : inside;
}

const OPENS = '([{|‖⌊⌈⟨';
const CLOSES: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '⌊': '⌋',
  '⌈': '⌉',
  '⟨': '⟩',
};

/** A part that is higher than a line, so that brackets around it grow. */
const TALL = /\\(frac|genfrac|begin|sum|prod|int|sqrt|overset|underset|left)/;

/** A sequence of parts; matching brackets are as high as their content. */
function row(parts: readonly ForeignElement[], down: number): string {
  if (down > DEEPEST_ELEMENT) return '';
  const pieces: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    const sign = signOf(part);
    const next = parts[at + 1];
    const end = OPENS.includes(sign) && sign !== '' ? closeOf(parts, at) : -1;
    const isTable = next !== undefined && localName(next) === 'mtable';
    if (end === at + 2 && isTable && next) {
      pieces.push(tableBetween(next, sign, signOf(parts[end]), down + 1));
      at = end;
    } else if (sign === '{' && isTable && next && end < 0) {
      pieces.push(tableBetween(next, '{', '', down + 1));
      // An invisible bracket on the other side may be written as an empty operator.
      at += signOf(parts[at + 2]) === '' && localNameOf(parts[at + 2]) === 'mo' ? 2 : 1;
    } else if (end > at) {
      const inside = row(parts.slice(at + 1, end), down + 1);
      const close = signOf(parts[end]);
      pieces.push(
        TALL.test(inside)
          ? inFences(sign, inside, close)
          : joinedLatex([latexOfSigns(sign), inside, latexOfSigns(close)]),
      );
      at = end;
    } else pieces.push(one(part, down));
  }
  return joinedLatex(pieces);
}

function localNameOf(element: ForeignElement | undefined): string {
  return element ? localName(element) : '';
}

function signOf(element: ForeignElement | undefined): string {
  return localNameOf(element) === 'mo' && element ? wordsIn(element).trim() : '';
}

/** The end of a bracket within the same row. */
function closeOf(parts: readonly ForeignElement[], from: number): number {
  const open = signOf(parts[from]);
  const close = CLOSES[open] ?? open;
  let depth = 0;
  for (let at = from + 1; at < parts.length; at++) {
    const sign = signOf(parts[at]);
    if (sign === close && depth === 0) return at;
    if (sign === close) depth -= 1;
    else if (sign === open) depth += 1;
  }
  return -1;
}
