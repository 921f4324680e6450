import type { Notification } from '@lectern/protocol/push';

/** Kept in the browser at most. */
export const KEPT_NOTIFICATIONS = 100;

/** Newest first, each once; one that was read anywhere stays read. */
export function mergeNotifications(
  known: readonly Notification[],
  arrived: readonly Notification[],
): readonly Notification[] {
  const byId = new Map(known.map((item) => [item.id, item]));
  for (const item of arrived) {
    byId.set(item.id, { ...item, read_at: item.read_at ?? byId.get(item.id)?.read_at ?? null });
  }
  return [...byId.values()]
    .sort((one, other) => other.create_at - one.create_at)
    .slice(0, KEPT_NOTIFICATIONS);
}

/** Without `read_at`: unread. */
export function unreadCount(items: readonly Notification[]): number {
  return items.filter((item) => !item.read_at).length;
}
