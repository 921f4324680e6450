import { LazyCode } from '@lectern/ui/lazy';
import { PlayerScreen } from '../../features/player/index.ts';
import { pageOfLesson } from '../../parts/lessons/index.ts';
import { host } from '../../platform/host/host.ts';
import { navigate, navigateBackTo } from '../../platform/router/router.ts';
import type { GuardedPage } from '../guarded.tsx';
import { NotFoundScreen } from '../lazy-screen.tsx';
import { useCoursewareAddress } from './courseware-address.ts';

/** The class tools; the player itself only knows the type of their catalogue. */
const classTools = new LazyCode(async () => (await import('./load-class-tools.ts')).loadClassTools());

/** Preloads the code that a show needs after its first page. */
export async function preloadRestOfPlayer(): Promise<void> {
  classTools.preload();
  (await import('../../features/player/lazy.ts')).preloadPlayer();
}

/** Records the visit, so that the desk lists the courseware as recent; not awaited. */
async function visited(documentId: string): Promise<void> {
  const { noteVisit } = await import('../../parts/documents/lazy.ts');
  await noteVisit(documentId);
}

/** `/play?fileId=…&page=…`: the show. */
export function PlayPage({ user }: Pick<GuardedPage, 'user'>) {
  const { documentId, page } = useCoursewareAddress();
  if (documentId === undefined) return <NotFoundScreen />;
  const stood = pageOfLesson(user.id, documentId);
  const leave = (last: number, go: (to: string) => void) => {
    go(`/view?fileId=${documentId}&page=${last}`);
    // A client may minimise its window. Unsent changes are stored in this browser in any case.
    host
      .get()
      ?.invoke('end-show', { document: documentId, page: last })
      .catch(() => undefined);
  };
  return (
    <PlayerScreen
      key={documentId}
      documentId={documentId}
      // After a crash during a lesson the address may lack the page: the lesson resumes at its last page.
      startPage={page ?? stood?.number}
      stood={stood}
      user={user}
      classTools={classTools}
      onOpened={() => void visited(documentId)}
      onLeave={(last) => leave(last, navigate)}
      // The back button must not begin another lesson.
      onEnded={(last) => leave(last, navigateBackTo)}
      onHome={() => navigate('/')}
    />
  );
}
