import type { QuestionHost } from '@lectern/question-views';
import type { PaperSection, Question } from '@lectern/questions';
import type { ImportedFile } from './read-file.ts';

/** The questions that are taken from a file, with the headings above them and the files that they name. */
export interface ImportedQuestions {
  readonly questions: readonly Question[];
  readonly sections: readonly PaperSection[];
  readonly files: readonly ImportedFile[];
  /** Name of the file without its ending. */
  readonly name: string;
}

/** A place for the questions; the first one is selected. */
export interface ImportTarget {
  readonly value: string;
  readonly label: string;
}

export interface QuestionImportProps {
  readonly documentId: string;
  /** Files and formulas of the document. */
  readonly host: QuestionHost;
  /** The file that was dropped; undefined to choose one. */
  readonly file?: File | undefined;
  /** Number of questions that the document can still hold, and its limit. */
  readonly room: number;
  readonly most: number;
  readonly targets: readonly ImportTarget[];
  /** Adds the questions in one step; returns the message why it did not. */
  readonly onInsert: (imported: ImportedQuestions, target: string) => string | undefined;
  readonly onClose: () => void;
}
