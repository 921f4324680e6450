import { Button, ErrorState } from '@lectern/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../platform/api/api-error.ts';
import { defineTexts } from '../platform/i18n/texts.ts';

const zh = { loadFailed: '没有加载出来', retry: '重试' };
const en: typeof zh = { loadFailed: 'This did not load', retry: 'Try again' };

const { useTexts } = defineTexts(zh, en);

export interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown instead of content that failed to load: the reason, and a button that tries again. */
export function LoadFailed({ error, onRetry }: LoadFailedProps): ReactNode {
  const t = useTexts();
  return (
    <ErrorState
      icon={<CircleAlert />}
      title={t('loadFailed')}
      text={messageOf(error)}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
