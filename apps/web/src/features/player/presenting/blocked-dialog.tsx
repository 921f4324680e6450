import { Row } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useLazyTexts } from '../lazy-texts.ts';
import classes from '../question-dialog.module.css';
import { QuestionDialog } from '../question-dialog.tsx';

export interface BlockedDialogProps {
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Dialog when the browser blocked the window of the presenter view, with a button to try again after allowing it. */
export function BlockedDialog({ onAgain, onClose }: BlockedDialogProps): ReactNode {
  const late = useLazyTexts();
  return (
    <QuestionDialog title={late('blockedTitle')} onCancel={onClose}>
      <p>{late('blockedHelp')}</p>
      <Row align="stretch" justify="end" wrap gap={3} className={classes.answers}>
        <button type="button" onClick={onClose}>
          {late('goOn')}
        </button>
        <button type="button" className={classes.keep} onClick={onAgain}>
          {late('openAgain')}
        </button>
      </Row>
    </QuestionDialog>
  );
}
