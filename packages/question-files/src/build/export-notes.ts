import type { Question, SingleQuestion } from '@lectern/questions';
import type { ImportReport, ReportLine } from '../import-report.ts';

/** Bytes of the files that questions refer to, by SHA-256. */
export type QuestionFiles = ImportReport['files'];

/** A file for another program. The lines say what the format cannot hold; `question` is an index of the given questions. */
export interface ExportedFile {
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** The usual end of the file's name, without the dot. */
  readonly extension: string;
  readonly lines: readonly ReportLine[];
}

/** Collects the lines of one export, each once for a question. */
export class ExportNotes {
  readonly #lines: ReportLine[] = [];
  readonly #seen = new Set<string>();
  #question = 0;

  /** The index of the question that further notes are about. */
  about(question: number): void {
    this.#question = question;
  }

  note(code: string, state: ReportLine['state'], detail?: string): void {
    const line: ReportLine = { code, question: this.#question, state, ...(detail ? { detail } : {}) };
    const words = JSON.stringify(line);
    if (!this.#seen.has(words)) this.#lines.push(line);
    this.#seen.add(words);
  }

  lines(): readonly ReportLine[] {
    return this.#lines;
  }

  /** Notes the fields of a question that are set and that the format does not hold. */
  lostFields(question: Question, fields: readonly (keyof SingleQuestion)[]): void {
    for (const field of fields) {
      const value = (question as Partial<SingleQuestion>)[field];
      const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      if (!isEmpty) this.note('field', 'lost', field);
    }
  }
}
