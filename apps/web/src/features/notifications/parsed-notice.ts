import type { Dispose } from '@lectern/base';
import { NotificationType } from '@lectern/protocol/constants';
import type { Notification } from '@lectern/protocol/push';
import { showToast } from '@lectern/ui';
import { isTaskInSight } from '../../parts/transfer/index.ts';
import { currentLanguage } from '../../platform/i18n/language.ts';
import { subscribePush } from '../../platform/push/window-push.ts';
import { notificationText } from './notification-texts.ts';
import { documentOf, textOf } from './notification-words.ts';

/** Long enough to finish the sentence that one writes. Milliseconds. */
const LIFETIME_MS = 15_000;

/**
 * Says in this window that a presentation was parsed, or could not be, unless the window shows that anyway. A window
 * behind others says so once it is looked at. The show is left in peace: a class watches it.
 */
export function watchParsed(open: (documentId: string) => void): Dispose {
  let waiting: readonly Notification[] = [];
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
      if (message.kind !== 'notification') return;
      const item = message.notification;
      if (item.type !== NotificationType.parsePPT || isTaskInSight(item.content.task_id)) return;
      waiting = [...waiting, item];
      look();
    },
  });
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
