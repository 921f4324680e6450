import { ExerciseScreen } from '../../features/exercise-editor/index.ts';
import { useSentWaiting } from '../../parts/courseware/index.ts';
import { navigate } from '../../platform/router/router.ts';
import type { GuardedPage } from '../guarded.tsx';
import { NotFoundScreen } from '../lazy-screen.tsx';
import { useCoursewareAddress } from './courseware-address.ts';

/** Delay before unsent files are sent, milliseconds: by then the exercise has loaded and the network is idle. */
const SETTLED_MS = 3000;

/** Records the visit, so that the desk lists the exercise as recent; not awaited. */
async function visited(documentId: string): Promise<void> {
  const { noteVisit } = await import('../../parts/documents/lazy.ts');
  await noteVisit(documentId);
}

/** `/exercise?fileId=…`: an exercise. */
export function ExercisePage({ user }: Pick<GuardedPage, 'user'>) {
  const { documentId } = useCoursewareAddress();
  // Sends pictures that were added to an exercise offline.
  useSentWaiting(user.id, SETTLED_MS);
  if (documentId === undefined) return <NotFoundScreen />;
  return (
    <ExerciseScreen
      key={documentId}
      documentId={documentId}
      user={user}
      onOpened={() => void visited(documentId)}
      onHome={() => navigate('/')}
    />
  );
}
