import { Button, EmptyState, ErrorState } from '@lectern/ui';
import { FileX2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { useLazyTexts } from './lazy-texts.ts';
import { useTexts } from './texts.ts';

export interface NothingToShowProps {
  readonly opening:
    | { readonly state: 'gone' }
    | { readonly state: 'failed'; readonly error: unknown; readonly tryAgain: () => void };
  /** User and courseware of the show, for ending its lesson. */
  readonly userId: string;
  readonly documentId: string;
  readonly onHome: () => void;
}

/** Message why a courseware is not shown, with buttons to retry or leave. */
export function NothingToShow({ opening, userId, documentId, onHome }: NothingToShowProps): ReactNode {
  const t = useTexts();
  const late = useLazyTexts();
  const wasTaught = useGoneLesson(userId, documentId, opening.state === 'gone');
  const home = (tone: 'primary' | 'plain') => (
    <Button tone={tone} onClick={onHome}>
      {late('backHome')}
    </Button>
  );
  return opening.state === 'gone' ? (
    <EmptyState
      icon={<FileX2 />}
      title={late('gone')}
      text={late(wasTaught ? 'goneInLesson' : 'goneHelp')}
      action={home('primary')}
    />
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

/** Ends the lesson in progress of a deleted courseware. Returns whether there was a lesson. */
function useGoneLesson(userId: string, documentId: string, isGone: boolean): boolean {
  const [wasTaught, setWasTaught] = useState(false);
  useEffect(() => {
    if (!isGone) return;
    import('../../parts/lessons/lazy.ts')
      .then(({ endGoneLesson }) => endGoneLesson(userId, documentId))
      // A lesson that could not be ended now is ended when another lesson begins.
      .then(setWasTaught, () => undefined);
  }, [userId, documentId, isGone]);
  return wasTaught;
}
