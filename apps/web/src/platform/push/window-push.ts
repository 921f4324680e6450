import type { Dispose } from '@lectern/base';
import { PUSH_PATH } from '@lectern/protocol/constants';
import { LazyCode } from '@lectern/ui/lazy';
import { renewSession, socketAuthorization } from '../api/authorization.ts';
import { currentSession, sessionUser } from '../api/session.ts';
import { connection } from '../connection/window-connection.ts';
import { type PushListener, PushSocket } from './push-socket.ts';

/** Loaded before the first connection: the schemas of all messages are larger than the socket itself. */
const reader = new LazyCode(async () => (await import('./push-message.ts')).readPushMessage);

const socket = new PushSocket({
  reader: reader.load,
  open: () =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PUSH_PATH}`),
  authorization: async () => {
    const authorization = await socketAuthorization(PUSH_PATH);
    // Guests have no notifications.
    return currentSession()?.accountType === 'guest' ? undefined : authorization;
  },
  questionSession: async () => {
    const session = currentSession();
    if (session === undefined) return;
    try {
      await renewSession(session.accessToken);
    } catch {
      // The server is unreachable; the next call will find out.
    }
  },
  user: sessionUser,
  isSeen: () => document.visibilityState !== 'hidden',
  onChance: (listener) => {
    const stop = connection.subscribe(listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', listener);
    };
  },
});

/** Subscribes to the user's push messages. */
export function subscribePush(listener: PushListener): Dispose {
  return socket.subscribe(listener);
}
