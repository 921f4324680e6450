export {
  type AnswerView,
  type AnswerViewProps,
  type FormulaFieldProps,
  type QuestionHost,
  QuestionHostContext,
  type Review,
} from './answer-view.ts';
export { answerViewOf, PlayView } from './answer-views.tsx';
export { QuestionDialog, type QuestionDialogProps } from './authoring/lazy-question-dialog.tsx';
export { ContentView, type ContentViewProps } from './content/content-view.tsx';
export { PageQuestion } from './page/page-question.tsx';
export { type ReadQuestion, readQuestion, shownOf } from './page/read-question.ts';
export { endComposition } from './parts/write/end-composition.ts';
export type { Player } from './play/game.ts';
export type { PlayViewProps } from './play/play-view.tsx';
export { QuestionView, type QuestionViewProps } from './question/question-view.tsx';
export type { QuestionMode, ShownQuestion } from './question/shown-question.ts';
