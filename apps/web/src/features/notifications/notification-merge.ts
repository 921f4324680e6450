import { type Notification, subjectOf } from '@lectern/protocol/push';

/** Number of notifications that the browser stores at most. */
export const KEPT_NOTIFICATIONS = 100;

/**
 * Merges notifications, the newest first, each once. A notification that was read in any window stays read. Of several
 * notifications about the same object only the last is kept, because the others are no longer true.
 */
export function mergeNotifications(
  known: readonly Notification[],
  arrived: readonly Notification[],
): readonly Notification[] {
  const byId = new Map(known.map((item) => [item.id, item]));
  for (const item of arrived) {
    byId.set(item.id, { ...item, read_at: firstRead(item.read_at, byId.get(item.id)?.read_at) });
  }
  const told = new Set<string>();
  return [...byId.values()]
    .sort((one, other) => other.create_at - one.create_at || (other.id < one.id ? -1 : 1))
    .filter((item) => {
      const subject = `${item.type} ${subjectOf(item)}`;
      if (told.has(subject)) return false;
      told.add(subject);
      return true;
    })
    .slice(0, KEPT_NOTIFICATIONS);
}

/** The earlier of two times of reading, so that windows with different times converge. */
function firstRead(one: number | null, other: number | null | undefined): number | null {
  return one && other ? Math.min(one, other) : one || other || null;
}

export function withoutRemoved(
  items: readonly Notification[],
  removed: readonly string[],
): readonly Notification[] {
  const gone = new Set(removed);
  return gone.size === 0 ? items : items.filter(({ id }) => !gone.has(id));
}

/** Number of notifications without `read_at`. */
export function unreadCount(items: readonly Notification[]): number {
  return items.filter((item) => !item.read_at).length;
}
