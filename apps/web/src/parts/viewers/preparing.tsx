import { Button, Column, Progress, Text } from '@lectern/ui';
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
    <Column textAlign="center" align="center" gap={4} className={classes.preparing} role="status">
      <Text as="p" size="large" weight="medium">
        {progress === null ? t('preparing') : t('preparingPercent', { percent: progress })}
      </Text>
      <Progress value={progress === null ? null : progress / 100} label={t('preparing')} />
      <Text as="p" tone="quiet">
        {t('preparingText')}
      </Text>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </Column>
  );
}
