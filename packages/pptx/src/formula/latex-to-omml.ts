import { ownValue } from '@lectern/base';
import katex from 'katex';
import { escapeXml } from '../package/escape-xml.ts';
import { parseXml, type XmlElement, XmlRefused } from '../package/xml.ts';
import { FUNCTION_SIGN, isNary, MathmlRow } from './mathml-row.ts';
import { STRETCHED_ARROWS } from './symbols.ts';

/** Longer inputs are no formulas, and KaTeX would take long for them. */
const MAX_LENGTH = 20_000;

/**
 * Converts LaTeX to an m:oMath (22.1.2.77); undefined for input that KaTeX cannot parse. The MathML that KaTeX
 * generates is converted, so that PowerPoint gets the formula that our stage shows. `look`: the a:rPr of every run.
 */
export function latexToOmml(latex: string, look = ''): string | undefined {
  if (latex.length > MAX_LENGTH || latex.trim() === '') return undefined;
  try {
    const markup = katex.renderToString(latex, {
      output: 'mathml',
      // limits are placed as TeX does in display mode; OMML has a setting for each operator
      displayMode: true,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 1000,
    });
    const { root, malformed } = parseXml(markup, () => '');
    const semantics = root.find('?:semantics');
    if (malformed || !semantics) return undefined;
    const content = semantics.children.filter((child) => localOf(child) !== 'annotation');
    const xml = new Converter(look).row(content);
    return xml === '' ? undefined : `<m:oMath>${xml}</m:oMath>`;
  } catch (error) {
    if (error instanceof katex.ParseError || error instanceof XmlRefused || error instanceof RangeError)
      return undefined;
    throw error;
  }
}

function localOf(element: XmlElement): string {
  return element.name.slice(element.name.indexOf(':') + 1);
}

const part = (name: string, content: string) =>
  content === '' ? `<m:${name}/>` : `<m:${name}>${content}</m:${name}>`;
const flag = (name: string) => `<m:${name} m:val="1"/>`;
const value = (name: string, text: string) => `<m:${name} m:val="${escapeXml(text)}"/>`;

/** Accents in KaTeX's MathML, and OMML's combining characters for them. */
const ACCENTS: Readonly<Record<string, string>> = {
  '^': '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  ˉ: '\u0304',
  '¯': '\u0304',
  '˙': '\u0307',
  '¨': '\u0308',
  ˇ: '\u030c',
  ˊ: '\u0301',
  '´': '\u0301',
  ˋ: '\u0300',
  '`': '\u0300',
  '˘': '\u0306',
  '˚': '\u030a',
  '⃗': '\u20d7',
  '→': '\u20d7',
  '←': '\u20d6',
  '↔': '\u20e1',
  '⇀': '\u20d1',
  '↼': '\u20d0',
  '...': '\u20db',
  '…': '\u20db',
};

const STYLES: Readonly<Record<string, readonly [string, string]>> = {
  normal: ['', 'p'],
  bold: ['', 'b'],
  italic: ['', 'i'],
  'bold-italic': ['', 'bi'],
  'double-struck': ['double-struck', 'p'],
  fraktur: ['fraktur', 'p'],
  'bold-fraktur': ['fraktur', 'b'],
  script: ['script', 'p'],
  'bold-script': ['script', 'b'],
  'sans-serif': ['sans-serif', 'p'],
  'bold-sans-serif': ['sans-serif', 'b'],
  'sans-serif-italic': ['sans-serif', 'i'],
  'sans-serif-bold-italic': ['sans-serif', 'bi'],
  monospace: ['monospace', 'p'],
};

const STRIKES: Readonly<Record<string, string>> = {
  updiagonalstrike: 'strikeBLTR',
  downdiagonalstrike: 'strikeTLBR',
  horizontalstrike: 'strikeH',
  verticalstrike: 'strikeV',
};
const NO_SIDES = ['hideTop', 'hideBot', 'hideLeft', 'hideRight'].map(flag).join('');
const ONLY_SPACE = /^[\s\u00a0\u2000-\u200b]*$/;

class Converter {
  readonly #look: string;

  constructor(look: string) {
    this.#look = look;
  }

  /** Converts neighbouring items; operators take their operands from the following items. */
  row(children: readonly XmlElement[]): string {
    const row = new MathmlRow(flattened(children));
    let out = '';
    for (let item = row.next(); item; item = row.next()) out += this.#item(item, row);
    return joinedRuns(out);
  }

  #content(element: XmlElement | undefined): string {
    if (!element) return '';
    const local = localOf(element);
    return this.row(local === 'mrow' || local === 'mpadded' ? fencedOr(element) : [element]);
  }

  #item(item: XmlElement, row: MathmlRow): string {
    if (isNary(item)) return this.#nary(item, row);
    if (row.atFunction(item)) {
      const name = this.#functionName(item);
      return `<m:func>${part('fName', name)}${part('e', this.row(row.takeArgument()))}</m:func>`;
    }
    const [base, second, third] = item.children;
    switch (localOf(item)) {
      case 'mi':
      case 'mo':
      case 'mn':
      case 'ms':
        // \overset and \mathop put whole expressions into one of these elements
        return item.children.length > 0 ? this.row(item.children) : this.#run(item);
      case 'mtext':
        return this.#text(item.text);
      case 'mspace':
        return this.#run(item, spaceOf(item.attr('width')));
      case 'mrow':
        return this.#fenced(item);
      case 'mfrac':
        return `<m:f>${item.attr('linethickness') === '0px' ? part('fPr', value('type', 'noBar')) : ''}${part('num', this.#content(base))}${part('den', this.#content(second))}</m:f>`;
      case 'msqrt':
        return `<m:rad>${part('radPr', flag('degHide'))}<m:deg/>${part('e', this.row(item.children))}</m:rad>`;
      case 'mroot':
        return `<m:rad>${part('deg', this.#content(second))}${part('e', this.#content(base))}</m:rad>`;
      case 'msub':
        return this.#scripts(base, second, undefined, row);
      case 'msup':
        return this.#scripts(base, undefined, second, row);
      case 'msubsup':
        return this.#scripts(base, second, third, row);
      case 'munder':
        return this.#stretched(base, undefined, second) ?? this.#under(base, second);
      case 'mover':
        return (
          this.#stretched(base, second, undefined) ??
          this.#over(this.#content(base), second, item.attr('accent') === 'true')
        );
      case 'munderover':
        return (
          this.#stretched(base, third, second) ??
          `<m:limLow>${part('e', this.#over(this.#content(base), third, false))}${part('lim', this.#content(second))}</m:limLow>`
        );
      case 'mtable':
        return this.#table(item);
      case 'menclose':
        return this.#enclosed(item);
      case 'mphantom':
        return `<m:phant>${part('phantPr', '<m:show m:val="0"/>')}${part('e', this.row(item.children))}</m:phant>`;
      default:
        return this.row(item.children);
    }
  }

  #scripts(
    base: XmlElement | undefined,
    sub: XmlElement | undefined,
    sup: XmlElement | undefined,
    row: MathmlRow,
  ): string {
    const [low, high] = [this.#content(sub), this.#content(sup)];
    const e = this.#content(base);
    const bare = e === '' && (sub !== undefined || sup !== undefined) ? row.takeBase() : undefined;
    if (bare) return `<m:sPre>${part('sub', low)}${part('sup', high)}${part('e', this.row([bare]))}</m:sPre>`;
    if (sub && sup) return `<m:sSubSup>${part('e', e)}${part('sub', low)}${part('sup', high)}</m:sSubSup>`;
    return sub
      ? `<m:sSub>${part('e', e)}${part('sub', low)}</m:sSub>`
      : `<m:sSup>${part('e', e)}${part('sup', high)}</m:sSup>`;
  }

  #nary(item: XmlElement, row: MathmlRow): string {
    const local = localOf(item);
    const [base = item, second, third] = local === 'mo' ? [item] : item.children;
    const under = local.startsWith('mu') || local === 'mover';
    const sub = local === 'msup' || local === 'mover' ? undefined : second;
    const sup = local === 'msup' || local === 'mover' ? second : third;
    const properties =
      value('chr', base.text) +
      value('limLoc', under || (local === 'mo' && !/[∫-∰]/.test(base.text)) ? 'undOvr' : 'subSup') +
      (sub ? '' : flag('subHide')) +
      (sup ? '' : flag('supHide'));
    const scripts = part('sub', this.#content(sub)) + part('sup', this.#content(sup));
    return `<m:nary>${part('naryPr', properties)}${scripts}${part('e', this.row(row.takeOperand()))}</m:nary>`;
  }

  #functionName(item: XmlElement): string {
    const [base, second, third] = item.children;
    switch (localOf(item)) {
      case 'munder':
        return `<m:limLow>${part('e', this.#bareName(base))}${part('lim', this.#content(second))}</m:limLow>`;
      case 'mover':
        return `<m:limUpp>${part('e', this.#bareName(base))}${part('lim', this.#content(second))}</m:limUpp>`;
      case 'msub':
        return `<m:sSub>${part('e', this.#bareName(base))}${part('sub', this.#content(second))}</m:sSub>`;
      case 'msup':
        return `<m:sSup>${part('e', this.#bareName(base))}${part('sup', this.#content(second))}</m:sSup>`;
      case 'msubsup':
        return `<m:sSubSup>${part('e', this.#bareName(base))}${part('sub', this.#content(second))}${part('sup', this.#content(third))}</m:sSubSup>`;
      case 'mrow':
        return this.#bareName(item);
      default:
        return this.#run(item, item.text, 'p');
    }
  }

  /** A function's name without its invisible sign, which would give the name an argument of its own, an empty one. */
  #bareName(base: XmlElement | undefined): string {
    const [name, sign] = base?.children ?? [];
    return name && sign?.text === FUNCTION_SIGN ? this.#functionName(name) : this.#content(base);
  }

  #under(base: XmlElement | undefined, below: XmlElement | undefined): string {
    const e = this.#content(base);
    const mark = localOf(below ?? ({ name: '' } as XmlElement)) === 'mo' ? (below?.text ?? '') : '';
    if (mark === '‾' || mark === '_' || mark === '\u0332')
      return `<m:bar>${part('barPr', value('pos', 'bot'))}${part('e', e)}</m:bar>`;
    if (mark === '⏟')
      return `<m:groupChr>${part('groupChrPr', value('chr', mark) + value('pos', 'bot') + value('vertJc', 'top'))}${part('e', e)}</m:groupChr>`;
    return `<m:limLow>${part('e', e)}${part('lim', this.#content(below))}</m:limLow>`;
  }

  /** A stretched arrow or sign with text over and under it; undefined for another base. */
  #stretched(
    base: XmlElement | undefined,
    above: XmlElement | undefined,
    below: XmlElement | undefined,
  ): string | undefined {
    if (base?.attr('minsize') === undefined || !ownValue(STRETCHED_ARROWS, base.text)) return undefined;
    const over = this.#content(above);
    const under = this.#content(below);
    const sign = (side: string, e: string) =>
      `<m:groupChr>${part('groupChrPr', value('chr', base.text) + (side === 'top' ? value('pos', 'top') : '') + value('vertJc', side))}${part('e', e)}</m:groupChr>`;
    if (under === '') return sign('bot', over);
    if (over === '') return sign('top', under);
    return `<m:limLow>${part('e', sign('bot', over))}${part('lim', under)}</m:limLow>`;
  }

  #over(e: string, above: XmlElement | undefined, accent: boolean): string {
    const mark = above ? textOf(above).trim() : '';
    if (mark === '‾' || mark === '\u0305')
      return `<m:bar>${part('barPr', value('pos', 'top'))}${part('e', e)}</m:bar>`;
    if (mark === '⏞')
      return `<m:groupChr>${part('groupChrPr', value('chr', mark) + value('pos', 'top') + value('vertJc', 'bot'))}${part('e', e)}</m:groupChr>`;
    const combining = accent || mark === '...' ? ownValue(ACCENTS, mark) : undefined;
    if (combining !== undefined)
      return `<m:acc>${part('accPr', value('chr', combining))}${part('e', e)}</m:acc>`;
    return `<m:limUpp>${part('e', e)}${part('lim', this.#content(above))}</m:limUpp>`;
  }

  /** Converts a row between growing delimiters (m:d), with separators that grow as well. */
  #fenced(row: XmlElement): string {
    const children = row.children;
    const open = children[0];
    const close = children.at(-1);
    const opens = isFence(open);
    const closes = children.length > 1 && isFence(close);
    if (!opens && !closes) return this.row(children);
    const inside = children.slice(opens ? 1 : 0, closes ? -1 : undefined);
    const parts: XmlElement[][] = [[]];
    let separator = '';
    for (const child of inside) {
      if (isFence(child) && (separator === '' || separator === child.text)) {
        separator = child.text;
        parts.push([]);
      } else parts.at(-1)?.push(child);
    }
    const properties =
      value('begChr', opens ? (open?.text ?? '') : '') +
      (separator === '' ? '' : value('sepChr', separator)) +
      value('endChr', closes ? (close?.text ?? '') : '');
    return `<m:d>${part('dPr', properties)}${parts.map((each) => part('e', this.row(each))).join('')}</m:d>`;
  }

  #table(table: XmlElement): string {
    const rows = table.children.map((row) => row.children.filter((cell) => localOf(cell) === 'mtd'));
    const align = (table.attr('columnalign') ?? '').split(' ');
    const aligned = /^(right left|left left)/.test(align.join(' '));
    if (aligned) {
      const cells = (row: XmlElement[]) =>
        joinedRuns(row.map((cell) => this.row(cell.children)).join(this.#run(undefined, '&')));
      return `<m:eqArr>${rows.map((row) => part('e', cells(row))).join('')}</m:eqArr>`;
    }
    const count = Math.max(1, ...rows.map((row) => row.length));
    const columns = Array.from({ length: count }, (_, i) =>
      part('mc', part('mcPr', `<m:count m:val="1"/>${value('mcJc', align[i] || 'center')}`)),
    );
    const body = rows.map((row) =>
      part(
        'mr',
        Array.from({ length: count }, (_, i) => part('e', this.row(row[i]?.children ?? []))).join(''),
      ),
    );
    return `<m:m>${part('mPr', part('mcs', columns.join('')))}${body.join('')}</m:m>`;
  }

  #enclosed(item: XmlElement): string {
    const kinds = (item.attr('notation') ?? '').split(' ');
    const strikes = kinds.flatMap((kind) => ownValue(STRIKES, kind) ?? []).map(flag);
    const boxed = kinds.includes('box');
    const properties = (boxed ? '' : NO_SIDES) + strikes.join('');
    const e = part('e', this.row(item.children));
    return `<m:borderBox>${properties === '' ? '' : part('borderBoxPr', properties)}${e}</m:borderBox>`;
  }

  /** Upright text; spaces alone are spaces of the formula. */
  #text(text: string): string {
    if (ONLY_SPACE.test(text)) return this.#run(undefined, text);
    const words = escapeXml(text.replaceAll('\u00a0', ' '));
    return `<m:r><m:rPr><m:nor/></m:rPr>${this.#look}<m:t xml:space="preserve">${words}</m:t></m:r>`;
  }

  #run(item: XmlElement | undefined, text = item?.text ?? '', upright = ''): string {
    if (text === '' || text === FUNCTION_SIGN) return '';
    const variant = ownValue(STYLES, item?.attr('mathvariant') ?? '');
    const letter = item !== undefined && localOf(item) === 'mi';
    const [script, style] = variant ?? ['', upright || (letter && [...text].length > 1 ? 'p' : '')];
    const wanted = style !== '' && (letter || (style !== 'p' && style !== 'i')) ? value('sty', style) : '';
    const properties = (script === '' ? '' : value('scr', script)) + wanted;
    const look = properties === '' ? '' : part('rPr', properties);
    return `<m:r>${look}${this.#look}<m:t>${escapeXml(text)}</m:t></m:r>`;
  }
}

/** Flattens groups without a meaning; groups between delimiters are kept. */
function flattened(children: readonly XmlElement[]): XmlElement[] {
  return children.flatMap((child) => {
    const local = localOf(child);
    if (local === 'mstyle' || local === 'mpadded') return flattened(child.children);
    if (local !== 'mrow') return [child];
    if (isFence(child.children[0]) || isFence(child.children.at(-1))) return [child];
    // a name with the invisible function sign is one function; an empty group separates scripts
    if (child.children.some(({ text }) => text === FUNCTION_SIGN) && child.children.length === 2)
      return [child];
    return flattened(child.children);
  });
}

function fencedOr(row: XmlElement): readonly XmlElement[] {
  return isFence(row.children[0]) || isFence(row.children.at(-1)) ? [row] : row.children;
}

/** Whether the element is a growing delimiter; delimiters of a fixed size (\big) are ordinary characters. */
function isFence(element: XmlElement | undefined): element is XmlElement {
  return (
    element !== undefined &&
    localOf(element) === 'mo' &&
    element.attr('fence') === 'true' &&
    element.attr('minsize') === undefined
  );
}

function textOf(element: XmlElement): string {
  return element.text + element.children.map(textOf).join('');
}

/** The space character nearest to a width in em. */
function spaceOf(width: string | undefined): string {
  const em = Number.parseFloat(width ?? '0');
  if (!(em > 0.05)) return '';
  if (em < 0.2) return '\u2006';
  if (em < 0.25) return '\u2005';
  if (em < 0.4) return '\u2004';
  if (em < 0.75) return '\u2002';
  return '\u2003'.repeat(Math.min(8, Math.round(em)));
}

/** Joins neighbouring runs of the same format, as PowerPoint does. */
function joinedRuns(xml: string): string {
  return xml.replace(
    /(<m:r>(?:(?!<m:t|<m:nor\/>).)*<m:t>)([^<]*)<\/m:t><\/m:r>(?:\1([^<]*)<\/m:t><\/m:r>)+/g,
    (whole, head: string) => {
      const words = whole.split('</m:t></m:r>').map((run) => run.slice(head.length));
      return `${head}${words.join('')}</m:t></m:r>`;
    },
  );
}
