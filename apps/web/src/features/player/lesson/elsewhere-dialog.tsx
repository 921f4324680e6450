import { takeOver } from '../../../parts/lessons/index.ts';
import { useLateTexts } from '../late-texts.ts';
import classes from '../question-dialog.module.css';
import { QuestionDialog } from '../question-dialog.tsx';

export interface ElsewhereDialogProps {
  readonly userId: string;
  readonly documentId: string;
  /** It was taught here until a moment ago. */
  readonly taken: boolean;
  /** Away from here, or to look on without teaching. */
  readonly onRefuse: () => void;
}

/** Another window of this browser teaches the lesson: here it is taken over, or not. */
export function ElsewhereDialog({ userId, documentId, taken, onRefuse }: ElsewhereDialogProps) {
  const late = useLateTexts();
  return (
    <QuestionDialog title={late(taken ? 'takenTitle' : 'elsewhereTitle')} onCancel={onRefuse}>
      <p>{late(taken ? 'takenHelp' : 'elsewhereHelp')}</p>
      <div className={classes.answers}>
        <button type="button" onClick={onRefuse}>
          {late(taken ? 'leaveTaken' : 'lookOn')}
        </button>
        <button type="button" className={classes.keep} onClick={() => takeOver(userId, documentId)}>
          {late('teachHere')}
        </button>
      </div>
    </QuestionDialog>
  );
}
