import { CodeLoadFailure } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { QuestionDialogProps } from './question-dialog.tsx';

export type { QuestionDialogProps } from './question-dialog.tsx';

/** The dialog in which a question of any kind is made. Its code is loaded when it is first shown or preloaded. */
export const QuestionDialog = lazyComponent<QuestionDialogProps>(
  async () => (await import('./question-dialog.tsx')).QuestionDialog,
  { failed: CodeLoadFailure },
);
