import type { OwnWork } from '@lectern/protocol/own-work';
import { Button } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { Answering } from '../model/answering.ts';
import { isAnswered, type NumberedQuestion } from '../model/numbered.ts';
import { NativeDialog } from './native-dialog.tsx';
import { TwiceButton } from './twice-button.tsx';
import classes from './work.module.css';
import { useWorkTexts } from './work-texts.ts';

export interface SheetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly answering: Answering;
  readonly work: OwnWork;
  readonly questions: readonly NumberedQuestion[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
  /** Leaves the attempt to somebody else. */
  readonly onOther: () => void;
}

/** The numbers of all questions: answered or not, and right or wrong once marks are shown. */
export function SheetDialog(props: SheetDialogProps): ReactNode {
  const { open, onClose, answering, questions, place, onPlace, onOther } = props;
  const t = useWorkTexts();
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      title={t('sheet')}
      footer={
        <>
          <TwiceButton tone="quiet" label={t('other')} sure={t('otherSure')} onSure={onOther} />
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <NumberGrid answering={answering} questions={questions} place={place} onPlace={onPlace} />
    </NativeDialog>
  );
}

export type NumberGridProps = Pick<SheetDialogProps, 'answering' | 'questions' | 'place' | 'onPlace'>;

const SIGNS = { right: '✓', partly: '◐', wrong: '✗', missing: '✗', waiting: '…', unscored: '' } as const;

export function NumberGrid({ answering, questions, place, onPlace }: NumberGridProps): ReactNode {
  const t = useWorkTexts();
  return (
    <ol className={classes.numbers}>
      {questions.map(({ question, number }, at) => {
        const given = isAnswered(answering.responseOf(question));
        const state = question.mark?.state;
        const judged = state === 'missing' ? 'wrong' : state;
        return (
          <li key={question.id}>
            <button
              type="button"
              className={classes.number}
              data-state={judged ?? (given ? 'given' : 'open')}
              aria-current={at === place ? 'step' : undefined}
              aria-label={`${number} ${t(judged ?? (given ? 'answered' : 'unanswered'))}`}
              onClick={() => onPlace(at)}
            >
              {number}
              <small aria-hidden="true">{state ? SIGNS[state] : given ? '●' : '○'}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
