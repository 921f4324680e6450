import { BoardScreen } from '../features/board/index.ts';
import { useSentWaiting } from '../parts/courseware/index.ts';
import { navigate } from '../platform/router/router.ts';
import { useCoursewareAddress } from './courseware-address.ts';
import type { GuardedPage } from './guarded-page.ts';
import { NotFoundScreen } from './late-screens.ts';

/** Milliseconds after which a board that was opened has surely come, and the network is free for other things. */
const SETTLED_MS = 3000;

/** Has the desk show it as opened; nobody waits for that. */
async function visited(documentId: string): Promise<void> {
  const { noteVisit } = await import('../parts/documents/lazy.ts');
  await noteVisit(documentId);
}

/** `/blackboard?fileId=…&page=…`: a board. */
export function BoardPage({ user }: Pick<GuardedPage, 'user'>) {
  const { documentId, page } = useCoursewareAddress();
  // Pictures that were laid on a board without a network.
  useSentWaiting(user.id, SETTLED_MS);
  if (documentId === undefined) return <NotFoundScreen />;
  return (
    <BoardScreen
      key={documentId}
      documentId={documentId}
      startPage={page}
      user={user}
      onOpened={() => void visited(documentId)}
      onHome={() => navigate('/')}
    />
  );
}
