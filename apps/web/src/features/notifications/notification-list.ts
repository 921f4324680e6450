import { type Readable, Signal } from '@lectern/base';
import { clearNotifications, listNotifications, readNotifications } from '@lectern/protocol/notifications';
import { type Notification, notification } from '@lectern/protocol/push';
import { call } from '../../platform/api/call.ts';
import { serverNow } from '../../platform/api/session.ts';
import { readLocalJson, writeLocal } from '../../platform/storage/local-store.ts';
import { KEPT_NOTIFICATIONS, mergeNotifications } from './notification-merge.ts';

interface NotificationList {
  readonly userId: string;
  /** Newest first. */
  readonly items: readonly Notification[];
}

const list = new Signal<NotificationList>({ userId: '', items: [] });

export const notificationList: Readable<NotificationList> = list;

function keyOf(userId: string): string {
  return `notifications.${userId}`;
}

function isList(value: unknown): value is readonly Notification[] {
  return Array.isArray(value) && value.every((item) => notification.safeParse(item).success);
}

function keep(items: readonly Notification[]): void {
  const { userId } = list.get();
  writeLocal(keyOf(userId), JSON.stringify(items));
  list.set({ userId, items });
}

/** Shows what this browser kept of the user's list. */
export function openList(userId: string): void {
  list.set({ userId, items: readLocalJson(keyOf(userId), isList) ?? [] });
}

/** The server's list takes the place of what was kept. */
export async function fetchNotifications(): Promise<void> {
  const { userId } = list.get();
  const { items } = await call(listNotifications, { query: { limit: KEPT_NOTIFICATIONS } });
  if (list.get().userId === userId) keep(mergeNotifications([], items));
}

export function addNotification(item: Notification): void {
  keep(mergeNotifications(list.get().items, [item]));
}

/** Marks these, or all, as read: at once here, then on the server. */
export async function markRead(ids?: readonly string[]): Promise<void> {
  const now = serverNow();
  const { items } = list.get();
  keep(
    items.map((item) =>
      ids === undefined || ids.includes(item.id) ? { ...item, read_at: item.read_at ?? now } : item,
    ),
  );
  await call(readNotifications, { body: ids === undefined ? {} : { ids: [...ids] } });
}

export async function clearList(): Promise<void> {
  await call(clearNotifications);
  keep([]);
}
