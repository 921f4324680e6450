import { PUSH_PATH } from '@lectern/protocol/constants';
import { clearNotifications, listNotifications, readNotifications } from '@lectern/protocol/notifications';
import type { Routes } from '../../platform/http/routes.ts';
import type { Sockets } from '../../platform/http/sockets.ts';
import type { NotificationsService } from './notifications.service.ts';
import type { PushHub } from './push-hub.ts';

/**
 * Largest message, bytes: the browser sends one short message and then listens. A longer message closes the connection.
 */
const MESSAGE_MAX_BYTES = 4_096;

export function routeNotifications(routes: Routes, service: NotificationsService): void {
  routes.handle(listNotifications, async ({ caller, query }) => {
    const { isWhole, hasMore, ...list } = await service.list(caller.userId, query);
    return { ...list, is_whole: isWhole, has_more: hasMore };
  });

  routes.handle(readNotifications, async ({ caller, body }) => ({
    unread: await service.markRead(caller.userId, body),
  }));

  routes.handle(clearNotifications, async ({ caller, query }) => {
    await service.clear(caller.userId, query.until);
    return {};
  });
}

export function routePush(sockets: Sockets, hub: PushHub): void {
  sockets.handle(PUSH_PATH, {
    maxPayload: MESSAGE_MAX_BYTES,
    onConnection: (socket, request) => hub.accept(socket, request.headers.host ?? ''),
  });
}
