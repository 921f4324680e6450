import type { Dispose } from '@lectern/base';
import { NotificationType } from '@lectern/protocol/constants';
import type { Notification } from '@lectern/protocol/push';
import { showToast } from '@lectern/ui';
import { isTaskInSight } from '../../parts/transfer/index.ts';
import { currentLanguage } from '../../platform/i18n/language.ts';
import { pushEvent } from '../../platform/push/push-event.ts';
import { notificationText } from './notification-texts.ts';
import { documentOf, textOf } from './notification-words.ts';
import { windowInbox } from './window-inbox.ts';

/** Duration of the message, long enough to finish a sentence being typed. Milliseconds. */
const LIFETIME_MS = 15_000;

function isCut(item: Notification): boolean {
  return item.type === NotificationType.parsePPT && item.content.cut !== undefined;
}

/**
 * Shows a message in this window when a presentation was converted, or failed to be, unless the window shows that
 * anyway. A hidden window shows it when it becomes visible. No message is shown over a show, which a class watches.
 * Notifications missed before listening began, but not before `since` (server time), are shown afterwards.
 */
export function watchParsed(userId: string, open: (documentId: string) => void, since: number): Dispose {
  let waiting: readonly Notification[] = [];
  const take = (item: Notification) => {
    if (item.type !== NotificationType.parsePPT || isTaskInSight(item.content.task_id)) return;
    waiting = [...waiting, item];
    look();
  };
  const say = (item: Notification) => {
    const documentId = documentOf(item);
    showToast({
      // Missing content is reported like an error, before the courseware is opened.
      kind: documentId === undefined || isCut(item) ? 'failure' : 'success',
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
  const stopEvents = pushEvent.subscribe(take);
  const release = windowInbox(userId, since).hold();
  return () => {
    document.removeEventListener('visibilitychange', look);
    stopEvents();
    release();
  };
}
