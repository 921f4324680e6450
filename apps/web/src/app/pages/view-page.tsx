import { lazyComponent } from '@lectern/ui/lazy';
import { useCallback, useEffect, useState } from 'react';
import { EditorScreen, preloadEditor } from '../../features/editor/index.ts';
import { useSentWaiting } from '../../parts/courseware/index.ts';
import { documentNews, markCoverStale, noteVisit } from '../../parts/documents/index.ts';
import { useFoundExports } from '../../parts/exports/index.ts';
import { followLeftTimers, lessonGoingOn, useSentLessons } from '../../parts/lessons/index.ts';
import { serverNow } from '../../platform/api/session.ts';
import { useDeferredWork } from '../../platform/deferred-work.ts';
import { navigate } from '../../platform/router/router.ts';
import type { GuardedPage } from '../guarded.tsx';
import { NotFoundScreen } from '../lazy-screen.tsx';
import { useCoursewareAddress } from './courseware-address.ts';
import { openNotifiedDocument } from './open-notified-document.ts';

/** Delay before unsent data is sent, milliseconds: by then the courseware has loaded and the network is idle. */
const SETTLED_MS = 3000;

/** Opens the document of a notification. */
const open = (documentId: string) => void openNotifiedDocument(documentId);

const Bell = lazyComponent(
  async () => (await import('../../features/notifications/lazy.ts')).NotificationBell,
  {
    after: SETTLED_MS,
  },
);

export { preloadEditor };

/**
 * `/view?fileId=…`: the editor, or the viewer for users without permission to edit; with their notifications about it.
 */
export function ViewPage({ user }: Pick<GuardedPage, 'user'>) {
  const { documentId, page } = useCoursewareAddress();
  useParsedNotices(user.id);
  useFoundExports(SETTLED_MS);
  useSentWaiting(user.id, SETTLED_MS);
  // After ending a lesson the user returns to this page, and may stay until the network is back.
  useSentLessons(user.id, SETTLED_MS);
  useLeftTimers(user.id, documentId);
  // Changes made on this page are shown on the desk afterwards.
  useEffect(() => {
    if (documentId === undefined) return;
    return () => {
      markCoverStale(documentId);
      documentNews.tell({ kind: 'edited', id: documentId });
    };
  }, [documentId]);
  if (documentId === undefined) return <NotFoundScreen />;
  return (
    <EditorScreen
      key={documentId}
      documentId={documentId}
      startPage={page}
      user={user}
      corner={<Bell userId={user.id} onOpenDocument={open} />}
      onOpened={() => void noteVisit(documentId)}
      onLeave={() => navigate('/')}
      onTeach={(page) => navigate(`/play?fileId=${documentId}&page=${page}`)}
    />
  );
}

/** Count-downs of the running lesson are audible while one of its pages is edited. */
function useLeftTimers(userId: string, documentId: string | undefined): void {
  useEffect(() => {
    const lesson = documentId === undefined ? undefined : lessonGoingOn(userId, documentId);
    if (!lesson) return;
    return followLeftTimers(lesson.id, () => {
      void import('../../parts/class-tools/lazy.ts').then(
        ({ tellTimeIsUp }) => tellTimeIsUp(),
        () => undefined,
      );
    });
  }, [userId, documentId]);
}

function useParsedNotices(userId: string): void {
  // The socket is opened late, so earlier notifications are fetched.
  const [since] = useState(serverNow);
  const load = useCallback(async () => {
    const { watchParsed } = await import('../../features/notifications/lazy.ts');
    return () => watchParsed(userId, open, since);
  }, [userId, since]);
  useDeferredWork(load, SETTLED_MS);
}
