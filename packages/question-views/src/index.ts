export {
  type FormulaFieldProps,
  type QuestionHost,
  QuestionHostContext,
} from './answer-view.ts';
export { PlayView } from './answer-views.tsx';
export { KindSwitch, QuestionDialog } from './authoring/lazy-question-dialog.tsx';
export { ContentView } from './content/content-view.tsx';
export { PageQuestion } from './page/page-question.tsx';
export { type ReadQuestion, readQuestion, shownOf } from './page/read-question.ts';
export { Recorder, type RecorderFailure } from './parts/record/recorder.ts';
export { UnsavedParts, UnsavedPartsContext } from './parts/unsaved-parts.ts';
export { endComposition } from './parts/write/use-composed-text.ts';
export type { Player } from './play/game.ts';
export { phoneGameOf } from './play/phone/phone-games.ts';
export { QuestionView } from './question/question-view.tsx';
export type { QuestionMode, ShownQuestion } from './question/shown-question.ts';
