export { BASIC_KINDS, isBasicKind, kindOf } from './kinds/kinds.ts';
export type { Problem, ProblemCode, QuestionKind } from './kinds/question-kind.ts';
export { type ParsedQuestion, parseQuestion, type Refusal } from './parse-question.ts';
export { type Content, contentOf, isBlank, type Medium, plainTextOf } from './question/content.ts';
export {
  COMPOSITE,
  type CompositeQuestion,
  FORMAT,
  type Hint,
  isComposite,
  type Question,
  type SingleQuestion,
} from './question/question.ts';
export { type CompositeResponse, fullScoreOf, type Score, scoreOf } from './score-of.ts';
export type { Judged, JudgedItem } from './scoring/judged.ts';
export { shownPoints } from './scoring/score.ts';
export { RULE_NAMES, type RuleName, type ScoringRule } from './scoring/scoring-rule.ts';
export { type AskedQuestion, type OfferedHint, withoutKey } from './without-key.ts';
