import type { Dispose } from '@lectern/base';
import {
  getSharePreview,
  SHARE_HEARTBEAT_MS,
  SHARE_WINDOWS_PATH,
  type ShareWindowMessage,
} from '@lectern/protocol/shares';
import { socketAuthorization } from '../../platform/api/authorization.ts';
import { MessageSocket, openSocketWire } from '../../platform/connection/message-socket.ts';
import { onChance } from '../../platform/connection/on-chance.ts';
import { later } from '../../platform/connection/retry-timer.ts';
import { hasAccount, type VisitorCalls } from './visitor-call.ts';

export interface ShareWatcher {
  onMessage(message: ShareWindowMessage): void;
  /** Receives an error that concerns the link. */
  onError(error: unknown): void;
}

/**
 * Reports changes of a link from now on, or once connected. Some networks block sockets: then the link is checked
 * whenever its window becomes visible.
 */
export function watchShare(id: string, calls: VisitorCalls, watcher: ShareWatcher): Dispose {
  let isConnected = false;
  const socket = new MessageSocket<ShareWindowMessage>({
    open: () => openSocketWire(SHARE_WINDOWS_PATH),
    hello: async () => {
      if (!hasAccount()) return { share_id: id, pass: calls.pass };
      const authorization = await socketAuthorization(SHARE_WINDOWS_PATH);
      return authorization === undefined ? undefined : { share_id: id, authorization };
    },
    onMessage: (message) => watcher.onMessage(message),
    onConnected: (connected) => {
      isConnected = connected;
    },
    onChance,
    later,
    heartbeat: SHARE_HEARTBEAT_MS,
    random: Math.random,
  });
  const stopAsking = onChance(() => {
    if (isConnected) return;
    calls
      .call(getSharePreview, { query: { share_id: id } })
      .catch((error: unknown) => watcher.onError(error));
  });
  return () => {
    stopAsking();
    socket.dispose();
  };
}
