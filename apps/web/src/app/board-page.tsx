import { navigate } from '../platform/router/router.ts';
import { useCoursewareAddress } from './courseware-address.ts';
import type { GuardedPage } from './guarded-page.ts';
import { NotFoundScreen } from './late-screens.ts';
import { lazyScreen } from './lazy-screen.tsx';

/** What writes and draws is brought by itself: it is the player's, and stays in the files in which that has it. */
const BoardScreen = lazyScreen(async () => (await import('../features/board/lazy.ts')).BoardScreen);

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
