import { EditPermission } from '@lectern/protocol/constants';
import { Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useState } from 'react';
import {
  type CoursewareLease,
  type CoursewareUser,
  isGone,
  openExercise,
} from '../../parts/courseware/index.ts';
import { useOpenDocument, useOpening } from '../../parts/live-document/index.ts';
import classes from './exercise.module.css';
import { ExerciseEditor } from './exercise-editor.tsx';
import { useExerciseTexts } from './texts.ts';

const NothingToOpen = lazyComponent(
  async () => (await import('../../parts/live-document/lazy.ts')).NothingToOpen,
);

export interface ExerciseScreenProps {
  readonly documentId: string;
  readonly user: CoursewareUser;
  readonly onOpened: () => void;
  readonly onHome: () => void;
}

/** `/exercise`: an exercise that several teachers may edit at once. */
export function ExerciseScreen(props: ExerciseScreenProps): ReactNode {
  const { documentId, user, onHome } = props;
  const t = useExerciseTexts();
  const [tries, setTries] = useState(0);
  const opening = useOpening(openExercise, documentId, user, tries);
  if (opening.state === 'open') return <OpenExercise key={documentId} {...props} lease={opening.lease} />;
  return (
    <main className={classes.waiting}>
      {opening.state === 'opening' ? (
        <Spinner fill label={t('opening')} />
      ) : (
        <NothingToOpen
          t={t}
          error={isGone(opening.error) ? undefined : opening.error}
          onAgain={() => setTries(tries + 1)}
          onHome={onHome}
        />
      )}
    </main>
  );
}

function OpenExercise({
  documentId,
  lease,
  onOpened,
  onHome,
}: ExerciseScreenProps & { readonly lease: CoursewareLease }): ReactNode {
  const t = useExerciseTexts();
  const permission = useSignal(lease.live.permission);
  useOpenDocument(documentId, lease, onOpened);
  if (permission === EditPermission.NONE) {
    return (
      <main className={classes.waiting}>
        <NothingToOpen t={t} error={undefined} onHome={onHome} />
      </main>
    );
  }
  const canEdit = permission === EditPermission.EDIT;
  return <ExerciseEditor live={lease.live} name={lease.name} canEdit={canEdit} onHome={onHome} />;
}
