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

/** Long enough to finish the sentence that one writes. Milliseconds. */
const LIFETIME_MS = 15_000;

function isCut(item: Notification): boolean {
  return item.type === NotificationType.parsePPT && item.content.cut !== undefined;
}

/**
 * Says in this window that a presentation was parsed, or could not be, unless the window shows that anyway. A window
 * behind others says so once it is looked at. The show is left in peace: a class watches it. What was announced while this
 * window could not listen, but not before `since` (by the server's clock), is said once it can.
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
