import { ownValue } from '@lectern/base';
import type { Paragraph, Run } from '@lectern/courseware';
import type { Content, Medium } from '@lectern/questions';
import { latexOfMath } from './math-of-markup.ts';
import { childrenNamed, isElement, type MarkupElement, type MarkupNode, textOf } from './node.ts';
import { runsOfText } from './tex-in-text.ts';

/** How the parts of a markup that are no text are read. */
export interface MarkupContext {
  /** The medium with an address; undefined when the file does not contain it. */
  medium(type: Medium['type'], address: string, alt: string): Medium | undefined;
  /** Records something that is not kept. */
  note(code: string, state: 'lost' | 'changed', detail?: string): void;
  /** The runs of an element with a meaning of its own, such as a gap; undefined for elements of HTML. */
  inline?(element: MarkupElement): readonly Run[] | undefined;
  /** Whether formulas stand in texts between delimiters. */
  readonly hasTex: boolean;
}

type Props = NonNullable<Run['props']>;
type ParagraphFormat = NonNullable<Paragraph['props']>;

const words = (list: string) => new Set(list.split(' '));
const BLOCKS = words(
  'p div h1 h2 h3 h4 h5 h6 li dt dd tr blockquote pre section article header footer figure figcaption caption address ' +
    'rubricBlock templateBlock feedbackBlock prompt stimulusBody',
);
/** Elements that can run, load or send something, and elements without a text for readers. */
const DROPPED = words(
  'script style iframe object embed applet form input button select textarea link meta base',
);
const HEADINGS = /^h[1-6]$/;
const FORMATS: Readonly<Record<string, Props>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  var: { italic: true },
  u: { underline: 'sng' },
  ins: { underline: 'sng' },
  s: { strike: 'single' },
  strike: { strike: 'single' },
  del: { strike: 'single' },
  sub: { baseline: -0.25 },
  sup: { baseline: 0.3 },
};
const MEDIA: Readonly<Record<string, Medium['type']>> = { img: 'picture', audio: 'audio', video: 'video' };
const MOST_MEDIA = 20;
const MOST_PARAGRAPHS = 200;

/** A text of a question made of markup. Media stand below the text. */
export function contentOfMarkup(nodes: readonly MarkupNode[], context: MarkupContext): Content {
  return new ContentBuilder(context).read(nodes);
}

class ContentBuilder {
  readonly #context: MarkupContext;
  readonly #paragraphs: Paragraph[] = [];
  readonly #media: Medium[] = [];
  #runs: Run[] = [];
  #format: ParagraphFormat | undefined;
  #keepsSpaces = false;

  constructor(context: MarkupContext) {
    this.#context = context;
  }

  read(nodes: readonly MarkupNode[]): Content {
    this.#all(nodes, undefined);
    this.#endParagraph();
    if (this.#paragraphs.length > MOST_PARAGRAPHS) this.#context.note('text-too-long', 'lost');
    const paragraphs = this.#paragraphs.slice(0, MOST_PARAGRAPHS);
    return this.#media.length === 0 ? { paragraphs } : { paragraphs, media: this.#media };
  }

  #all(nodes: readonly MarkupNode[], props: Props | undefined): void {
    for (const node of nodes) {
      if (isElement(node)) this.#element(node, props);
      else this.#text(node, props);
    }
  }

  #text(text: string, props: Props | undefined): void {
    const shown = this.#keepsSpaces ? text.replaceAll('\r', '') : text.replace(/[ \t\r\n\f]+/g, ' ');
    if (shown === '') return;
    const lines = this.#keepsSpaces ? shown.split('\n') : [shown];
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.#runs.push({ type: 'break' });
      const runs = this.#context.hasTex ? runsOfText(line, props) : plainRun(line, props);
      this.#runs.push(...runs);
    }
  }

  #element(element: MarkupElement, props: Props | undefined): void {
    const own = this.#context.inline?.(element);
    if (own) {
      this.#runs.push(...own);
      return;
    }
    const { name } = element;
    if (name === 'br') this.#runs.push({ type: 'break' });
    else if (name === 'math') this.#math(element);
    else if (name === 'ruby') this.#ruby(element, props);
    else if (name === 'table') this.#table(element, props);
    else if (name === 'ul' || name === 'ol') this.#list(element, props);
    else if (mediumType(element)) this.#medium(mediumType(element) ?? 'picture', element);
    else if (DROPPED.has(name)) this.#context.note('active-content', 'lost', name);
    else if (BLOCKS.has(name)) this.#block(element, props);
    else this.#all(element.children, withFormat(element, props, this.#context));
  }

  #block(element: MarkupElement, props: Props | undefined): void {
    this.#endParagraph();
    const before = { format: this.#format, keepsSpaces: this.#keepsSpaces };
    const style = element.attributes.get('style') ?? '';
    const align = /text-align:\s*(center|right|justify)/.exec(style)?.[1];
    if (align)
      this.#format = {
        ...this.#format,
        align: align === 'center' ? 'ctr' : align === 'right' ? 'r' : 'just',
      };
    if (element.name === 'pre' || /white-space:\s*pre/.test(style)) this.#keepsSpaces = true;
    const inner = HEADINGS.test(element.name) ? { ...props, bold: true } : props;
    this.#all(element.children, withFormat(element, inner, this.#context));
    this.#endParagraph();
    this.#format = before.format;
    this.#keepsSpaces = before.keepsSpaces;
  }

  #list(list: MarkupElement, props: Props | undefined): void {
    this.#endParagraph();
    const before = this.#format;
    const level = before?.bullet ? (before.level ?? 0) + 1 : 0;
    const bullet =
      list.name === 'ol'
        ? ({ type: 'number', scheme: 'arabicPeriod' } as const)
        : ({ type: 'char', char: '•' } as const);
    this.#format = { ...before, bullet, ...(level > 0 ? { level: Math.min(8, level) } : {}) };
    this.#all(list.children, props);
    this.#endParagraph();
    this.#format = before;
  }

  /** The rows as paragraphs: questions have no tables in their texts. */
  #table(table: MarkupElement, props: Props | undefined): void {
    this.#endParagraph();
    const rows = rowsOf(table);
    for (const row of rows) {
      for (const [index, cell] of childrenNamed(row, 'td', 'th').entries()) {
        if (index > 0) this.#runs.push({ type: 'text', text: '\t' });
        this.#all(cell.children, withFormat(cell, props, this.#context));
      }
      this.#endParagraph();
    }
    if (rows.length > 0) this.#context.note('table', 'changed');
  }

  #math(math: MarkupElement): void {
    const latex = latexOfMath(math);
    const isDisplay = math.attributes.get('display') === 'block';
    if (latex !== '') this.#runs.push({ type: 'formula', latex, ...(isDisplay ? { display: true } : {}) });
  }

  #ruby(element: MarkupElement, props: Props | undefined): void {
    const ruby = childrenNamed(element, 'rt').map(textOf).join('').trim().slice(0, 64);
    const base = element.children.filter((child) => !isElement(child) || !/^(rt|rp)$/.test(child.name));
    this.#all(base, ruby === '' ? props : { ...props, ruby });
  }

  #medium(type: Medium['type'], element: MarkupElement): void {
    const [source] = childrenNamed(element, 'source');
    const { attributes } = element;
    const address = attributes.get('src') ?? attributes.get('data') ?? source?.attributes.get('src') ?? '';
    const medium = this.#context.medium(type, address, (attributes.get('alt') ?? '').slice(0, 1024));
    if (!medium) {
      if (address !== '') this.#context.note('file-missing', 'lost', address.slice(0, 200));
    } else if (this.#media.length < MOST_MEDIA) this.#media.push(medium);
    else this.#context.note('text-too-long', 'lost');
  }

  #endParagraph(): void {
    const runs = trimmed(merged(this.#runs), this.#keepsSpaces);
    this.#runs = [];
    if (runs.length > 0) this.#paragraphs.push(this.#format ? { props: this.#format, runs } : { runs });
  }
}

/** The type of a medium; pictures, sounds and videos may be written as objects. */
function mediumType({ name, attributes }: MarkupElement): Medium['type'] | undefined {
  if (name !== 'object') return ownValue(MEDIA, name);
  const [, type = ''] = /^(image|audio|video)\//.exec(attributes.get('type') ?? '') ?? [];
  return type === 'image' ? 'picture' : type === 'audio' || type === 'video' ? type : undefined;
}

function rowsOf(table: MarkupElement): MarkupElement[] {
  return table.children.filter(isElement).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return /^(thead|tbody|tfoot)$/.test(child.name) ? childrenNamed(child, 'tr') : [];
  });
}

function withFormat(
  { name, attributes }: MarkupElement,
  props: Props | undefined,
  context: MarkupContext,
): Props | undefined {
  const format: Props = { ...ownValue(FORMATS, name) };
  const style = attributes.get('style') ?? '';
  if (/font-weight:\s*(bold|[6-9]00)/.test(style)) format.bold = true;
  if (/font-style:\s*italic/.test(style)) format.italic = true;
  if (/text-decoration[^;]*underline/.test(style)) format.underline = 'sng';
  if (/text-decoration[^;]*line-through/.test(style)) format.strike = 'single';
  if (/text-emphasis/.test(style)) format.emphasisMark = true;
  if (name === 'a') {
    const url = attributes.get('href') ?? '';
    if (/^(https?:|mailto:)/i.test(url) && url.length <= 4096) format.link = { type: 'url', url };
    else if (url !== '') context.note('link', 'lost', url.slice(0, 200));
  }
  return Object.keys(format).length === 0 ? props : { ...props, ...format };
}

function plainRun(text: string, props: Props | undefined): Run[] {
  return [{ type: 'text', text, ...(props ? { props } : {}) }];
}

/** Runs with texts of the same format joined. */
function merged(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    const isSame =
      last?.type === 'text' &&
      run.type === 'text' &&
      JSON.stringify(last.props) === JSON.stringify(run.props);
    if (isSame) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

/** Runs without spaces at both ends of lines and doubled spaces, and without breaks at the end. */
function trimmed(runs: readonly Run[], keepsSpaces: boolean): Run[] {
  const all = [...runs];
  while (all.at(-1)?.type === 'break') all.pop();
  if (keepsSpaces) return all;
  const kept: Run[] = [];
  let endsWithSpace = true;
  for (const run of all) {
    if (run.type !== 'text') {
      if (run.type === 'break') trimEnd(kept);
      kept.push(run);
      endsWithSpace = run.type === 'break';
      continue;
    }
    let text = run.text.replace(/ {2,}/g, ' ');
    if (endsWithSpace) text = text.replace(/^ /, '');
    if (text === '') continue;
    endsWithSpace = text.endsWith(' ');
    kept.push({ ...run, text });
  }
  trimEnd(kept);
  while (kept.at(-1)?.type === 'break') kept.pop();
  return kept;
}

function trimEnd(runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.type !== 'text') return;
  const text = last.text.replace(/ $/, '');
  if (text === '') runs.pop();
  else runs[runs.length - 1] = { ...last, text };
}
