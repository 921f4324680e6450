import type { Question, SingleQuestion } from '@lectern/questions';
import type { ReportLine } from '../import-report.ts';

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
