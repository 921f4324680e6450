import { Button, EmptyState, ErrorState } from '@lectern/ui';
import { FileX2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { useLateTexts } from './late-texts.ts';
import { useTexts } from './texts.ts';

export interface NothingToShowProps {
  readonly opening:
    | { readonly state: 'gone' }
    | { readonly state: 'failed'; readonly error: unknown; readonly tryAgain: () => void };
  readonly onHome: () => void;
}

/** Why a courseware is not shown, and where to go on. */
export function NothingToShow({ opening, onHome }: NothingToShowProps): ReactNode {
  const t = useTexts();
  const late = useLateTexts();
  const home = (tone: 'primary' | 'plain') => (
    <Button tone={tone} onClick={onHome}>
      {late('backHome')}
    </Button>
  );
  return opening.state === 'gone' ? (
    <EmptyState icon={<FileX2 />} title={late('gone')} text={late('goneHelp')} action={home('primary')} />
  ) : (
    <ErrorState
      icon={<TriangleAlert />}
      title={t('failed')}
      text={opening.error instanceof ApiError ? opening.error.message : ''}
      action={
        <>
          <Button tone="primary" onClick={opening.tryAgain}>
            {late('tryAgain')}
          </Button>
          {home('plain')}
        </>
      }
    />
  );
}
