import type { NotificationContent } from '@lectern/protocol/push';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BareDatabase } from '../../platform/database/any-tables.ts';
import { NotificationsService } from './notifications.service.ts';
import { NotificationsStore, type NotificationTables } from './notifications.store.ts';

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
