import { base64 } from '@lectern/base';
import { type Content, isBlank, type SingleQuestion } from '@lectern/questions';
import type { ExportNotes, QuestionFiles } from '../../build/export-notes.ts';
import { fileName } from '../../build/file-name.ts';
import { type HtmlOptions, htmlOfContent, inlineHtmlOf } from '../../markup/html-of-content.ts';
import { cdata, el, textEl } from './xml-out.ts';

/** The files and notes of one export, for the writers of question types. */
export class MoodleOut {
  readonly files: QuestionFiles;
  readonly notes: ExportNotes;

  constructor(files: QuestionFiles, notes: ExportNotes) {
    this.files = files;
    this.notes = notes;
  }

  /** The children of an element with a text: its HTML, and the files in it. */
  html(content: Content, gap?: HtmlOptions['gap']): string {
    const used = new Set<string>();
    const html = htmlOfContent(content, this.options(used, gap));
    return `${cdata(html)}${this.filesOf(used)}`;
  }

  /** An element of HTML, such as a feedback. */
  htmlEl(name: string, content: Content, attributes: Readonly<Record<string, string | number>> = {}): string {
    const used = new Set<string>();
    const html = inlineHtmlOf(content, this.options(used));
    return el(name, { ...attributes, format: 'html' }, cdata(html), this.filesOf(used));
  }

  /** An element of HTML; nothing for a blank content. */
  htmlIf(name: string, content: Content | undefined): string {
    return content && !isBlank(content) ? this.htmlEl(name, content) : '';
  }

  options(used: Set<string>, gap?: HtmlOptions['gap']): HtmlOptions {
    return {
      address: (asset) => {
        const file = this.files.get(asset);
        if (file) used.add(asset);
        return file && `@@PLUGINFILE@@/${fileName(asset, file.mime)}`;
      },
      note: (code, detail) => this.notes.note(code, 'lost', detail),
      ...(gap ? { gap } : {}),
    };
  }

  filesOf(used: ReadonlySet<string>): string {
    return [...used].map((asset) => this.fileEl(asset)).join('');
  }

  fileEl(asset: string): string {
    const file = this.files.get(asset);
    if (!file) {
      this.notes.note('file-missing', 'lost', asset);
      return '';
    }
    const attributes = { name: fileName(asset, file.mime), path: '/', encoding: 'base64' };
    return el('file', attributes, base64(file.bytes));
  }

  /** Feedback for right, partly right and wrong answers together. */
  combined({ feedback }: SingleQuestion): string {
    return [
      this.htmlIf('correctfeedback', feedback?.right),
      this.htmlIf('partiallycorrectfeedback', feedback?.partly),
      this.htmlIf('incorrectfeedback', feedback?.wrong),
    ].join('');
  }

  shuffle(isOn: boolean | undefined): string {
    return textEl('shuffleanswers', isOn ? 1 : 0);
  }

  /** A percentage of Moodle's list, the nearest to a share. */
  fraction(share: number): string {
    const percent = share * 100;
    const nearest = FRACTIONS.reduce(
      (best, one) => (Math.abs(one - Math.abs(percent)) < Math.abs(best - Math.abs(percent)) ? one : best),
      0,
    );
    if (Math.abs(nearest - Math.abs(percent)) > 0.01)
      this.notes.note('fraction', 'changed', `${Number(percent.toFixed(4))} %`);
    return `${percent < 0 ? -nearest : nearest}`;
  }
}

/** The fractions that Moodle accepts. */
const FRACTIONS = [
  0, 100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667, 14.28571, 12.5,
  11.11111, 10, 5,
];

/** A question as a type of Moodle. */
export interface WrittenType {
  readonly type: string;
  /** Children of `questiontext`; the stem when left out. */
  readonly text?: string;
  /** The elements of the type itself. */
  readonly own: string;
}

export type TypeWriter = (question: SingleQuestion, out: MoodleOut) => WrittenType;
