import { Button, EmptyState, ErrorState } from '@lectern/ui';
import { FileX2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { useLateTexts } from './late-texts.ts';
import { useTexts } from './texts.ts';

export interface NothingToShowProps {
  readonly opening:
    | { readonly state: 'gone' }
    | { readonly state: 'failed'; readonly error: unknown; readonly tryAgain: () => void };
  /** Whose show of which courseware it was to be. */
  readonly userId: string;
  readonly documentId: string;
  readonly onHome: () => void;
}

/** Why a courseware is not shown, and where to go on. */
export function NothingToShow({ opening, userId, documentId, onHome }: NothingToShowProps): ReactNode {
  const t = useTexts();
  const late = useLateTexts();
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

/** Ends the lesson that went on with a courseware that is gone; answers whether there was one. */
function useGoneLesson(userId: string, documentId: string, isGone: boolean): boolean {
  const [wasTaught, setWasTaught] = useState(false);
  useEffect(() => {
    if (!isGone) return;
    import('../../parts/lessons/lazy.ts')
      .then(({ endGoneLesson }) => endGoneLesson(userId, documentId))
      // It is ended as one that was left, when another one begins.
      .then(setWasTaught, () => undefined);
  }, [userId, documentId, isGone]);
  return wasTaught;
}
