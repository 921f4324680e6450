import { ownValue } from '@lectern/base';
import type { Paragraph, ParagraphProps, Run } from '@lectern/courseware';
import { asList } from '../list.ts';
import { cellLook, type ForeignCellLook } from './foreign-cell-look.ts';
import { DEEPEST_ELEMENT, type ForeignElement } from './foreign-element.ts';
import { type ForeignFormula, foreignFormula, isFormulaTwin } from './foreign-formula.ts';
import { rubyPairs } from './foreign-ruby.ts';
import { declarations, type ForeignLook, lookOf, runLook } from './foreign-style.ts';
import { columnWidths } from './foreign-widths.ts';

export type { ForeignElement } from './foreign-element.ts';

export interface ForeignCell {
  readonly paragraphs: readonly Paragraph[];
  readonly colSpan: number;
  readonly rowSpan: number;
  readonly isHeading: boolean;
  readonly look: ForeignCellLook;
}

export type ForeignBlock =
  | { readonly kind: 'text'; readonly paragraphs: readonly Paragraph[] }
  | {
      readonly kind: 'table';
      readonly rows: readonly (readonly ForeignCell[])[];
      /** The widths of the columns if they are given, in any unit. */
      readonly widths: readonly (number | undefined)[];
    };

/** The content that is read from pasted HTML. */
export interface Foreign {
  readonly blocks: readonly ForeignBlock[];
  /** `data:` URLs of pictures in the HTML. */
  readonly pictures: readonly string[];
  /** Number of pictures on other servers: they are not fetched. */
  readonly left: number;
}

/** Font sizes of headings and of the text around them, in points, for text outside of an element with a size. */
export interface ForeignSizes {
  readonly words: number;
  readonly headings: readonly number[];
}

/** Elements without text, whose content is skipped. */
const NOTHING = new Set(
  'script style title meta link base template noscript iframe frame object embed applet svg math canvas audio video input select textarea map head'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const DEEPEST = 8;
const BULLET = { type: 'char', char: '•' } as const;
const SPAN_MAX = 100;

/** Reads the text of pasted HTML with its structure: emphasis, links, lists, headings, tables. */
export function readForeign(root: ForeignElement, sizes?: ForeignSizes): Foreign {
  const reader = new Reader(sizes);
  reader.read(root);
  return reader.end();
}

interface Around {
  readonly look: ForeignLook;
  readonly align: ParagraphProps['align'];
  readonly isPre: boolean;
  /** Number of lists around the text; 0 outside of any list. */
  readonly depth: number;
  readonly isNumbered: boolean;
  readonly down: number;
  /** The annotation over the text. */
  readonly ruby?: string;
  /** Whether the text has a background, so that every text colour is intended. */
  readonly isOnFill?: boolean;
}

class Reader {
  readonly #sizes: ForeignSizes | undefined;
  readonly #blocks: ForeignBlock[] = [];
  #paragraphs: Paragraph[] = [];
  #runs: Run[] = [];
  #props: ParagraphProps = {};
  /** The marker of the list item that was begun, for its first paragraph. */
  #mark: 'char' | 'number' | undefined;
  readonly #pictures: string[] = [];
  #left = 0;

  constructor(sizes: ForeignSizes | undefined) {
    this.#sizes = sizes;
  }

  read(root: ForeignElement): void {
    const size = this.#sizes?.words;
    const look = size === undefined ? {} : { size };
    this.#inside(root, { look, align: undefined, isPre: false, depth: 0, isNumbered: false, down: 0 });
  }

  end(): Foreign {
    this.#endText();
    return { blocks: this.#blocks, pictures: this.#pictures, left: this.#left };
  }

  #inside({ children }: ForeignElement, around: Around): void {
    if (around.down > DEEPEST_ELEMENT) return;
    for (const child of children) {
      if (typeof child === 'string') this.#words(child, around);
      else this.#element(child, { ...around, down: around.down + 1 });
    }
  }

  #element(element: ForeignElement, around: Around): void {
    const { name } = element;
    const formula = foreignFormula(element);
    if (formula) this.#formula(formula, name === 'script', around);
    if (formula || isFormulaTwin(element)) return;
    const style = declarations(element.attribute('style'));
    const isHidden = style.get('display') === 'none' || style.get('mso-hide') === 'all';
    // Hidden content, and Word's own number or dot before a list item.
    if (NOTHING.has(name) || isHidden || style.get('mso-list') === 'ignore') return;
    const address = name === 'a' ? element.attribute('href') : undefined;
    const said = style.get('text-align') ?? element.attribute('align')?.toLowerCase() ?? '';
    const align = ownValue(ALIGNS, said);
    const inner: Around = {
      ...around,
      look: this.#heading(name, lookOf(name, style, around.look, address, around.isOnFill)),
      align: align ?? around.align,
      isPre: around.isPre || name === 'pre' || /^pre/.test(style.get('white-space') ?? ''),
    };
    if (name === 'br') this.#break(around);
    else if (name === 'img') this.#picture(element);
    else if (name === 'ruby') this.#ruby(element, inner);
    else if (name === 'ul' || name === 'ol') this.#list(element, inner, name === 'ol');
    else if (name === 'table' && this.#table(element, inner)) return;
    else if (BLOCKS.has(name) || style.get('display') === 'block') this.#block(element, style, inner, around);
    else this.#inside(element, inner);
  }

  /** Reads a block element, whose content is on separate lines. */
  #block(element: ForeignElement, style: ReadonlyMap<string, string>, inner: Around, around: Around): void {
    this.#endParagraph();
    const level = wordLevel(style);
    if (element.name === 'li') this.#mark = around.isNumbered ? 'number' : 'char';
    if (level !== undefined) this.#mark = isWordNumber(element) ? 'number' : 'char';
    const depth = level ?? around.depth;
    const before = this.#paragraphs.length;
    this.#begin(depth, inner.align);
    this.#inside(element, { ...inner, depth });
    this.#endParagraph();
    if (element.name === 'p' && this.#paragraphs.length === before) this.#paragraphs.push({ runs: [] });
    this.#begin(around.depth, around.align);
  }

  #heading(name: string, look: ForeignLook): ForeignLook {
    const [, level] = /^h([1-6])$/.exec(name) ?? [];
    if (level === undefined) return look;
    const size = this.#sizes?.headings[Number(level) - 1];
    return { ...look, bold: true, ...(size === undefined ? {} : { size }) };
  }

  #list(element: ForeignElement, around: Around, isNumbered: boolean): void {
    this.#endParagraph();
    this.#inside(element, { ...around, isNumbered, depth: Math.min(DEEPEST + 1, around.depth + 1) });
    this.#endParagraph();
    this.#mark = undefined;
    this.#begin(around.depth, around.align);
  }

  #begin(depth: number, align: ParagraphProps['align']): void {
    this.#props = { ...(depth > 1 && { level: depth - 1 }), ...(align && { align }) };
  }

  #words(text: string, { look, isPre, ruby }: Around): void {
    const lines = isPre ? text.replaceAll('\r', '').split('\n') : [text.replaceAll(/[\t\n\f\r ]+/g, ' ')];
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.#runs.push({ type: 'break' });
      const words = storable(line).replaceAll('\u00a0', ' ');
      const last = this.#runs.at(-1);
      const atBlank =
        last === undefined || last.type === 'break' || (last.type === 'text' && last.text.endsWith(' '));
      const kept = !isPre && atBlank ? words.trimStart() : words;
      if (kept === '') continue;
      const props = runLook(ruby === undefined ? look : { ...look, ruby });
      this.#runs.push({ type: 'text', text: kept, ...(props && { props }) });
    }
  }

  /** MathJax stores its LaTeX in a script after its drawing. */
  #formula({ latex, display }: ForeignFormula, isScript: boolean, { look }: Around): void {
    const before = this.#runs.length > 0 ? this.#runs : (this.#paragraphs.at(-1)?.runs ?? []);
    const last = before.at(-1);
    if (isScript && last?.type === 'formula') {
      before[before.length - 1] = { ...last, latex };
      return;
    }
    if (display) this.#endParagraph();
    const props = runLook(look);
    this.#runs.push({ type: 'formula', latex, ...(display && { display }), ...(props && { props }) });
    if (display) this.#endParagraph();
  }

  #ruby(element: ForeignElement, around: Around): void {
    for (const { over, words } of rubyPairs(element)) {
      const inner = over === '' ? around : { ...around, ruby: over };
      if (typeof words === 'string') this.#words(words, inner);
      else this.#element(words, { ...inner, down: around.down + 1 });
    }
  }

  #break({ look }: Around): void {
    const props = runLook(look);
    this.#runs.push({ type: 'break', ...(props && { props }) });
  }

  #picture(element: ForeignElement): void {
    const source = element.attribute('src') ?? '';
    if (/^data:image\/(png|jpeg|gif|webp|bmp)[;,]/i.test(source)) this.#pictures.push(source);
    else this.#left += 1;
  }

  #endParagraph(): void {
    const runs = this.#runs;
    this.#runs = [];
    trimEnd(runs);
    if (runs.length === 0) return;
    const size = 'props' in (runs[0] ?? {}) ? (runs[0]?.props?.size ?? 0) : 0;
    let props = this.#props;
    if (this.#mark === 'char') props = asList(BULLET, pixels(size))(props);
    if (this.#mark === 'number')
      props = asList({ type: 'number', scheme: 'arabicPeriod' }, pixels(size))(props);
    this.#mark = undefined;
    this.#paragraphs.push({ ...(Object.keys(props).length > 0 && { props }), runs });
  }

  #endText(): void {
    this.#endParagraph();
    const paragraphs = withoutGaps(this.#paragraphs);
    this.#paragraphs = [];
    if (paragraphs.length > 0) this.#blocks.push({ kind: 'text', paragraphs });
  }

  #inCell(cell: ForeignElement, down: number, isOnFill: boolean): void {
    const div = { name: 'div', attribute: (name: string) => cell.attribute(name), children: cell.children };
    // Text without a declared colour is black on any background.
    const look: ForeignLook = isOnFill
      ? { fill: { type: 'solid', color: { type: 'rgb', value: '000000' } } }
      : {};
    this.#element(div, { look, align: undefined, isPre: false, depth: 0, isNumbered: false, down, isOnFill });
  }

  /** Reads a table; false for a table that only lays out a page, whose content is read as text. */
  #table(element: ForeignElement, around: Around): boolean {
    const rows = rowsOf(element).filter((row) => cellsOf(row).length > 0);
    if (!rows.some((row) => cellsOf(row).length > 1) || around.depth > 0) return false;
    this.#endText();
    const border = element.attribute('border');
    const cells = rows.map((row) => {
      const rowStyle = declarations(row.attribute('style'));
      return cellsOf(row).map((cell): ForeignCell => {
        const bgcolor = cell.attribute('bgcolor') ?? row.attribute('bgcolor');
        const look = cellLook(declarations(cell.attribute('style')), rowStyle, { bgcolor, border });
        const inCell = new Reader(undefined);
        inCell.#inCell(cell, around.down + 1, look.fill !== undefined);
        const { blocks, pictures, left } = inCell.end();
        this.#pictures.push(...pictures);
        this.#left += left;
        return {
          paragraphs: blocks.flatMap((block) =>
            block.kind === 'text' ? block.paragraphs : wordsOfTable(block.rows),
          ),
          colSpan: span(cell.attribute('colspan')),
          rowSpan: span(cell.attribute('rowspan')),
          isHeading: cell.name === 'th',
          look,
        };
      });
    });
    this.#blocks.push({ kind: 'table', rows: cells, widths: columnWidths(element, rows) });
    return true;
  }
}

const ALIGNS: Readonly<Record<string, ParagraphProps['align']>> = {
  center: 'ctr',
  right: 'r',
  justify: 'just',
  left: undefined,
};

const pixels = (points: number) => (points * 4) / 3;

/** The level of an item of Word's lists, which are paragraphs: `mso-list: l0 level2 lfo1`; counted from 1. */
function wordLevel(style: ReadonlyMap<string, string>): number | undefined {
  const [, level] = /\blevel([1-9])\b/.exec(style.get('mso-list') ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Whether Word shows a number before the item, or a dot. */
function isWordNumber(element: ForeignElement): boolean {
  const mark = wordMark(element, 0);
  return /[\d一二三四五六七八九十]|^[(（]?[a-zA-Z]{1,4}[.)）、]/.test(mark.trim());
}

function wordMark(element: ForeignElement, down: number): string {
  if (down > DEEPEST_ELEMENT) return '';
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const style = declarations(child.attribute('style'));
    const found = style.get('mso-list') === 'ignore' ? allWords(child, down) : wordMark(child, down + 1);
    if (found !== '') return found;
  }
  return '';
}

function allWords(element: ForeignElement, down: number): string {
  if (down > DEEPEST_ELEMENT) return '';
  return element.children
    .map((child) => (typeof child === 'string' ? child : allWords(child, down + 1)))
    .join('');
}

function rowsOf(table: ForeignElement): readonly ForeignElement[] {
  return table.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.name === 'tr') return [child];
    return ['tbody', 'thead', 'tfoot'].includes(child.name) ? rowsOf(child) : [];
  });
}

function cellsOf(row: ForeignElement): readonly ForeignElement[] {
  return row.children.flatMap((child) =>
    typeof child !== 'string' && (child.name === 'td' || child.name === 'th') ? [child] : [],
  );
}

/** The text of a table within a cell: one line per row. */
function wordsOfTable(rows: readonly (readonly ForeignCell[])[]): Paragraph[] {
  return rows.map((cells) => ({
    runs: cells.flatMap(({ paragraphs }, index): Run[] => [
      ...(index > 0 ? [{ type: 'text', text: ' ' } as const] : []),
      ...paragraphs.flatMap(({ runs }) => runs),
    ]),
  }));
}

function span(value: string | undefined): number {
  const count = Math.floor(Number(value ?? 1));
  return count >= 1 ? Math.min(SPAN_MAX, count) : 1;
}

/** Removes trailing breaks and spaces of a line, which are not shown. */
function trimEnd(runs: Run[]): void {
  for (let last = runs.at(-1); last; last = runs.at(-1)) {
    if (last.type === 'break') runs.pop();
    else if (last.type === 'text' && last.text.trimEnd() === '') runs.pop();
    else break;
  }
  const last = runs.at(-1);
  if (last?.type === 'text') runs[runs.length - 1] = { ...last, text: last.text.trimEnd() };
}

/** Keeps empty lines only between lines of text, and never two in a row. */
function withoutGaps(paragraphs: readonly Paragraph[]): Paragraph[] {
  const kept = paragraphs.filter(
    ({ runs }, index) => runs.length > 0 || paragraphs[index - 1]?.runs.length !== 0,
  );
  while (kept.length > 0 && kept[0]?.runs.length === 0) kept.shift();
  while (kept.length > 0 && kept.at(-1)?.runs.length === 0) kept.pop();
  return kept;
}

/** The text without characters that records may not contain. */
function storable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').toWellFormed();
}
