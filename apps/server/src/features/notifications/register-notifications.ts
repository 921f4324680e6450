import { Disposables } from '@lectern/base';
import { type PushHint, pushTopic } from '@lectern/protocol/push';
import { Gauge } from 'prom-client';
import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { type AccountsService, SESSION_ENDED_TOPIC } from '../accounts/index.ts';
import { routeNotifications, routePush } from './notifications.routes.ts';
import { HINT_TOPIC, NOTIFICATION_TOPIC, NotificationsService } from './notifications.service.ts';
import { NotificationsStore, type NotificationTables } from './notifications.store.ts';
import { PushHub } from './push-hub.ts';
import { tellLowRoom } from './tell-low-room.ts';

const KEPT_FOR_MS = 90 * 86_400_000;
const SWEEP_EVERY_MS = 6 * 3_600_000;
/** The most notifications in the archive of an account. */
const TAKEN_OUT_MAX = 1000;

/** Ports to other features. */
export interface NotificationPorts {
  readonly accounts: Pick<AccountsService, 'authenticate' | 'idsWith'>;
}

/** Registers the list of notifications, and the push socket. */
export function registerNotifications(
  ground: Ground,
  { accounts }: NotificationPorts,
): Registered<NotificationsService> {
  const { bus, clock, database, log, metrics, routes, sockets } = ground;
  const store = new NotificationsStore(database.withTables<NotificationTables>());
  const service = new NotificationsService(store, bus, clock);
  const hub = new PushHub(accounts.authenticate, log);
  const disposables = new Disposables();

  routeNotifications(routes, service);
  routePush(sockets, hub);
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
        (error: unknown) => log.warn({ err: error }, 'failed to read a notification to push'),
      );
    }),
  );
  disposables.add(
    bus.subscribe(HINT_TOPIC, (message) => {
      const end = message.indexOf(' ');
      // The message was written by `push`, of this program or of its next version.
      hub.send(message.slice(0, end), JSON.parse(message.slice(end + 1)) as PushHint);
    }),
  );
  // While the process was disconnected from the bus it missed messages, so windows reload the list.
  disposables.add(bus.onGap(() => hub.sendAll({ kind: 'notifications' })));
  disposables.add(tellLowRoom(ground, accounts, service));
  disposables.add(bus.subscribe(SESSION_ENDED_TOPIC, (sessionId) => hub.endSession(sessionId)));

  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    run: () => store.sweep(new Date(clock.now() - KEPT_FOR_MS)),
    failure: 'failed to delete old notifications',
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
  const personal: readonly PersonalRow<NotificationTables>[] = [
    {
      table: 'notification',
      column: 'user_id',
      onCancel: 'delete',
      export: {
        file: 'notifications.json',
        about: { zh: '通知', en: 'notifications' },
        read: async (userId) => (await service.list(userId, { offset: 0, limit: TAKEN_OUT_MAX })).items,
      },
    },
  ];
  return {
    service,
    personal,
    async close() {
      disposables.dispose();
      await Promise.all([sweeping.close(), hub.close()]);
    },
  };
}
