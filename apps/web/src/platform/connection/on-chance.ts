import type { Dispose } from '@lectern/base';
import { connection } from './window-connection.ts';

/** Calls back when the network is back, or the window becomes visible again, because phones sleep in pockets. */
export function onChance(listener: () => void): Dispose {
  const seen = () => {
    if (document.visibilityState !== 'hidden') listener();
  };
  const stop = connection.subscribe(() => {
    if (connection.get()) listener();
  });
  document.addEventListener('visibilitychange', seen);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seen);
  };
}
