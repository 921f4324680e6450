import { Disposables } from '@lectern/base';
import { clearNotifications, listNotifications, readNotifications } from '@lectern/protocol/notifications';
import { PUSH_PATH, type PushHint, pushTopic } from '@lectern/protocol/push';
import { Gauge } from 'prom-client';
import { every } from '../../platform/every.ts';
import type { Authenticate, Routes } from '../../platform/http/routes.ts';
import type { Sockets } from '../../platform/http/sockets.ts';
import type { Platform } from '../../platform/platform.ts';
import { HINT_TOPIC, NOTIFICATION_TOPIC, NotificationsService } from './notifications.service.ts';
import { NotificationsStore, type NotificationTables } from './notifications.store.ts';
import { PushHub } from './push-hub.ts';

export { NotificationsService } from './notifications.service.ts';

/** The browser says one short line and listens: more than this ends the connection. Bytes. */
const MESSAGE_MAX_BYTES = 4_096;
const KEPT_FOR_MS = 90 * 86_400_000;
const SWEEP_EVERY_MS = 6 * 3_600_000;
/** Bus topic of the accounts feature: the message is the id of the sign-in that ended. */
const SESSION_ENDED_TOPIC = 'session_ended';

export interface RegisteredNotifications {
  readonly service: NotificationsService;
  close(): Promise<void>;
}

/** The list of what a user was told, and the socket that tells it at once. */
export function registerNotifications(
  platform: Platform,
  routes: Routes,
  sockets: Sockets,
  authenticate: Authenticate,
): RegisteredNotifications {
  const { bus, clock, database, log, metrics } = platform;
  const store = new NotificationsStore(database.withTables<NotificationTables>());
  const service = new NotificationsService(store, bus, clock);
  const hub = new PushHub(authenticate, log);
  const disposables = new Disposables();

  routes.handle(listNotifications, async ({ caller, query }) => {
    const { items, hasMore } = await store.list(caller.userId, query.offset, query.limit);
    return { items, has_more: hasMore, unread: await store.countUnread(caller.userId) };
  });
  routes.handle(readNotifications, async ({ caller, body }) => {
    await store.markRead(caller.userId, body.ids, service.now());
    return { unread: await store.countUnread(caller.userId) };
  });
  routes.handle(clearNotifications, async ({ caller }) => {
    await store.clear(caller.userId);
    return {};
  });

  sockets.handle(PUSH_PATH, {
    maxPayload: MESSAGE_MAX_BYTES,
    onConnection: (socket, request) => hub.accept(socket, request.headers.host ?? ''),
  });
  disposables.add(
    bus.subscribe(NOTIFICATION_TOPIC, (message) => {
      const [userId = '', id = ''] = message.split(' ');
      if (!hub.hears(userId)) return;
      store.find(id).then(
        (found) =>
          found &&
          hub.send(found.userId, {
            kind: 'notification',
            topic: pushTopic(found.userId),
            notification: found.notification,
          }),
        (error: unknown) => log.warn({ err: error }, 'a notification could not be read for its push'),
      );
    }),
  );
  disposables.add(
    bus.subscribe(HINT_TOPIC, (message) => {
      const end = message.indexOf(' ');
      // Written by `push`, of this program or of the next version of it.
      hub.send(message.slice(0, end), JSON.parse(message.slice(end + 1)) as PushHint);
    }),
  );
  disposables.add(bus.subscribe(SESSION_ENDED_TOPIC, (sessionId) => hub.endSession(sessionId)));

  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    run: () => store.sweep(new Date(clock.now() - KEPT_FOR_MS)),
    failure: 'old notifications could not be swept',
    log,
  });

  new Gauge({
    name: 'lectern_push_sockets',
    help: 'Open push sockets',
    registers: [metrics],
    collect() {
      this.set(hub.count);
    },
  });
  return {
    service,
    async close() {
      disposables.dispose();
      await Promise.all([sweeping.close(), hub.close()]);
    },
  };
}
