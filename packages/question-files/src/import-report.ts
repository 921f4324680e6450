import type { Question } from '@lectern/questions';

/**
 * One thing that a reader could not keep, or is not sure of. `code` names a text in the web's locales; `detail` is a
 * word of the file, shown as it is.
 */
export interface ReportLine {
  readonly code: string;
  /** Index in `questions` of the question that the line is about; undefined for the whole file. */
  readonly question?: number;
  /** Place in the file, for lines without a question: a line number, or a file of the package. */
  readonly place?: string;
  readonly detail?: string;
  /** `lost`: not kept. `changed`: kept in another form. `unsure`: the author is asked. `refused`: the item was left out. */
  readonly state: 'lost' | 'changed' | 'unsure' | 'refused';
}

/** The outcome of reading a file of questions. Every question passes `parseQuestion`. */
export interface ImportReport {
  readonly questions: readonly Question[];
  readonly lines: readonly ReportLine[];
  /** Bytes of the pictures, sounds and films that the questions refer to, by SHA-256. */
  readonly files: ReadonlyMap<
    string,
    { readonly bytes: Uint8Array; readonly mime: string; readonly name: string }
  >;
}
