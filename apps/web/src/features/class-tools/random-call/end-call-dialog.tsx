import { ConfirmDialog } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useTexts } from './texts.ts';

export interface EndCallDialogProps {
  readonly onStay: () => void;
  readonly onEnd: () => void;
}

/** Asks before a lesson without a courseware ends in which pupils were called. */
export function EndCallDialog({ onStay, onEnd }: EndCallDialogProps): ReactNode {
  const t = useTexts();
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={t('endTitle')}
      description={t('endHelp')}
      confirmLabel={t('end')}
      cancelLabel={t('stay')}
      onConfirm={onEnd}
    />
  );
}
