import type { OpcPackage, Part, XmlElement } from '@lectern/pptx/package';
import type { PaperLine, Piece } from '@lectern/questions';
import type { WordFiles } from './files.ts';
import { attr, Numbering } from './numbering.ts';

/** Codes that the reader of Word files reports beside those of the recogniser, with their states. */
export const WORD_CODES = {
  /** A picture is stored outside the file. */
  'picture-external': 'lost',
  /** A picture, `detail`, is missing, damaged, too large or of a form that browsers do not show. */
  'picture-lost': 'lost',
  /** A picture within a line stands below the text now. */
  'picture-below': 'changed',
  /** A chart, drawing or embedded object, `detail`. */
  'object-lost': 'lost',
  /** A part of a formula, `detail`, was not understood; its content was kept. */
  'formula-part': 'changed',
  /** A calculated field, `detail`, without a text. */
  'field-lost': 'lost',
  'footnote-lost': 'lost',
  /** A table is lines of text now. */
  'table-as-text': 'changed',
  /** A part of the file, `detail`, is damaged or forbidden. */
  'part-damaged': 'lost',
  'file-too-long': 'refused',
} as const;
export type WordCode = keyof typeof WORD_CODES;

export interface WordNote {
  readonly code: WordCode;
  readonly place: number;
  readonly detail?: string;
}

const MOST_LINES = 50_000;
const MOST_NOTES = 2000;

/** State that the readers of a document's parts share: its package, numbering, files, and the lines read so far. */
export class WordScope {
  readonly package: OpcPackage;
  readonly part: Part;
  readonly files: WordFiles;
  readonly numbering: Numbering;
  readonly lines: PaperLine[] = [];
  readonly notes: WordNote[] = [];
  readonly #styles: ReadonlyMap<string, XmlElement>;

  constructor(
    source: OpcPackage,
    part: Part,
    files: WordFiles,
    styles: XmlElement | undefined,
    numbering: XmlElement | undefined,
  ) {
    this.package = source;
    this.part = part;
    this.files = files;
    this.numbering = new Numbering(numbering);
    this.#styles = new Map(
      (styles?.all('w:style') ?? []).map((style) => [attr(style, 'styleId') ?? '', style]),
    );
  }

  /** The place of the line that is read next. */
  get place(): number {
    return this.lines.length + 1;
  }

  get isFull(): boolean {
    return this.lines.length >= MOST_LINES;
  }

  addLine(pieces: readonly Piece[]): void {
    if (!this.isFull) this.lines.push({ pieces, place: this.place });
    else if (this.notes.at(-1)?.code !== 'file-too-long') this.note('file-too-long');
  }

  note(code: WordCode, detail?: string): void {
    if (this.notes.length < MOST_NOTES)
      this.notes.push({ code, place: this.place, ...(detail ? { detail } : {}) });
  }

  /** The list and level of a paragraph, from its own format or that of its style. */
  listOf(properties: XmlElement | undefined): { readonly id: string; readonly level: number } | undefined {
    let [id, level] = listIn(properties);
    let style = attr(properties?.child('w:pStyle'), 'val');
    for (let depth = 0; style !== undefined && depth < 10; depth++) {
      const known = this.#styles.get(style);
      const [styleId, styleLevel] = listIn(known?.child('w:pPr'));
      id ??= styleId;
      level ??= styleLevel;
      style = attr(known?.child('w:basedOn'), 'val');
    }
    return id === undefined || id === '0' ? undefined : { id, level: Number(level ?? 0) };
  }
}

function listIn(properties: XmlElement | undefined): [id?: string, level?: string] {
  const list = properties?.child('w:numPr');
  return [attr(list?.child('w:numId'), 'val'), attr(list?.child('w:ilvl'), 'val')];
}
