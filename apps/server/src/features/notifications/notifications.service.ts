import type { Notification, NotificationContent, PushHint } from '@lectern/protocol/push';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction, BareDatabase } from '../../platform/database/database.ts';
import {
  NotificationsStore,
  type NotificationTables,
  type NotificationTransaction,
} from './notifications.store.ts';

/**
 * Limits on notifications to a user within an hour by another user, and by all others together. The actions themselves
 * are not limited.
 */
const HOUR_MS = 3_600_000;
const FROM_ONE = 20;
const FROM_ALL = 100;

interface ListWish {
  readonly offset: number;
  readonly limit: number;
  readonly since?: number | undefined;
}

interface NotificationList {
  readonly items: Notification[];
  readonly removed: string[];
  readonly isWhole: boolean;
  readonly hasMore: boolean;
  readonly unread: number;
  readonly cursor: number;
}

/** Bus topic: `<user id> <notification id>`. The process that has the socket reads the content from the table. */
export const NOTIFICATION_TOPIC = 'push';

/** Bus topic: `<user id> <hint as JSON>`. */
export const HINT_TOPIC = 'push_hint';

/** Sends notifications, which are stored first, and hints, which only open windows receive. */
export class NotificationsService {
  readonly #store: NotificationsStore;
  readonly #bus: Bus;
  readonly #clock: Clock;

  constructor(store: NotificationsStore, bus: Bus, clock: Clock) {
    this.#store = store;
    this.#bus = bus;
    this.#clock = clock;
  }

  /**
   * Sends a hint to the user's open windows on any process. It is not stored: a window that opens later loads the data
   * itself.
   */
  push(userId: string, hint: PushHint): Promise<void> {
    return this.#bus.publish(HINT_TOPIC, `${userId} ${JSON.stringify(hint)}`);
  }

  /**
   * Stores a notification in the given transaction; call the returned function after the commit, which notifies the
   * windows. Notifications by another user (`by_user_id`) are limited, because any user may give any other user a
   * document.
   */
  async notify(
    userId: string,
    content: NotificationContent,
    transaction: AnyTransaction,
  ): Promise<() => Promise<void>> {
    const database = transaction as NotificationTransaction;
    if (await this.#isTooMuch(userId, content, database)) {
      // No window is notified, but the list is corrected.
      await this.#store.correct(userId, content, database);
      return async () => undefined;
    }
    const id = await this.#store.insert(userId, content, this.#now(), database);
    return () => this.#bus.publish(NOTIFICATION_TOPIC, `${userId} ${id}`);
  }

  async #isTooMuch(
    userId: string,
    { content }: NotificationContent,
    database: NotificationTransaction,
  ): Promise<boolean> {
    if (!('by_user_id' in content)) return false;
    const since = new Date(this.#clock.now() - HOUR_MS);
    const { all, one } = await this.#store.countFromOthers(userId, content.by_user_id, since, database);
    return one >= FROM_ONE || all >= FROM_ALL;
  }

  /**
   * The newest first, with the number of unread notifications; or the changes since a cursor, if there are not too
   * many.
   */
  async list(userId: string, { offset, limit, since }: ListWish): Promise<NotificationList> {
    // The cursor is read before the list, so that a notification in between is sent twice rather than never.
    const cursor = await this.#store.cursor(userId);
    // A cursor above the current one dates from before a backup was restored.
    const changes =
      since === undefined || since > cursor ? undefined : await this.#store.changes(userId, since, limit);
    const found = changes
      ? { ...changes, hasMore: false, isWhole: false }
      : { ...(await this.#store.list(userId, offset, limit)), removed: [], isWhole: true };
    return { ...found, cursor, unread: await this.#store.countUnread(userId) };
  }

  /** Marks these notifications as read, or all of them. Returns the number of unread notifications. */
  async markRead(
    userId: string,
    which: { readonly ids?: readonly string[] | undefined; readonly until?: number | undefined },
  ): Promise<number> {
    const changed = await this.#store.markRead(userId, which, this.#now());
    if (changed) await this.push(userId, { kind: 'notifications' });
    return this.#store.countUnread(userId);
  }

  async clear(userId: string, until: number | undefined): Promise<void> {
    const changed = await this.#store.clear(userId, until, this.#now());
    if (changed) await this.push(userId, { kind: 'notifications' });
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}

/**
 * Sends a notification from a process without windows, such as the command line: it is stored, and the server notifies
 * the user's windows.
 */
export function notifier(
  database: BareDatabase,
  bus: Bus,
  clock: Clock,
): (userId: string, content: NotificationContent) => Promise<void> {
  const typed = database.withTables<NotificationTables>();
  const service = new NotificationsService(new NotificationsStore(typed), bus, clock);
  return async (userId, content) => {
    const tell = await typed
      .transaction()
      .execute((transaction) => service.notify(userId, content, transaction));
    await tell();
  };
}
