import { ACCENTS } from '@lectern/courseware/latex';
import { DEEPEST_ELEMENT, elementsIn, type ForeignElement, findIn, wordsIn } from './foreign-element.ts';
import { localName } from './foreign-math.ts';
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

/**
 * A formula of Word (`m:oMath`, ECMA-376 part 1, 22.1.2.77) as LaTeX, in the form of HTML that Word copies: element names
 * in lower case, and text in `span`.
 */
export function latexOfOmml(element: ForeignElement): string {
  return all(element, 0);
}

function all(element: ForeignElement | undefined, down: number): string {
  if (!element || down > DEEPEST_ELEMENT) return '';
  return joinedLatex(elementsIn(element).map((child) => one(child, down + 1)));
}

function one(element: ForeignElement, down: number): string {
  const part = (name: string) => all(partOf(element, name), down);
  switch (localName(element)) {
    case 'r':
      return runOf(element);
    case 'f': {
      const kind = said(element, 'type');
      if (kind === 'nobar') return `\\genfrac{}{}{0pt}{}{${part('num')}}{${part('den')}}`;
      return kind === 'lin' ? `{${part('num')}}/{${part('den')}}` : `\\frac{${part('num')}}{${part('den')}}`;
    }
    case 'rad': {
      const degree = isSaid(element, 'deghide') ? '' : part('deg');
      return degree === '' ? `\\sqrt{${part('e')}}` : `\\sqrt[${degree}]{${part('e')}}`;
    }
    case 'ssup':
      return `${grouped(part('e'))}${scripts('', part('sup'))}`;
    case 'ssub':
      return `${grouped(part('e'))}${scripts(part('sub'), '')}`;
    case 'ssubsup':
      return `${grouped(part('e'))}${scripts(part('sub'), part('sup'))}`;
    case 'spre':
      return `{}${scripts(part('sub'), part('sup'))}${grouped(part('e'))}`;
    case 'nary': {
      const sign = latexOfSigns(said(element, 'chr') ?? '∫');
      const above = isSaid(element, 'suphide') ? '' : part('sup');
      const below = isSaid(element, 'subhide') ? '' : part('sub');
      return joinedLatex([`${sign}${scripts(below, above)}`, part('e')]);
    }
    case 'd':
      return fenced(element, down);
    case 'm':
      return `\\begin{matrix}${rowsOf(element, down)}\\end{matrix}`;
    case 'eqarr':
      return `\\begin{aligned}${linesOf(element, down).join('\\\\')}\\end{aligned}`;
    case 'func':
      return joinedLatex([functionName(part('fname')), part('e')]);
    case 'acc': {
      const inside = part('e');
      const accent = ACCENTS[said(element, 'chr') ?? '\u0302'];
      const isOne = inside.length === 1 || /^\\[A-Za-z]+$/.test(inside);
      return accent ? `${accent[isOne ? 0 : 1]}{${inside}}` : inside;
    }
    case 'bar':
      return `\\${said(element, 'pos') === 'top' ? 'overline' : 'underline'}{${part('e')}}`;
    case 'groupchr':
      return `\\${said(element, 'pos') === 'top' ? 'overbrace' : 'underbrace'}{${part('e')}}`;
    case 'borderbox':
      return `\\boxed{${part('e')}}`;
    case 'limlow':
      return limit(part('e'), part('lim'), '_');
    case 'limupp':
      return limit(part('e'), part('lim'), '^');
    case 'span':
    case 'i':
    case 'b':
      return elementsIn(element).length === 0 ? latexOfSigns(wordsIn(element)) : all(element, down);
    default:
      return /pr$/.test(localName(element)) ? '' : all(element, down);
  }
}

function partOf(element: ForeignElement, name: string): ForeignElement | undefined {
  return elementsIn(element).find((each) => localName(each) === name);
}

/** The value of a property of the element. */
function said(element: ForeignElement, name: string): string | undefined {
  const properties = elementsIn(element).find((each) => /pr$/.test(localName(each)));
  const property = properties && findIn(properties, (each) => localName(each) === name);
  return property?.attribute('m:val') ?? property?.attribute('val');
}

/** Whether a property is on: present, and not set to off. */
function isSaid(element: ForeignElement, name: string): boolean {
  const properties = elementsIn(element).find((each) => /pr$/.test(localName(each)));
  const property = properties && findIn(properties, (each) => localName(each) === name);
  return property !== undefined && !/^(off|0|false)$/i.test(property.attribute('m:val') ?? '');
}

function runOf(run: ForeignElement): string {
  const properties = partOf(run, 'rpr');
  const words = elementsIn(run)
    .filter((each) => each !== properties)
    .map((each) => wordsIn(each))
    .concat(run.children.filter((child) => typeof child === 'string'))
    .join('')
    .replace(/[\r\n]+/g, ' ');
  const isText =
    properties !== undefined && findIn(properties, (each) => localName(each) === 'nor') !== undefined;
  if (isText || /[\p{Script=Han}]/u.test(words)) return latexOfWords(words);
  return /^\s*[A-Za-z]{2,}\s*$/.test(words) && /^\\/.test(functionName(words.trim()))
    ? functionName(words.trim())
    : latexOfSigns(words);
}

function functionName(name: string): string {
  const known = /^[A-Za-z]{2,}$/.test(name) ? latexOfName(name) : name;
  return known.startsWith('\\mathrm') ? name : known;
}

const MATRICES: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '||': 'vmatrix',
};

function fenced(element: ForeignElement, down: number): string {
  const open = said(element, 'begchr') ?? '(';
  const close = said(element, 'endchr') ?? ')';
  const parts = elementsIn(element).filter((each) => localName(each) === 'e');
  const inside =
    parts.length === 1 ? elementsIn(parts[0]).filter((each) => !/pr$/.test(localName(each))) : [];
  const [only] = inside;
  if (inside.length === 1 && only && localName(only) === 'm') {
    const kind = MATRICES[open + close];
    if (kind) return `\\begin{${kind}}${rowsOf(only, down)}\\end{${kind}}`;
  }
  if (inside.length === 1 && only && localName(only) === 'eqarr' && open === '{' && close === '')
    return `\\begin{cases}${linesOf(only, down).join('\\\\')}\\end{cases}`;
  const words = parts.map((part) => all(part, down)).join(latexOfSigns(said(element, 'sepchr') ?? '|'));
  const [left, right] = [fenceOf(open), fenceOf(close)];
  if (left === undefined || right === undefined)
    return joinedLatex([latexOfSigns(open), words, latexOfSigns(close)]);
  return joinedLatex([`\\left${left}`, `${words}\\right${right}`]);
}

function rowsOf(element: ForeignElement, down: number): string {
  return elementsIn(element)
    .filter((each) => localName(each) === 'mr')
    .map((each) =>
      elementsIn(each)
        .filter((cell) => localName(cell) === 'e')
        .map((cell) => all(cell, down))
        .join('&'),
    )
    .join('\\\\');
}

function linesOf(element: ForeignElement, down: number): readonly string[] {
  return elementsIn(element)
    .filter((each) => localName(each) === 'e')
    .map((each) => all(each, down).replaceAll('\\&', '&'));
}

function limit(base: string, other: string, mark: '_' | '^'): string {
  if (TAKES_LIMITS.test(base) || /^\\(under|over)brace/.test(base)) return `${base}${mark}{${other}}`;
  return `\\${mark === '_' ? 'underset' : 'overset'}{${other}}{${base}}`;
}
