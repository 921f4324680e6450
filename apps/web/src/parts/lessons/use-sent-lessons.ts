import { useCallback } from 'react';
import { useDeferredWork } from '../../platform/deferred-work.ts';

/** Sends waiting messages of lessons taught offline, after `settled` milliseconds. */
export function useSentLessons(userId: string, settled: number): void {
  const load = useCallback(async () => {
    const { sendLessons } = await import('./lazy.ts');
    return () => sendLessons(userId);
  }, [userId]);
  useDeferredWork(load, settled);
}
