import { Button } from '@lectern/ui';
import type { ReactNode } from 'react';
import { NativeDialog } from './native-dialog.tsx';
import { useSheetTexts } from './texts.ts';

export interface HandInDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Numbers of the questions that are not answered. */
  readonly missing: readonly number[];
  readonly onHandIn: () => void;
}

/** Asks before handing in, and names the questions that are not answered. */
export function HandInDialog({ open, onClose, missing, onHandIn }: HandInDialogProps): ReactNode {
  const t = useSheetTexts();
  const numbers = missing.join(t('between'));
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
