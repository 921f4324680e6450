/**
 * One thing that a reader of questions could not keep, or is not sure of. `code` names a text in the web's locales;
 * `detail` is a word of the file, shown as it is.
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

/** Every code that the reader of typed papers reports, with its state. */
export const PAPER_CODES = {
  /** No answer was found. The key is empty. */
  'answer-missing': 'unsure',
  /** No answer was found for a statement, which is stored as true. */
  'truth-assumed': 'unsure',
  /** The answer names a choice that the question does not have. */
  'answer-not-a-choice': 'unsure',
  /** The answer, `detail`, does not fit the question. */
  'answer-not-understood': 'unsure',
  /** The question has one answer and the list of answers another, `detail`. */
  'answers-differ': 'unsure',
  /** The list of answers has an answer, `detail`, for a question that the paper lacks. */
  'answer-without-question': 'unsure',
  /** A line of the list of answers has more or fewer answers than questions. */
  'answer-list-unclear': 'unsure',
  /** The question has more blanks than answers, or fewer. */
  'blanks-differ': 'unsure',
  /** One blank has several answers, of which each is accepted. */
  'several-answers': 'unsure',
  /** A formula is the answer of a blank and is compared as text. */
  'formula-as-text': 'changed',
  /** The heading or the field 题型 names another kind, `detail`, than the answer. */
  'kind-differs': 'unsure',
  /** The field 题型 names no kind. */
  'kind-unknown': 'unsure',
  /** The question's number, `detail`, is not the next one. */
  'number-order': 'unsure',
  /** The number may be a part of a decimal number. */
  'number-or-decimal': 'unsure',
  /** The question has no number; its beginning was guessed. */
  'number-missing': 'unsure',
  /** The choices, `detail`, skip a letter. */
  'choice-missing': 'unsure',
  /** There is only one choice. */
  'choice-alone': 'unsure',
  /** Text stands behind the choices and was added to the last one. */
  'text-after-choices': 'unsure',
  /** The question has no text. */
  'stem-missing': 'unsure',
  /** A material is followed by no questions. */
  'material-alone': 'unsure',
  /** Points outside 0.5 to 100 were not kept. */
  'score-out-of-range': 'lost',
  /** The points of the heading were shared out equally. */
  'score-shared': 'unsure',
  'difficulty-not-understood': 'lost',
  /** A field, `detail`, was longer than the question's form allows. */
  'field-shortened': 'changed',
  /** A gap of the passage, `detail`, has no choices or was not found. */
  'gap-missing': 'unsure',
  /** Text outside every question. */
  'text-left-out': 'lost',
  /** The text has no question. */
  'no-question': 'refused',
  'question-too-large': 'refused',
  /** The text has more questions than are read. */
  'too-many-questions': 'refused',
} as const satisfies Readonly<Record<string, ReportLine['state']>>;
export type PaperCode = keyof typeof PAPER_CODES;

/** A code for a question, before the question has an index. */
export interface Doubt {
  readonly code: PaperCode;
  readonly detail?: string;
}

const LONGEST_DETAIL = 60;

export function reportLine(
  { code, detail }: Doubt,
  at: { readonly question?: number; readonly place?: number },
): ReportLine {
  const shown = detail?.trim().slice(0, LONGEST_DETAIL).toWellFormed();
  return {
    code,
    ...(at.question === undefined ? {} : { question: at.question }),
    ...(at.place === undefined ? {} : { place: `${at.place}` }),
    ...(shown ? { detail: shown } : {}),
    state: PAPER_CODES[code],
  };
}
