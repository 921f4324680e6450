import { useCallback } from 'react';
import { useLateWork } from '../../platform/use-late-work.ts';

/** Sends the files and comments that the user left without a network, after `settled` milliseconds and whenever there is one. */
export function useSentWaiting(userId: string, settled: number): void {
  const bring = useCallback(async () => {
    const { sendWaiting } = await import('./kept/send-waiting.ts');
    return () => sendWaiting(userId);
  }, [userId]);
  useLateWork(bring, settled);
}
