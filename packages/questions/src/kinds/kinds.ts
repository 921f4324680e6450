import { bankCloze } from './bank-cloze/question.ts';
import { clozeChoice } from './cloze-choice/question.ts';
import { errorMark } from './error-mark/question.ts';
import { essay } from './essay/question.ts';
import { fillBlank } from './fill-blank/question.ts';
import { formula } from './formula/question.ts';
import { hotspot } from './hotspot/question.ts';
import { interactiveKindOf } from './interactive-kinds.ts';
import { matching } from './matching/question.ts';
import { matrix } from './matrix/question.ts';
import { mediaAnswer } from './media-answer/question.ts';
import { multipleChoice } from './multiple-choice/question.ts';
import { numeric } from './numeric/question.ts';
import { ordering } from './ordering/question.ts';
import type { QuestionKind } from './question-kind.ts';
import { shortAnswer } from './short-answer/question.ts';
import { singleChoice } from './single-choice/question.ts';
import { trueFalse } from './true-false/question.ts';

/** The basic kinds, in the order of the content page. A composite may contain them. */
export const BASIC_KINDS: readonly QuestionKind[] = [
  singleChoice,
  multipleChoice,
  trueFalse,
  fillBlank,
  numeric,
  formula,
  clozeChoice,
  bankCloze,
  matching,
  ordering,
  matrix,
  hotspot,
  errorMark,
  shortAnswer,
  essay,
  mediaAnswer,
];

/** The kind with a name; undefined for the kinds of newer programs. */
export function kindOf(name: string): QuestionKind | undefined {
  return BASIC_KINDS.find(({ kind }) => kind === name) ?? interactiveKindOf(name);
}

export function isBasicKind(name: string): boolean {
  return BASIC_KINDS.some(({ kind }) => kind === name);
}
