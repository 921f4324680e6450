import type { Dispose } from '@lectern/base';
import { NotificationType } from '@lectern/protocol/constants';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AccountMenu } from '../../features/account/index.ts';
import { useSentMarks } from '../../features/assignments/index.ts';
import { DeskScreen } from '../../features/desk/index.ts';
import { NotificationBell, watchParsed } from '../../features/notifications/index.ts';
import { useSentWaiting } from '../../parts/courseware/index.ts';
import {
  documentNews,
  listsFollowNews,
  listsFollowPush,
  refreshDocuments,
} from '../../parts/documents/index.ts';
import { useFoundExports } from '../../parts/exports/index.ts';
import { useSentLessons } from '../../parts/lessons/index.ts';
import { serverNow } from '../../platform/api/session.ts';
import { connection } from '../../platform/connection/window-connection.ts';
import { pushEvent } from '../../platform/push/push-event.ts';
import { subscribePush } from '../../platform/push/window-push.ts';
import { useLocation } from '../../platform/router/router.ts';
import type { GuardedPage } from '../guarded.tsx';
import { deskClient, readWhenBack } from './desk-client.ts';
import { openNotifiedDocument } from './open-notified-document.ts';
import { USER_PAGES } from './user-pages.tsx';

let kept: { readonly userId: string; readonly client: QueryClient; readonly stop: Dispose } | undefined;

/** The query client of a user, kept while they stay signed in; another user gets an empty client. */
function clientOf(userId: string): QueryClient {
  if (kept?.userId !== userId) {
    kept?.stop();
    kept?.client.clear();
    const client = deskClient();
    // Changes are also followed while the editor is shown, because the editor renames documents and records visits.
    kept = { userId, client, stop: follow(client) };
  }
  return kept.client;
}

/** Opens the document of a notification. */
const open = (documentId: string, commentId?: string) => void openNotifiedDocument(documentId, commentId);

/** Refreshes documents when other screens or other users change them. */
function follow(client: QueryClient): Dispose {
  const stopNews = listsFollowNews(client, documentNews);
  const stopHints = listsFollowPush(client, subscribePush);
  const stopNetwork = readWhenBack(client, connection);
  const stopPush = pushEvent.subscribe(({ type }) => {
    if (type === NotificationType.permissionChange) void refreshDocuments(client);
  });
  return () => {
    stopNews();
    stopHints();
    stopNetwork();
    stopPush();
  };
}

/** Delay after which the desk is idle, milliseconds. */
const SETTLED_MS = 1500;

/** The desk, with the account menu and the notification bell in its corner. */
export function DeskPage({ account }: Pick<GuardedPage, 'account'>) {
  const { pathname } = useLocation();
  const { user_id: userId } = account;
  useEffect(() => watchParsed(userId, open, serverNow()), [userId]);
  useFoundExports(SETTLED_MS);
  useSentWaiting(account.user_id, SETTLED_MS);
  useSentLessons(account.user_id, SETTLED_MS);
  useSentMarks(account.user_id, SETTLED_MS);
  return (
    <QueryClientProvider client={clientOf(account.user_id)}>
      <DeskScreen
        // Remounts for another account, so that no data of the previous user stay on the screen.
        key={account.user_id}
        account={account}
        part={pathname === '/user/netdisk' ? 'netdisk' : 'desk'}
        page={USER_PAGES[pathname]?.(account)}
        corner={
          <>
            <NotificationBell userId={account.user_id} onOpenDocument={open} />
            <AccountMenu />
          </>
        }
      />
    </QueryClientProvider>
  );
}
