import { multipleChoice } from './multiple-choice/question.ts';
import type { QuestionKind } from './question-kind.ts';
import { singleChoice } from './single-choice/question.ts';

/** The basic kinds, in the order of the content page. A composite may contain them. */
export const BASIC_KINDS: readonly QuestionKind[] = [singleChoice, multipleChoice];

/** The kind with a name; undefined for the kinds of newer programs. */
export function kindOf(name: string): QuestionKind | undefined {
  return BASIC_KINDS.find(({ kind }) => kind === name);
}

export function isBasicKind(name: string): boolean {
  return BASIC_KINDS.some(({ kind }) => kind === name);
}
