import { BoardScreen } from '../features/board/index.ts';
import { navigate } from '../platform/router/router.ts';
import { useCoursewareAddress } from './courseware-address.ts';
import type { GuardedPage } from './guarded-page.ts';
import { NotFoundScreen } from './late-screens.ts';

/** Has the desk show it as opened; nobody waits for that. */
async function visited(documentId: string): Promise<void> {
  const { noteVisit } = await import('../parts/documents/lazy.ts');
  await noteVisit(documentId);
}

/** `/blackboard?fileId=…&page=…`: a board. */
export function BoardPage({ user }: Pick<GuardedPage, 'user'>) {
  const { documentId, page } = useCoursewareAddress();
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
