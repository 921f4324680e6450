import type { ImportReport, ReportLine } from './import-report.ts';

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
