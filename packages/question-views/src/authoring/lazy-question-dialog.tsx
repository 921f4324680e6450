import { CodeLoadFailure } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { QuestionDialogProps } from './question-dialog.tsx';
import type { KindSwitchProps } from './switching/kind-menu.tsx';

export type { QuestionDialogProps } from './question-dialog.tsx';

/** The dialog in which a question of any kind is made. Its code is loaded when it is first shown or preloaded. */
export const QuestionDialog = lazyComponent<QuestionDialogProps>(
  async () => (await import('./question-dialog.tsx')).QuestionDialog,
  { failed: CodeLoadFailure },
);

/** The kind of a question and its change, outside the dialog that edits the question. */
export const KindSwitch = lazyComponent<KindSwitchProps>(
  async () => (await import('./switching/kind-menu.tsx')).KindSwitch,
);
