import type { RunProps } from '@lectern/courseware';
import { ommlToLatex } from '@lectern/pptx/formula';
import { contentOf, type XmlElement } from '@lectern/pptx/package';
import type { Piece } from '@lectern/questions';
import { equationField } from './equation-field.ts';
import { attr } from './numbering.ts';
import { picturesIn } from './pictures.ts';
import type { WordScope } from './word-scope.ts';

/** The pieces of a paragraph, and the contents of its text boxes. `'line'` ends a line. */
export interface Inline {
  readonly pieces: (Piece | 'line')[];
  readonly boxes: XmlElement[];
}

/** A field (w:fldChar) that is being read. */
interface Field {
  instruction: string;
  isInResult: boolean;
}

/** Elements whose content stands in the text: links, content controls, insertions. Deletions are left out. */
const THROUGH = new Set([
  ...[
    'w:hyperlink',
    'w:sdt',
    'w:sdtContent',
    'w:ins',
    'w:moveTo',
    'w:smartTag',
    'w:customXml',
    'w:fldSimple',
    'w:dir',
    'w:bdo',
  ],
]);
/** Signs of the fonts Wingdings and Wingdings 2 that papers use, by their code. */
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['wingdings fc', '√'],
  ['wingdings fb', '×'],
  ['wingdings 2 50', '√'],
  ['wingdings 2 4f', '×'],
  ['wingdings 2 a3', '□'],
  ['wingdings a8', '□'],
  ['wingdings 2 52', '☑'],
  ['wingdings fe', '☑'],
]);

/** Reads the inline content of a paragraph. */
export class InlineReader {
  readonly #scope: WordScope;
  readonly #pieces: (Piece | 'line')[] = [];
  readonly #boxes: XmlElement[] = [];
  readonly #fields: Field[] = [];

  constructor(scope: WordScope) {
    this.#scope = scope;
  }

  read(paragraph: XmlElement): Inline {
    this.#children(paragraph);
    return { pieces: joinedTexts(this.#pieces), boxes: this.#boxes };
  }

  #children(element: XmlElement): void {
    for (const child of contentOf(element)) this.#child(child);
  }

  #child(child: XmlElement): void {
    if (child.name === 'w:r') this.#run(child);
    else if (child.name === 'm:oMath' || child.name === 'm:oMathPara')
      this.#math(child, child.name === 'm:oMathPara');
    else if (THROUGH.has(child.name)) this.#children(child);
  }

  #math(element: XmlElement, display: boolean): void {
    if (element.name === 'm:oMathPara') {
      for (const child of contentOf(element)) if (child.name === 'm:oMath') this.#math(child, display);
      return;
    }
    const { latex, unknown } = ommlToLatex(element);
    for (const name of unknown) this.#scope.note('formula-part', name);
    if (latex.trim() !== '') this.#pieces.push({ type: 'formula', latex, ...(display ? { display } : {}) });
  }

  #run(run: XmlElement): void {
    const properties = run.child('w:rPr');
    if (isOn(properties?.child('w:vanish'))) return;
    const props = propsOf(properties);
    for (const child of contentOf(run)) this.#part(child, props);
  }

  #part(child: XmlElement, props: RunProps | undefined): void {
    const field = this.#fields.at(-1);
    if (child.name === 'w:fldChar') this.#fieldChar(attr(child, 'fldCharType'));
    else if (child.name === 'w:instrText' || (child.name === 'w:t' && field?.isInResult === false)) {
      // An instruction may contain texts with formats of their own.
      if (field?.isInResult === false) field.instruction += child.text.slice(0, LONGEST_INSTRUCTION);
    } else if (field?.isInResult !== false) this.#content(child, props);
  }

  #content(child: XmlElement, props: RunProps | undefined): void {
    const { name } = child;
    if (name === 'w:t') this.#text(child.text, props);
    else if (name === 'w:tab' || name === 'w:ptab') this.#text('\t', props);
    else if (name === 'w:noBreakHyphen') this.#text('-', props);
    else if (name === 'w:sym') this.#text(symbolOf(child), props);
    else if (name === 'w:cr' || (name === 'w:br' && attr(child, 'type') !== 'page'))
      this.#pieces.push('line');
    else if (name === 'w:ruby') this.#ruby(child);
    else if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') this.#picture(child);
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference')
      this.#scope.note('footnote-lost');
  }

  #text(text: string, props: RunProps | undefined): void {
    if (text !== '') this.#pieces.push({ type: 'text', text, ...(props ? { props } : {}) });
  }

  /** A pinyin guide: its base with the guide as ruby (17.3.3.25). */
  #ruby(ruby: XmlElement): void {
    const words = (part: XmlElement | undefined) =>
      [...(part?.descendants() ?? [])]
        .filter(({ name }) => name === 'w:t')
        .map(({ text }) => text)
        .join('');
    const guide = words(ruby.child('w:rt')).slice(0, 64);
    this.#text(words(ruby.child('w:rubyBase')), guide === '' ? undefined : { ruby: guide });
  }

  #picture(element: XmlElement): void {
    const { pieces, boxes } = picturesIn(element, this.#scope);
    this.#pieces.push(...pieces);
    this.#boxes.push(...boxes);
  }

  #fieldChar(type: string | undefined): void {
    if (type === 'begin') {
      this.#fields.push({ instruction: '', isInResult: false });
      return;
    }
    const field = this.#fields.at(-1);
    if (!field) return;
    if (type === 'separate') field.isInResult = true;
    if (type !== 'end') return;
    this.#fields.pop();
    if (!/^\s*EQ\s/i.test(field.instruction)) return;
    const piece = equationField(field.instruction);
    if (piece) this.#pieces.push(piece);
    else this.#scope.note('field-lost', field.instruction.trim());
  }
}

function isOn(element: XmlElement | undefined): boolean {
  const value = attr(element, 'val');
  return element !== undefined && value !== '0' && value !== 'false' && value !== 'off' && value !== 'none';
}

const UNDERLINES: Readonly<Record<string, string>> = {
  double: 'dbl',
  wave: 'wavy',
  wavyHeavy: 'wavyHeavy',
  thick: 'heavy',
  dotted: 'dotted',
  dash: 'dash',
};
const LONGEST_INSTRUCTION = 2000;
const RAISED = 0.3;
const LOWERED = -0.25;

/** The formats that matter in a question; fonts, sizes and colours of a paper are left to the page that shows it. */
function propsOf(properties: XmlElement | undefined): RunProps | undefined {
  if (!properties) return undefined;
  const align = attr(properties.child('w:vertAlign'), 'val');
  const underline = properties.child('w:u');
  const kind = attr(underline, 'val') ?? 'single';
  const props: RunProps = {
    ...(isOn(properties.child('w:b')) ? { bold: true } : {}),
    ...(isOn(properties.child('w:i')) ? { italic: true } : {}),
    ...(isOn(underline) ? { underline: Object.hasOwn(UNDERLINES, kind) ? UNDERLINES[kind] : 'sng' } : {}),
    ...(isOn(properties.child('w:em')) ? { emphasisMark: true } : {}),
    ...(isOn(properties.child('w:strike')) ? { strike: 'single' as const } : {}),
    ...(align === 'superscript' ? { baseline: RAISED } : align === 'subscript' ? { baseline: LOWERED } : {}),
  };
  return Object.keys(props).length > 0 ? props : undefined;
}

function symbolOf(symbol: XmlElement): string {
  const font = (attr(symbol, 'font') ?? '').toLowerCase();
  const code = Number.parseInt(attr(symbol, 'char') ?? '', 16);
  if (!(code > 0 && code <= 0xffff)) return '';
  const own = code >= 0xf000 ? code - 0xf000 : code;
  return (
    SYMBOLS.get(`${font} ${own.toString(16)}`) ??
    (code >= 0xe000 && code <= 0xf8ff ? '□' : String.fromCharCode(code))
  );
}

/** Joins neighbouring texts of the same format: Word splits runs where nothing changes. */
function joinedTexts(pieces: readonly (Piece | 'line')[]): (Piece | 'line')[] {
  const joined: (Piece | 'line')[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (
      typeof piece === 'object' &&
      typeof last === 'object' &&
      piece.type === 'text' &&
      last.type === 'text' &&
      !piece.props?.ruby &&
      JSON.stringify(piece.props) === JSON.stringify(last.props)
    )
      joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
