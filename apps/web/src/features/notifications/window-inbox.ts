import { clearNotifications, listNotifications, readNotifications } from '@lectern/protocol/notifications';
import { type Notification, notification } from '@lectern/protocol/push';
import { call } from '../../platform/api/call.ts';
import { serverNow } from '../../platform/api/session.ts';
import { pushEvent } from '../../platform/push/push-event.ts';
import { subscribePush } from '../../platform/push/window-push.ts';
import { readLocalJson, subscribeLocal, writeLocal } from '../../platform/storage/local-store.ts';
import { notificationKeys } from '../../platform/storage/shared-keys.ts';
import { type InboxPorts, NotificationInbox } from './notification-inbox.ts';
import { KEPT_NOTIFICATIONS } from './notification-merge.ts';

function isList(value: unknown): value is readonly Notification[] {
  return Array.isArray(value) && value.every((item) => notification.safeParse(item).success);
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

function portsOf(userId: string): InboxPorts {
  const [listKey, unsentKey] = notificationKeys(userId);
  return {
    ask: (since) =>
      call(listNotifications, {
        query: { limit: KEPT_NOTIFICATIONS, ...(since === undefined ? {} : { since }) },
      }),
    sendRead: (body) => call(readNotifications, { body }),
    sendClear: (until) => call(clearNotifications, { query: { until } }),
    now: serverNow,
    kept: {
      read: () => readLocalJson(listKey, isList) ?? [],
      write: (items) => writeLocal(listKey, JSON.stringify(items)),
      readUnsent: () => readLocalJson(unsentKey, isIds) ?? [],
      writeUnsent: (ids) => writeLocal(unsentKey, JSON.stringify(ids)),
      onChange: (listener) => subscribeLocal(listKey, listener),
    },
    listen: ({ onReady, onNotification, onChanged }) =>
      subscribePush({
        onReady,
        onMessage: (message) => {
          if (message.kind === 'notification') onNotification(message.notification);
          if (message.kind === 'notifications') onChanged();
        },
      }),
    tell: (item) => pushEvent.emit(item),
  };
}

const inboxes = new Map<string, NotificationInbox>();

/**
 * The inbox of this window's user, shared by all callers. `since`: when the first caller was opened, server time; later
 * notifications are announced.
 */
export function windowInbox(userId: string, since = serverNow()): NotificationInbox {
  const inbox = inboxes.get(userId) ?? new NotificationInbox(portsOf(userId), since);
  inboxes.set(userId, inbox);
  return inbox;
}
