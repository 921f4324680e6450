import { CodeLoadFailure } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { QuestionDialogProps } from './authoring/question-dialog.tsx';
import type { KindSwitchProps } from './authoring/switching/kind-menu.tsx';

export {
  type FormulaFieldProps,
  type QuestionHost,
  QuestionHostContext,
} from './answer-view.ts';
export { PlayView } from './answer-views.tsx';
export { ContentView } from './content/content-view.tsx';
export { PageQuestion } from './page/page-question.tsx';
export { type ReadQuestion, readQuestion, shownOf } from './page/read-question.ts';
export { groundPicture } from './parts/pad/ground-picture.ts';
export { Recorder } from './parts/record/recorder.ts';
export { UnsavedParts, UnsavedPartsContext } from './parts/unsaved-parts.ts';
export { endComposition } from './parts/write/use-composed-text.ts';
export type { Player } from './play/game.ts';
export { phoneGameOf } from './play/phone/phone-games.ts';
export { QuestionView } from './question/question-view.tsx';
export type { QuestionMode, ShownQuestion } from './question/shown-question.ts';

/** The dialog in which a question of any kind is made. Its code is loaded when it is first shown or preloaded. */
export const QuestionDialog = lazyComponent<QuestionDialogProps>(
  async () => (await import('./authoring/question-dialog.tsx')).QuestionDialog,
  { failed: CodeLoadFailure },
);

/** The kind of a question and its change, outside the dialog that edits the question. */
export const KindSwitch = lazyComponent<KindSwitchProps>(
  async () => (await import('./authoring/switching/kind-menu.tsx')).KindSwitch,
);
