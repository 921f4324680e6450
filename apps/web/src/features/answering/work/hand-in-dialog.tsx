import { Button } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { Answering } from '../model/answering.ts';
import { isAnswered, type NumberedQuestion } from '../model/numbered.ts';
import { NativeDialog } from './native-dialog.tsx';
import { useWorkTexts } from './work-texts.ts';

export interface HandInDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly answering: Answering;
  readonly questions: readonly NumberedQuestion[];
  readonly onHandIn: () => void;
}

/** Asks before handing in, and names the questions that are not answered. */
export function HandInDialog({
  open,
  onClose,
  answering,
  questions,
  onHandIn,
}: HandInDialogProps): ReactNode {
  const t = useWorkTexts();
  const missing = questions.filter(({ question }) => !isAnswered(answering.responseOf(question)));
  const numbers = missing.map(({ number }) => number).join(t('between'));
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      title={t('sure')}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {t('goOn')}
          </Button>
          <Button size="large" tone="primary" onClick={onHandIn}>
            {t('handIn')}
          </Button>
        </>
      }
    >
      <p>{missing.length === 0 ? t('allDone') : t('missing', { count: missing.length, numbers })}</p>
    </NativeDialog>
  );
}
