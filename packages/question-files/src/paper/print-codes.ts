import { freshQuestion, isComposite, type SingleQuestion } from '@lectern/questions';
import type { ExportNotes } from '../build/export-notes.ts';

/** Codes of the lines that the writers of papers and of workbooks report, with their states. */
export const PRINT_CODES = {
  /** The format has no such kind, `detail`: the question was left out. */
  'kind-not-in-format': 'refused',
  /** A passage with numbered gaps, `detail`, within a material was left out. */
  'kind-in-material': 'refused',
  /** A field, `detail`, without a place in the format. */
  field: 'lost',
  /** A game was written as the questions that it plays. */
  game: 'changed',
  /** The questions of a material are rows of their own, the material stands in the first. */
  'composite-split': 'changed',
  /** The numbers that are drawn for each pupil are the same for all. */
  'numbers-frozen': 'changed',
  /** A sound or video; in workbooks pictures too. */
  'media-not-in-format': 'lost',
  /** A picture, `detail`, is missing or of a form that Word does not show. */
  'picture-lost': 'lost',
  /** A formula, `detail`, that Word cannot show is its LaTeX. */
  'formula-as-text': 'changed',
  /** A text was longer than a cell may be. */
  'text-cut': 'lost',
} as const;

/** The numbers of a paper are the same on every copy. */
const SEED = 1;

/** A question with numbers in place of its parameters. */
export function withNumbers(question: SingleQuestion, notes: ExportNotes): SingleQuestion {
  const { parameters = [] } = (question.body ?? {}) as { readonly parameters?: readonly unknown[] };
  if (parameters.length === 0) return question;
  const fresh = freshQuestion(question, SEED);
  if (isComposite(fresh)) return question;
  notes.note('numbers-frozen', 'changed');
  return fresh;
}
