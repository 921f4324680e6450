import type { NotificationContent } from '@lectern/protocol/push';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import type { NotificationsStore, NotificationTransaction } from './notifications.store.ts';

/** Bus topic: `<user id> <notification id>`. The content is read from the table by the process that holds the socket. */
export const PUSH_TOPIC = 'push';

/** Bus topic: `<user id> <document id>`. */
export const PREVIEW_TOPIC = 'preview_ended';

/** Bus topic: `<user id> <export id>`. */
export const EXPORT_TOPIC = 'export_changed';

/** Makes notifications: kept first, then told to the user's open windows on any process. */
export class NotificationsService {
  readonly store: NotificationsStore;
  readonly #bus: Bus;
  readonly #clock: Clock;

  constructor(store: NotificationsStore, bus: Bus, clock: Clock) {
    this.store = store;
    this.#bus = bus;
    this.#clock = clock;
  }

  /** Tells the user's open windows, and keeps nothing: who is not there asks when he opens the preview. */
  previewEnded(userId: string, documentId: string): Promise<void> {
    return this.#bus.publish(PREVIEW_TOPIC, `${userId} ${documentId}`);
  }

  /** Tells the user's open windows, and keeps nothing: a window that opens later asks for the list. */
  exportChanged(userId: string, exportId: string): Promise<void> {
    return this.#bus.publish(EXPORT_TOPIC, `${userId} ${exportId}`);
  }

  now(): Date {
    return new Date(this.#clock.now());
  }

  /** Keeps it in the given transaction; what it answers is to be called after the commit and tells the windows. */
  async notify(
    userId: string,
    content: NotificationContent,
    transaction: AnyTransaction,
  ): Promise<() => Promise<void>> {
    const id = await this.store.insert(userId, content, this.now(), transaction as NotificationTransaction);
    return () => this.#bus.publish(PUSH_TOPIC, `${userId} ${id}`);
  }
}
