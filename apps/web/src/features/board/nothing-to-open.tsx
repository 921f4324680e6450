import { Button, EmptyState, ErrorState } from '@lectern/ui';
import { FileX2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { useTexts } from './model/board-texts.ts';

export interface NothingToOpenProps {
  /** Undefined where there is no such board, or not for this user. */
  readonly error: unknown;
  readonly onAgain?: () => void;
  readonly onHome: () => void;
}

/** Why a board is not shown, and where to go on. */
export function NothingToOpen({ error, onAgain, onHome }: NothingToOpenProps): ReactNode {
  const t = useTexts();
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
