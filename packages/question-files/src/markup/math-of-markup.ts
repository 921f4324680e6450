import { ownValue } from '@lectern/base';
import { ACCENTS, FUNCTIONS, latexOf } from '@lectern/courseware/latex';
import { elementsIn, findNamed, type MarkupElement, textOf } from './node.ts';

const LONGEST = 20_000;

/** A MathML `math` element as LaTeX: its TeX annotation, otherwise a conversion of its presentation elements. */
export function latexOfMath(math: MarkupElement): string {
  const annotation = findNamed(math, 'annotation');
  const isTex = /\btex\b/i.test(annotation?.attributes.get('encoding') ?? '');
  const noted = annotation && isTex ? textOf(annotation).trim() : '';
  return (noted === '' ? row(math) : noted).slice(0, LONGEST);
}

function row(element: MarkupElement): string {
  return elementsIn(element)
    .map(one)
    .reduce((latex, next) => joined(latex, next), '')
    .trim();
}

/** A command needs a space before a letter. */
function joined(latex: string, next: string): string {
  return /\\[A-Za-z]+$/.test(latex) && /^[A-Za-z]/.test(next) ? `${latex} ${next}` : latex + next;
}

function one(element: MarkupElement): string {
  const parts = elementsIn(element);
  const part = (at: number) => (parts[at] ? one(parts[at]) : '');
  switch (element.name) {
    case 'mi':
    case 'mo':
      return signs(textOf(element).trim());
    case 'mn':
      return textOf(element).trim();
    case 'mtext':
    case 'ms':
      return words(textOf(element));
    case 'mspace':
      return '\\ ';
    case 'mfrac':
      return `\\frac{${part(0)}}{${part(1)}}`;
    case 'msqrt':
      return `\\sqrt{${row(element)}}`;
    case 'mroot':
      return `\\sqrt[${part(1)}]{${part(0)}}`;
    case 'msub':
      return `${base(part(0))}_{${part(1)}}`;
    case 'msup':
      return `${base(part(0))}^{${part(1)}}`;
    case 'msubsup':
    case 'munderover':
      return `${base(part(0))}_{${part(1)}}^{${part(2)}}`;
    case 'munder':
      return `${base(part(0))}_{${part(1)}}`;
    case 'mover':
      return over(part(0), parts[1]);
    case 'mfenced':
      return fenced(element, parts.map(one));
    case 'mtable':
      return `\\begin{matrix}${parts.map((line) => elementsIn(line).map(one).join(' & ')).join(' \\\\ ')}\\end{matrix}`;
    case 'semantics':
      return part(0);
    case 'annotation':
    case 'annotation-xml':
    case 'none':
      return '';
    default:
      return parts.length === 0 ? words(textOf(element)) : row(element);
  }
}

function signs(text: string): string {
  if (FUNCTIONS.has(text)) return `\\${text}`;
  if ([...text].length > 1 && /^\p{L}+$/u.test(text)) return `\\mathrm{${text}}`;
  return [...text].map((sign) => latexOf(sign) ?? sign).reduce(joined, '');
}

function words(text: string): string {
  return text.trim() === '' ? '\\ ' : `\\text{${text.replace(/[\\{}]/g, '')}}`;
}

function base(latex: string): string {
  return [...latex].length === 1 || /^\\[A-Za-z]+$/.test(latex) ? latex : `{${latex}}`;
}

function over(latex: string, sign: MarkupElement | undefined): string {
  const accent = sign ? ownValue(ACCENTS, textOf(sign).trim()) : undefined;
  if (!accent) return `\\overset{${sign ? one(sign) : ''}}{${latex}}`;
  return `${[...latex].length === 1 ? accent[0] : accent[1]}{${latex}}`;
}

function fenced({ attributes }: MarkupElement, parts: readonly string[]): string {
  const fence = (name: string, otherwise: string) => {
    const sign = attributes.get(name) ?? otherwise;
    return sign === '' ? '.' : (latexOf(sign) ?? sign);
  };
  return `\\left${fence('open', '(')}${parts.join(attributes.get('separators')?.charAt(0) ?? ',')}\\right${fence('close', ')')}`;
}
