import type { ReactNode } from 'react';
import { useLateTexts } from '../late-texts.ts';
import classes from '../question-dialog.module.css';
import { QuestionDialog } from '../question-dialog.tsx';

export interface BlockedDialogProps {
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The browser let no window open for the presenter view. Another press may, now that the teacher has allowed it. */
export function BlockedDialog({ onAgain, onClose }: BlockedDialogProps): ReactNode {
  const late = useLateTexts();
  return (
    <QuestionDialog title={late('blockedTitle')} onCancel={onClose}>
      <p>{late('blockedHelp')}</p>
      <div className={classes.answers}>
        <button type="button" onClick={onClose}>
          {late('goOn')}
        </button>
        <button type="button" className={classes.keep} onClick={onAgain}>
          {late('openAgain')}
        </button>
      </div>
    </QuestionDialog>
  );
}
