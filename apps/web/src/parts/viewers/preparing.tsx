import { Button, Progress } from '@lectern/ui';
import type { ReactNode } from 'react';
import classes from './preview-dialog.module.css';
import { usePreviewTexts } from './preview-texts.ts';

export interface PreparingProps {
  /** Percent; null when unknown. */
  readonly progress: number | null;
  readonly onCancel: () => void;
}

/** Shown while a file is being converted for its preview. */
export function Preparing({ progress, onCancel }: PreparingProps): ReactNode {
  const t = usePreviewTexts();
  return (
    <div className={classes.preparing} role="status">
      <p className={classes.preparingTitle}>
        {progress === null ? t('preparing') : t('preparingPercent', { percent: progress })}
      </p>
      <Progress value={progress === null ? null : progress / 100} label={t('preparing')} />
      <p className={classes.preparingText}>{t('preparingText')}</p>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </div>
  );
}
