import { NotificationType } from '@lectern/protocol/constants';
import type { Notification } from '@lectern/protocol/push';

/** Kept in the browser at most. */
export const KEPT_NOTIFICATIONS = 100;

/**
 * Newest first, each once; one that was read anywhere stays read. Of what was said on the permission of a document only
 * the last word is true, and stays.
 */
export function mergeNotifications(
  known: readonly Notification[],
  arrived: readonly Notification[],
): readonly Notification[] {
  const byId = new Map(known.map((item) => [item.id, item]));
  for (const item of arrived) {
    byId.set(item.id, { ...item, read_at: item.read_at ?? byId.get(item.id)?.read_at ?? null });
  }
  const told = new Set<string>();
  return [...byId.values()]
    .sort((one, other) => other.create_at - one.create_at)
    .filter((item) => {
      if (item.type !== NotificationType.permissionChange) return true;
      const { document_id: document } = item.content;
      if (told.has(document)) return false;
      told.add(document);
      return true;
    })
    .slice(0, KEPT_NOTIFICATIONS);
}

/** Without `read_at`: unread. */
export function unreadCount(items: readonly Notification[]): number {
  return items.filter((item) => !item.read_at).length;
}
