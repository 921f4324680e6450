export { freshQuestion, hasDrawnNumbers } from './fresh-question.ts';
export { type Crossword, type CrosswordEntry, makeCrossword } from './generators/crossword.ts';
export { makeSums, SUM_FORMS, sumText } from './generators/sums/make-sums.ts';
export { SUM_RULE_NAMES, SUM_RULES, type SumRuleName } from './generators/sums/sum-rules.ts';
export { DIRECTIONS, makeWordSearch } from './generators/word-search.ts';
export { IdAliases } from './id-aliases.ts';
export { layOutWords } from './kinds/crossword/grid.ts';
export { wordsOfParts } from './kinds/game-parts.ts';
export type { PlayedBody, PlayedKey, PlayedResponse } from './kinds/interactive-kind.ts';
export { INTERACTIVE_KINDS, interactiveKindOf, timeLimitOf } from './kinds/interactive-kinds.ts';
export type { BodyOf, KeyOf, KindName, ResponseOf } from './kinds/kind-types.ts';
export { BASIC_KINDS, isBasicKind, kindOf } from './kinds/kinds.ts';
export { DEFAULT_PLAY, type Play, SKINS } from './kinds/play.ts';
export type { Problem, ProblemCode, QuestionKind } from './kinds/question-kind.ts';
export { foundKeywords } from './kinds/short-answer/question.ts';
export { sumContent, sumParts } from './kinds/sums-sprint/sum-parts.ts';
export { hideWords } from './kinds/word-search/hide-words.ts';
export { newQuestion } from './new-question.ts';
export { type ParsedQuestion, parseQuestion } from './parse-question.ts';
export { missingForSharing, problemsOf } from './problems-of.ts';
export { type FileKind, fileKindsOf } from './question/answer-files.ts';
export { type Content, contentOf, isBlank, type Medium, plainTextOf } from './question/content.ts';
export { gapOf, gapRun, gapsOf, passageOf } from './question/gaps.ts';
export {
  COMPOSITE,
  type CompositeQuestion,
  FORMAT,
  isComposite,
  type Question,
  type SingleQuestion,
} from './question/question.ts';
export { ownSeed } from './question/random.ts';
export { type Rubric, rubricShare } from './question/rubric.ts';
export { type Reviewed, type ReviewedItem, reviewOf } from './review-of.ts';
export {
  type CompositeResponse,
  fullScoreOf,
  isEmptyResponse,
  readResponse,
  type Score,
  scoreOf,
} from './score-of.ts';
export { type GameAnswer, type GamePoints, gamePoints } from './scoring/game-points.ts';
export { shownPoints, sumOfPoints } from './scoring/score.ts';
export type { RuleName, ScoringRule } from './scoring/scoring-rule.ts';
export { responseWords, rightWords } from './statistics/response-words.ts';
export {
  entriesOf,
  mediaOf,
  stateOfScore,
  type Tally,
  talliesOf,
} from './statistics/statistics.ts';
export { fromBasic, toBasic } from './switch-kind.ts';
export type { CompareSettings } from './text/normal-text.ts';
export { type PaperFields, questionsFromFields } from './typed/questions-from-fields.ts';
export {
  type PaperQuestions,
  type PaperSection,
  questionsFromLines,
  questionsFromText,
} from './typed/questions-from-text.ts';
export { PAPER_CODES, type PaperCode, type ReportLine } from './typed/report-codes.ts';
export type { PaperLine, Piece } from './typed/strip.ts';
export { usualStem } from './usual-stems.ts';
export { questionPoints, withPoints } from './with-points.ts';
export { withoutAnswers } from './without-answers.ts';
export { type AskedQuestion, type OfferedHint, withoutKey } from './without-key.ts';
