import { useCallback } from 'react';
import { useLateWork } from '../../platform/use-late-work.ts';

/** Sends what waits of lessons that were taught without a network, after `settled` milliseconds. */
export function useSentLessons(userId: string, settled: number): void {
  const bring = useCallback(async () => {
    const { sendLessons } = await import('./lazy.ts');
    return () => sendLessons(userId);
  }, [userId]);
  useLateWork(bring, settled);
}
