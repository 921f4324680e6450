import type { Dispose } from '@lectern/base';
import { NotificationType } from '@lectern/protocol/constants';
import { listNotifications } from '@lectern/protocol/notifications';
import type { Notification } from '@lectern/protocol/push';
import { showToast } from '@lectern/ui';
import { isTaskInSight } from '../../parts/transfer/index.ts';
import { call } from '../../platform/api/call.ts';
import { currentLanguage } from '../../platform/i18n/language.ts';
import { subscribePush } from '../../platform/push/window-push.ts';
import { KEPT_NOTIFICATIONS } from './notification-merge.ts';
import { notificationText } from './notification-texts.ts';
import { documentOf, textOf } from './notification-words.ts';

/** Long enough to finish the sentence that one writes. Milliseconds. */
const LIFETIME_MS = 15_000;

/**
 * Says in this window that a presentation was parsed, or could not be, unless the window shows that anyway. A window
 * behind others says so once it is looked at. The show is left in peace: a class watches it. What was announced while this
 * window could not listen, but not before `since` (by the server's clock), is said once it can.
 */
export function watchParsed(open: (documentId: string) => void, since: number): Dispose {
  let waiting: readonly Notification[] = [];
  let stopped = false;
  const heard = new Set<string>();
  const take = (item: Notification) => {
    if (heard.has(item.id)) return;
    heard.add(item.id);
    if (item.type !== NotificationType.parsePPT || isTaskInSight(item.content.task_id)) return;
    waiting = [...waiting, item];
    look();
  };
  const askForMissed = async () => {
    const { items } = await call(listNotifications, { query: { limit: KEPT_NOTIFICATIONS } });
    if (stopped) return;
    for (const item of items.toReversed()) if (item.create_at >= since && !item.read_at) take(item);
  };
  const say = (item: Notification) => {
    const documentId = documentOf(item);
    showToast({
      kind: documentId === undefined ? 'failure' : 'success',
      text: textOf(item, currentLanguage()),
      lifetime: LIFETIME_MS,
      ...(documentId === undefined
        ? {}
        : { action: { label: notificationText('open'), run: () => open(documentId) } }),
    });
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    for (const item of waiting) say(item);
    waiting = [];
  };
  document.addEventListener('visibilitychange', look);
  const stop = subscribePush({
    onMessage: (message) => {
      if (message.kind === 'notification') take(message.notification);
    },
    // Where that fails, the next connection asks again, and the bell of the desk has it all.
    onReady: () => void askForMissed().catch(() => undefined),
  });
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
