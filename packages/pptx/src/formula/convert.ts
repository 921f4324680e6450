import { ownValue } from '@lectern/base';
import { ACCENTS, FUNCTIONS, latexOf } from '@lectern/courseware/latex';
import { contentOf } from '../package/compatibility.ts';
import type { XmlElement } from '../package/xml.ts';
import { sayable, wordsLatex } from './math-text.ts';
import { asRow, isOn, joinLatex, runToLatex, trimLatex } from './run.ts';
import { isSettable } from './settable.ts';
import { delimiterOf, LIMIT_FUNCTIONS, STRETCHED_ARROWS, stretches, takesLimits } from './symbols.ts';

export interface LatexFormula {
  readonly latex: string;
  /** Names of unknown elements; their content is in the LaTeX nevertheless. */
  readonly unknown: readonly string[];
}

/**
 * Converts an m:oMath (22.1.2.77) to LaTeX with amsmath commands, for KaTeX and MathLive; returns only its text if
 * KaTeX cannot set the result.
 */
export function ommlToLatex(element: XmlElement): LatexFormula {
  const converter = new Converter();
  const latex = trimLatex(converter.children(element));
  if (isSettable(latex)) return { latex, unknown: [...converter.unknown] };
  const words = [...element.descendants()].filter(({ name }) => name === 'm:t').map(({ text }) => text);
  return { latex: wordsLatex(words.join('')), unknown: [...converter.unknown, element.name] };
}

type Rule = (element: XmlElement, converter: Converter) => string;

/** Elements that only define formatting. */
const SILENT = /^(m:(ctrlPr|rPr|\w+Pr|argPr)|a:rPr|w:.*|mc:.*)$/;

class Converter {
  readonly unknown = new Set<string>();
  /** Whether the converter is inside an equation array, where `&` aligns. */
  aligned = false;

  children(element: XmlElement | undefined): string {
    if (!element) return '';
    return joinLatex(contentOf(element).map((child) => this.one(child)));
  }

  one(element: XmlElement): string {
    const rule = ownValue(RULES, element.name);
    if (rule) return this.#ruled(rule, element);
    if (SILENT.test(element.name)) return '';
    if (element.name !== 'm:oMath' && element.name !== 'm:e') this.unknown.add(element.name);
    return this.children(element);
  }

  /** `&` aligns only at the top level of a line. */
  #ruled(rule: Rule, element: XmlElement): string {
    const { aligned } = this;
    this.aligned = aligned && element.name === 'm:r';
    const latex = rule(element, this);
    this.aligned = aligned;
    return latex;
  }

  part(element: XmlElement, name: string): string {
    return this.children(element.child(name));
  }
}

const RULES: Readonly<Record<string, Rule>> = {
  'm:r': (run, c) => runToLatex(run, c.aligned),
  'm:f': fraction,
  'm:rad': radical,
  'm:sSup': (e, c) => `${base(c.part(e, 'm:e'))}${script('^', c.part(e, 'm:sup'))}`,
  'm:sSub': (e, c) => `${base(c.part(e, 'm:e'))}${script('_', c.part(e, 'm:sub'))}`,
  'm:sSubSup': (e, c) =>
    `${base(c.part(e, 'm:e'))}${script('_', c.part(e, 'm:sub'))}${script('^', c.part(e, 'm:sup'))}`,
  'm:sPre': (e, c) =>
    `{}${script('_', c.part(e, 'm:sub'))}${script('^', c.part(e, 'm:sup'))}${base(c.part(e, 'm:e'))}`,
  'm:nary': nary,
  'm:d': delimiters,
  'm:m': (e, c) => `\\begin{matrix}${matrixRows(e, c)}\\end{matrix}`,
  'm:acc': accent,
  'm:bar': (e, c) =>
    `\\${val(e, 'm:barPr', 'm:pos') === 'top' ? 'overline' : 'underline'}{${c.part(e, 'm:e')}}`,
  'm:box': (e, c) => c.part(e, 'm:e'),
  'm:borderBox': borderBox,
  'm:groupChr': groupCharacter,
  'm:limLow': (e, c) => limit(e, c, 'low'),
  'm:limUpp': (e, c) => limit(e, c, 'upp'),
  'm:eqArr': equationArray,
  'm:func': (e, c) => joinLatex([functionName(e, c), c.part(e, 'm:e')]),
  'm:phant': (e, c) => {
    const show = e.path('m:phantPr', 'm:show');
    const content = c.part(e, 'm:e');
    return show && !isOn(show) ? `\\phantom{${content}}` : content;
  },
  'a:br': () => '\\\\',
  'w:br': () => '\\\\',
};

/** The value of a property such as m:dPr/m:begChr; in invalid files the attribute has no prefix. */
function val(element: XmlElement, properties: string, name: string): string | undefined {
  const property = element.path(properties, name);
  return property?.attr('m:val') ?? property?.attr('val');
}

/** Adds braces unless it is one letter, one command or one group already. */
function base(latex: string): string {
  if (latex === '') return '{}';
  // A prime is a superscript already.
  if (latex === "'") return "{'}";
  return latex.length === 1 || /^\\[A-Za-z]+$/.test(latex) || /^\\[a-z]+\{[^{}]*\}$/.test(latex)
    ? latex
    : `{${latex}}`;
}

function script(mark: '_' | '^', latex: string): string {
  if (latex === '') return '';
  if (mark === '^' && /^'+$/.test(latex)) return latex;
  return `${mark}{${latex}}`;
}

function fraction(element: XmlElement, c: Converter): string {
  const above = c.part(element, 'm:num');
  const below = c.part(element, 'm:den');
  switch (val(element, 'm:fPr', 'm:type')) {
    case 'noBar':
      return `\\genfrac{}{}{0pt}{}{${above}}{${below}}`;
    case 'lin':
      return `{${above}}/{${below}}`;
    case 'skw':
      return `{}^{${above}}/_{${below}}`;
    default:
      return `\\frac{${above}}{${below}}`;
  }
}

function radical(element: XmlElement, c: Converter): string {
  const hidden = element.path('m:radPr', 'm:degHide');
  const degree = isOn(hidden) ? '' : c.part(element, 'm:deg');
  const content = c.part(element, 'm:e');
  return degree === '' ? `\\sqrt{${content}}` : `\\sqrt[${option(degree)}]{${content}}`;
}

/**
 * Content of square brackets: adds braces if it contains a bracket, which would end it, or begins with a group, which
 * KaTeX would read alone.
 */
function option(latex: string): string {
  return /^\{|[[\]]/.test(latex) ? `{${latex}}` : latex;
}

/** LaTeX of a character; empty for a combining mark by itself. */
function signOf(character: string): string {
  const sign = sayable(character);
  return /^\p{M}+$/u.test(sign) ? '' : (latexOf(sign) ?? sign);
}

const OPERATOR = /^\\(sum|prod|coprod|(o?i+nt)|big(cup|cap|vee|wedge|oplus|otimes|odot|uplus|sqcup))$/;

function nary(element: XmlElement, c: Converter): string {
  const character = val(element, 'm:naryPr', 'm:chr') ?? '∫';
  const sign = signOf(character);
  const operator = sign === '' ? '\\int' : OPERATOR.test(sign) ? sign : `\\mathop{${sign}}`;
  const place = val(element, 'm:naryPr', 'm:limLoc');
  const limits =
    place === 'undOvr' && !takesLimits(operator)
      ? '\\limits'
      : place === 'subSup' && takesLimits(operator)
        ? '\\nolimits'
        : '';
  const part = (hide: string, name: string) =>
    isOn(element.path('m:naryPr', hide)) ? '' : c.part(element, name);
  const scripts = script('_', part('m:subHide', 'm:sub')) + script('^', part('m:supHide', 'm:sup'));
  return joinLatex([`${operator}${limits}${scripts}`, c.part(element, 'm:e')]);
}

const MATRIX_BY_DELIMITERS: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
};

function delimiters(element: XmlElement, c: Converter): string {
  const open = val(element, 'm:dPr', 'm:begChr') ?? '(';
  const close = val(element, 'm:dPr', 'm:endChr') ?? ')';
  const separator = val(element, 'm:dPr', 'm:sepChr') ?? '|';
  const parts = element.all('m:e');
  const only = parts.length === 1 ? onlyContent(parts[0]) : undefined;
  if (only?.name === 'm:m') {
    const name = ownValue(MATRIX_BY_DELIMITERS, open + close);
    if (name) return `\\begin{${name}}${matrixRows(only, c)}\\end{${name}}`;
  }
  if (only?.name === 'm:eqArr' && open === '{' && close === '') {
    const rows = arrayRows(only, c);
    if (!rows.some((row) => row.includes('&'))) return `\\begin{cases}${rows.join('\\\\')}\\end{cases}`;
  }
  if (only?.name === 'm:f' && open === '(' && close === ')' && val(only, 'm:fPr', 'm:type') === 'noBar') {
    return `\\binom{${c.part(only, 'm:num')}}{${c.part(only, 'm:den')}}`;
  }
  const stretched = stretches(open) && stretches(close);
  const middle =
    stretched && stretches(separator) && separator !== ''
      ? `\\middle${delimiterOf(separator)} `
      : signOf(separator);
  const insides = parts.map((part) => c.children(part));
  if (!stretched) {
    const pieces = insides.flatMap((inside, at) => (at === 0 ? [inside] : [middle, inside]));
    return joinLatex([signOf(open), ...pieces, signOf(close)]);
  }
  const inside = joinLatex(insides.flatMap((each, at) => (at === 0 ? [each] : [middle, each])));
  return joinLatex([`\\left${delimiterOf(open)}`, `${inside}\\right${delimiterOf(close)}`]);
}

function onlyContent(part: XmlElement | undefined): XmlElement | undefined {
  const content = (part?.children ?? []).filter((child) => !SILENT.test(child.name));
  return content.length === 1 ? content[0] : undefined;
}

function matrixRows(element: XmlElement, c: Converter): string {
  const aligned = c.aligned;
  c.aligned = false;
  const rows = element
    .all('m:mr')
    .map((row) =>
      row
        .all('m:e')
        .map((cell) => c.children(cell))
        .join('&'),
    )
    .map(asRow)
    .join('\\\\');
  c.aligned = aligned;
  return rows;
}

function arrayRows(element: XmlElement, c: Converter): string[] {
  const aligned = c.aligned;
  c.aligned = true;
  const rows = element.all('m:e').map((row) => asRow(c.children(row)));
  c.aligned = aligned;
  return rows;
}

function equationArray(element: XmlElement, c: Converter): string {
  return `\\begin{aligned}${arrayRows(element, c).join('\\\\')}\\end{aligned}`;
}

function accent(element: XmlElement, c: Converter): string {
  const character = val(element, 'm:accPr', 'm:chr') ?? '\u0302';
  const content = c.part(element, 'm:e');
  const commands = ownValue(ACCENTS, character);
  if (!commands) return signOf(character) === '' ? content : `\\overset{${signOf(character)}}{${content}}`;
  const single = content.length <= 1 || /^\\[A-Za-z]+$/.test(content) || /^\\math\w+\{.\}$/.test(content);
  return `${commands[single ? 0 : 1]}{${content}}`;
}

function borderBox(element: XmlElement, c: Converter): string {
  const content = c.part(element, 'm:e');
  const on = (name: string) => isOn(element.path('m:borderBoxPr', name));
  const rising = on('m:strikeBLTR');
  const falling = on('m:strikeTLBR');
  const struck =
    rising && falling
      ? `\\xcancel{${content}}`
      : rising
        ? `\\cancel{${content}}`
        : falling
          ? `\\bcancel{${content}}`
          : content;
  const sides = ['m:hideTop', 'm:hideBot', 'm:hideLeft', 'm:hideRight'];
  return sides.every(on) ? struck : `\\boxed{${struck}}`;
}

function groupCharacter(element: XmlElement, c: Converter): string {
  const character = val(element, 'm:groupChrPr', 'm:chr') ?? '\u23df';
  const above = val(element, 'm:groupChrPr', 'm:pos') === 'top';
  const content = c.part(element, 'm:e');
  if (character === '\u23df' || character === '\u23de') {
    return `\\${above ? 'overbrace' : 'underbrace'}{${content}}`;
  }
  const stretched = ownValue(STRETCHED_ARROWS, character);
  if (stretched) return above ? `${stretched}[${option(content)}]{}` : `${stretched}{${content}}`;
  const sign = signOf(character);
  return sign === '' ? content : `\\${above ? 'overset' : 'underset'}{${sign}}{${content}}`;
}

const ARROW_COMMANDS: Readonly<Record<string, string>> = {
  '\\rightarrow': '\\xrightarrow',
  '\\longrightarrow': '\\xrightarrow',
  '\\leftarrow': '\\xleftarrow',
  '\\longleftarrow': '\\xleftarrow',
  '\\leftrightarrow': '\\xleftrightarrow',
  '\\Rightarrow': '\\xRightarrow',
  '\\Leftarrow': '\\xLeftarrow',
  '\\Leftrightarrow': '\\xLeftrightarrow',
  '\\rightleftharpoons': '\\xrightleftharpoons',
};

function limit(element: XmlElement, c: Converter, side: 'low' | 'upp'): string {
  const content = c.part(element, 'm:e');
  const lim = c.part(element, 'm:lim');
  const bare = trimLatex(content);
  const arrow = ownValue(ARROW_COMMANDS, bare);
  if (arrow) return side === 'upp' ? `${arrow}{${lim}}` : `${arrow}[${option(lim)}]{}`;
  // an arrow that already has text on its other side
  const half = /^(\\x\w+)\{(.*)\}$/.exec(bare);
  if (half?.[2] === '') return side === 'upp' ? `${half[1]}{${lim}}` : `${half[1]}[${option(lim)}]{}`;
  if (half && side === 'low' && !bare.includes('[')) return `${half[1]}[${option(lim)}]{${half[2]}}`;
  if (side === 'upp' && /^\\x\w+\[.*\]\{\}$/.test(bare)) return `${bare.slice(0, -2)}{${lim}}`;
  const takes = LIMIT_FUNCTIONS.has(bare) || /^\\(under|over)brace\{/.test(bare);
  if (takes) return `${bare}${script(side === 'low' ? '_' : '^', lim)}`;
  const word = /^\\mathrm\{([A-Za-z ]+)\}$/.exec(bare)?.[1];
  if (word) return `\\operatorname*{${word}}${script(side === 'low' ? '_' : '^', lim)}`;
  return `\\${side === 'low' ? 'underset' : 'overset'}{${lim}}{${content}}`;
}

/** The name of a function, upright for any style of its run. */
function functionName(element: XmlElement, c: Converter): string {
  const name = trimLatex(c.part(element, 'm:fName'));
  if (FUNCTIONS.has(name)) return `\\${name}`;
  const word = /^(?:\\mathrm\{)?([A-Za-z]{2,})\}?$/.exec(name)?.[1];
  return word ? `\\operatorname{${word}}` : name;
}
