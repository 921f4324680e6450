import { LateCode } from '@lectern/ui/late';
import { PlayerScreen } from '../features/player/index.ts';
import { pageOfLesson } from '../parts/lessons/index.ts';
import { host } from '../platform/host/host.ts';
import { navigate, navigateBackTo } from '../platform/router/router.ts';
import { useCoursewareAddress } from './courseware-address.ts';
import type { GuardedPage } from './guarded-page.ts';
import { NotFoundScreen } from './late-screens.ts';

/** The class tools, of which the player knows nothing but their catalogue. */
const classTools = new LateCode(async () => (await import('../features/class-tools/index.ts')).classTools);

/** Brings what a show needs after its first page. */
export async function bringRestOfPlayer(): Promise<void> {
  classTools.bringAhead();
  (await import('../features/player/lazy.ts')).bringPlayerAhead();
}

/** Has the desk show it as opened; nobody waits for that. */
async function visited(documentId: string): Promise<void> {
  const { noteVisit } = await import('../parts/documents/lazy.ts');
  await noteVisit(documentId);
}

/** `/play?fileId=…&page=…`: the show. */
export function PlayPage({ user }: Pick<GuardedPage, 'user'>) {
  const { documentId, page } = useCoursewareAddress();
  if (documentId === undefined) return <NotFoundScreen />;
  const stood = pageOfLesson(user.id, documentId);
  const leave = (last: number, go: (to: string) => void) => {
    go(`/view?fileId=${documentId}&page=${last}`);
    // A client may put its window away. What is not on the server yet is kept in this browser all the same.
    host
      .get()
      ?.invoke('end-show', { document: documentId, page: last })
      .catch(() => undefined);
  };
  return (
    <PlayerScreen
      key={documentId}
      documentId={documentId}
      // A browser that died in the middle of a lesson, and with it the address: the lesson goes on where it stood.
      startPage={page ?? stood?.number}
      stood={stood}
      user={user}
      classTools={classTools}
      onOpened={() => void visited(documentId)}
      onLeave={(last) => leave(last, navigate)}
      // Going back from the courseware begins no other lesson.
      onEnded={(last) => leave(last, navigateBackTo)}
      onHome={() => navigate('/')}
    />
  );
}
