import { type Content, plainTextOf, type SingleQuestion } from '@lectern/questions';
import type { ExportNotes, QuestionFiles } from '../../build/export-notes.ts';
import { fileName } from '../../build/file-name.ts';
import { htmlOfContent, inlineHtmlOf } from '../../markup/html-of-content.ts';
import { type H5pName, libraryText } from '../h5p-library.ts';

/** A question as the content of a library. */
export interface WrittenContent {
  readonly library: H5pName;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The files and notes of one export, for the writers of libraries. */
export class H5pOut {
  readonly notes: ExportNotes;
  /** The files that the content refers to, by their paths in the content's folder. */
  readonly used = new Map<string, string>();
  readonly #files: QuestionFiles;
  /** Further libraries that contents refer to. */
  readonly libraries = new Set<H5pName>();

  constructor(files: QuestionFiles, notes: ExportNotes) {
    this.#files = files;
    this.notes = notes;
  }

  /** The texts of a content; its media are fields of their own in H5P. */
  html(content: Content, gap?: (id: string) => string): string {
    return htmlOfContent({ paragraphs: content.paragraphs }, this.#options(gap));
  }

  inline(content: Content): string {
    if ((content.media ?? []).length > 0) this.notes.note('media', 'lost');
    return inlineHtmlOf({ paragraphs: content.paragraphs }, this.#options());
  }

  /** The first picture, sound or video of a stem, which H5P shows above the question. */
  media({ stem }: SingleQuestion): Readonly<Record<string, unknown>> {
    const [first, ...others] = stem.media ?? [];
    if (others.length > 0) this.notes.note('media', 'lost');
    if (!first) return {};
    const file = this.file(first.asset);
    if (!file || first.type !== 'picture') {
      if (first.type !== 'picture') this.notes.note('media', 'lost');
      return {};
    }
    this.libraries.add('H5P.Image');
    const params = { contentName: 'Image', file, alt: first.alt ?? '' };
    return {
      media: {
        type: {
          library: libraryText('H5P.Image'),
          params,
          subContentId: '',
          metadata: { contentType: 'Image' },
        },
      },
    };
  }

  /** A file as H5P names it; undefined when its bytes are missing. */
  file(asset: string): { readonly path: string; readonly mime: string } | undefined {
    const file = this.#files.get(asset);
    if (!file) {
      this.notes.note('file-missing', 'lost', asset);
      return undefined;
    }
    const path = `images/${fileName(asset, file.mime)}`;
    this.used.set(path, asset);
    return { path, mime: file.mime };
  }

  #options(gap?: (id: string) => string) {
    return {
      address: () => undefined,
      note: (code: string, detail?: string) => this.notes.note(code, 'lost', detail),
      ...(gap ? { gap } : {}),
    };
  }
}

/** Words without the signs that have a meaning between stars. */
export function starredWords(content: Content | string, out: H5pOut): string {
  const words = typeof content === 'string' ? content : plainTextOf(content);
  const safe = words.replace(/[*/:\n]/g, (sign) => ({ '*': '＊', '/': '／', ':': '：' })[sign] ?? ' ');
  if (safe !== words) out.notes.note('answer-signs', 'changed', words.slice(0, 100));
  return safe.trim();
}
