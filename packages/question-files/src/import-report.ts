import type { PaperSection, Question, ReportLine } from '@lectern/questions';

export type { ReportLine } from '@lectern/questions';

/** The outcome of reading a file of questions. Every question passes `parseQuestion`. */
export interface ImportReport {
  readonly questions: readonly Question[];
  readonly lines: readonly ReportLine[];
  /** Bytes of the pictures, sounds and films that the questions refer to, by SHA-256. */
  readonly files: ReadonlyMap<
    string,
    { readonly bytes: Uint8Array; readonly mime: string; readonly name: string }
  >;
  /** Headings of a paper with the index of their first question; left out by formats without headings. */
  readonly sections?: readonly PaperSection[];
}
