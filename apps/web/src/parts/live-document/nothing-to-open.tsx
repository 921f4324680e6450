import { Button, EmptyState, ErrorState } from '@lectern/ui';
import { FileX2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';

export interface NothingToOpenProps {
  readonly t: (key: 'gone' | 'goneHelp' | 'failed' | 'tryAgain' | 'home') => string;
  /** Undefined when the document does not exist or is not shared with the user. */
  readonly error: unknown;
  readonly onAgain?: () => void;
  readonly onHome: () => void;
}

/** Message why a live document is not shown, with buttons to retry or to return to the home screen. */
export function NothingToOpen({ t, error, onAgain, onHome }: NothingToOpenProps): ReactNode {
  if (error === undefined) {
    return (
      <EmptyState
        icon={<FileX2 />}
        title={t('gone')}
        text={t('goneHelp')}
        action={
          <Button tone="primary" onClick={onHome}>
            {t('home')}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      icon={<TriangleAlert />}
      title={t('failed')}
      text={messageOf(error)}
      action={
        <>
          <Button tone="primary" onClick={onAgain}>
            {t('tryAgain')}
          </Button>
          <Button onClick={onHome}>{t('home')}</Button>
        </>
      }
    />
  );
}
