import { useCallback } from 'react';
import { useDeferredWork } from '../../platform/deferred-work.ts';

/**
 * Sends the files and comments that the user left unsent, after `settled` milliseconds and then whenever the network is
 * online.
 */
export function useSentWaiting(userId: string, settled: number): void {
  const load = useCallback(async () => {
    const { sendWaiting } = await import('./kept/send-waiting.ts');
    return () => sendWaiting(userId);
  }, [userId]);
  useDeferredWork(load, settled);
}
