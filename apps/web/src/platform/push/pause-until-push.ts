import type { PushMessage } from '@lectern/protocol/push';
import { subscribePush } from './window-push.ts';

/** Waits a moment, or until a push message arrives for which `wakes` returns true. Rejects with the signal's reason. */
export function pauseUntilPush(
  milliseconds: number,
  signal: AbortSignal,
  wakes: (message: PushMessage) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', abort);
    };
    const wake = () => {
      end();
      resolve();
    };
    const abort = () => {
      end();
      reject(signal.reason as Error);
    };
    const timer = setTimeout(wake, milliseconds);
    const stop = subscribePush({
      onMessage: (message) => {
        if (wakes(message)) wake();
      },
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
