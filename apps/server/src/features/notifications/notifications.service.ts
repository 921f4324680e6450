import type { Notification, NotificationContent, PushHint } from '@lectern/protocol/push';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import type { NotificationsStore, NotificationTransaction } from './notifications.store.ts';

/**
 * What others do may tell a user so much within an hour: one of them, and all together. What they did stands all the
 * same.
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

/**
 * Bus topic: `<user id> <notification id>`. The content is read from the table by the process that holds the socket.
 */
export const NOTIFICATION_TOPIC = 'push';

/** Bus topic: `<user id> <hint as JSON>`. */
export const HINT_TOPIC = 'push_hint';

/** Tells users things: notifications, which are kept first, and hints, which only open windows hear. */
export class NotificationsService {
  readonly #store: NotificationsStore;
  readonly #bus: Bus;
  readonly #clock: Clock;

  constructor(store: NotificationsStore, bus: Bus, clock: Clock) {
    this.#store = store;
    this.#bus = bus;
    this.#clock = clock;
  }

  /** Tells the user's open windows on any process, and keeps nothing: a window that opens later asks by itself. */
  push(userId: string, hint: PushHint): Promise<void> {
    return this.#bus.publish(HINT_TOPIC, `${userId} ${JSON.stringify(hint)}`);
  }

  /**
   * Keeps it in the given transaction; what it answers is to be called after the commit and tells the windows. What another
   * user does (`by_user_id`) is told only so often, because anybody may give anybody a document.
   */
  async notify(
    userId: string,
    content: NotificationContent,
    transaction: AnyTransaction,
  ): Promise<() => Promise<void>> {
    const database = transaction as NotificationTransaction;
    if (await this.#isTooMuch(userId, content, database)) {
      // No window is told, but the list is put right.
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

  /** Newest first, with how many of all are unread; or what has changed since a cursor, where that is not too much. */
  async list(userId: string, { offset, limit, since }: ListWish): Promise<NotificationList> {
    // Before what is read: what comes in between is told twice rather than never.
    const cursor = await this.#store.cursor(userId);
    // A cursor from beyond is of what a backup took back.
    const changes =
      since === undefined || since > cursor ? undefined : await this.#store.changes(userId, since, limit);
    const found = changes
      ? { ...changes, hasMore: false, isWhole: false }
      : { ...(await this.#store.list(userId, offset, limit)), removed: [], isWhole: true };
    return { ...found, cursor, unread: await this.#store.countUnread(userId) };
  }

  /** Marks these notifications as read, or all of them. Answers how many are still unread. */
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
