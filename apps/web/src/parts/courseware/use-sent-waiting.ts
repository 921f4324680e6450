import type { Dispose } from '@lectern/base';
import { useEffect } from 'react';

/** Sends the files that the user inserted without a network, after `settled` milliseconds and whenever there is one. */
export function useSentWaiting(userId: string, settled: number): void {
  useEffect(() => {
    let left = false;
    let stop: Dispose | undefined;
    const begin = async () => {
      const { sendWaiting } = await import('./kept/send-waiting.ts');
      if (!left) stop = sendWaiting(userId);
    };
    // Where the code cannot be had there is no network to send anything either; the next screen tries again.
    const timer = setTimeout(() => void begin().catch(() => undefined), settled);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [userId, settled]);
}
