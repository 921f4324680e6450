import { ZipArchive } from '@lectern/pptx/package';
import { type Content, isBlank } from '@lectern/questions';
import { strFromU8 } from 'fflate';
import { type Note, type ReadOptions, ReportBuilder } from '../../build/report-builder.ts';
import type { ImportReport } from '../../import-report.ts';
import { type Fields, fieldsOf, htmlContent, textOfField } from './h5p-fields.ts';
import { contentsOf, LIBRARY_READERS } from './library-readers.ts';

const LIMITS = { entries: 20_000, bytes: 500_000_000 };
const LARGEST_JSON = 20_000_000;
const DEEPEST = 8;
/** Parts of pages that ask nothing. */
const SILENT = new Set([
  'H5P.Image',
  'H5P.Audio',
  'H5P.Video',
  'H5P.Table',
  'H5P.Link',
  'H5P.Nil',
  'H5P.ContinuousText',
  'H5P.GoToQuestion',
]);

/** Reads the questions of an H5P package. Never throws: a file that is none is one line of the report. */
export function readH5p(bytes: Uint8Array, options: ReadOptions = {}): ImportReport {
  const builder = new ReportBuilder(options);
  try {
    const archive = new ZipArchive(bytes, LIMITS);
    const about = jsonIn(archive, 'h5p.json');
    const content = jsonIn(archive, 'content/content.json');
    if (!about || !content) builder.line({ code: 'not-h5p', state: 'refused' });
    else {
      const reader = new ContentReader(archive, builder);
      reader.add(textOfField(about.mainLibrary), content, '1', 0);
      reader.end();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? `${error.code}` : 'FILE_CORRUPT';
    builder.line({ code: 'file-unreadable', detail: code.slice(0, 100), state: 'refused' });
  }
  return builder.report();
}

function jsonIn(archive: ZipArchive, name: string): Fields | undefined {
  const bytes = archive.read(name);
  if (!bytes || bytes.length > LARGEST_JSON) return undefined;
  try {
    return fieldsOf(JSON.parse(strFromU8(bytes)));
  } catch {
    return undefined;
  }
}

/** Reads the contents of a package in their order. A text before a question without a stem is its stem. */
class ContentReader {
  readonly #archive: ZipArchive;
  readonly #builder: ReportBuilder;
  /** The text before the next question, with its number. */
  #text: { readonly stem: Content; readonly place: string } | undefined;

  constructor(archive: ZipArchive, builder: ReportBuilder) {
    this.#archive = archive;
    this.#builder = builder;
  }

  /** Adds the questions of a content; `place` is its number, such as `2.1` in a set of questions. */
  add(library: string, params: Fields, place: string, depth: number): void {
    const [name = ''] = library.split(' ');
    const inner = depth < DEEPEST ? contentsOf(name, params) : undefined;
    if (inner) {
      for (const [index, one] of inner.entries()) {
        if (this.#builder.isFull) return;
        this.add(textOfField(one.library), fieldsOf(one.params), `${place}.${index + 1}`, depth + 1);
      }
      return;
    }
    const notes: Note[] = [];
    const context = {
      builder: this.#builder,
      notes,
      file: (path: string) => this.#archive.read(`content/${path}`),
    };
    if (name === 'H5P.AdvancedText' || name === 'H5P.Text') {
      this.end();
      this.#text = { stem: htmlContent(params.text, context), place };
      return;
    }
    const read = LIBRARY_READERS.get(name);
    if (!read) {
      const state = SILENT.has(name) || name === '' ? 'lost' : 'refused';
      if (name !== '' || depth === 0)
        this.#builder.line({ code: 'library', place, detail: name.slice(0, 100), state });
      return;
    }
    for (const draft of read(params, context)) {
      const stem = isBlank(draft.stem) ? this.#text?.stem : undefined;
      if (stem) this.#text = undefined;
      this.#builder.add(stem ? { ...draft, stem } : draft, notes, place);
    }
  }

  /** Notes a text that no question uses. */
  end(): void {
    if (this.#text) this.#builder.line({ code: 'description', place: this.#text.place, state: 'lost' });
    this.#text = undefined;
  }
}
