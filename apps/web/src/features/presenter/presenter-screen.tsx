import { Button, EmptyState, ErrorState, Spinner } from '@lectern/ui';
import { FileX2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CoursewareUser, useShownCourseware } from '../../parts/courseware/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import classes from './presenter.module.css';
import { Presenter } from './presenter.tsx';
import { useTexts } from './texts.ts';

export interface PresenterScreenProps {
  readonly documentId: string;
  readonly user: CoursewareUser;
}

/** `/presenter`: the teacher's view of the show in another window of this browser. */
export function PresenterScreen({ documentId, user }: PresenterScreenProps): ReactNode {
  const t = useTexts();
  const opening = useShownCourseware(documentId, user);
  if (opening.state === 'open')
    return <Presenter shown={opening.shown} documentId={documentId} userId={user.id} />;
  return (
    <main className={classes.state}>
      {opening.state === 'opening' && <Spinner fill label={t('opening')} />}
      {opening.state === 'gone' && <EmptyState icon={<FileX2 />} title={t('gone')} />}
      {opening.state === 'failed' && (
        <ErrorState
          icon={<TriangleAlert />}
          title={t('failed')}
          text={opening.error instanceof ApiError ? opening.error.message : ''}
          action={
            <Button tone="primary" onClick={opening.tryAgain}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
    </main>
  );
}
