import { useCallback } from 'react';
import { onChance } from '../../platform/connection/on-chance.ts';
import { useDeferredWork } from '../../platform/deferred-work.ts';
import { lazySurface } from '../../platform/lazy-surface.tsx';
import { hasWaitingMarks } from './marking/waiting-marks.ts';

/** The assignments of a teacher. */
export const Assignments = lazySurface(
  async () => (await import('./assignments-screen.tsx')).AssignmentsScreen,
);

/** Sends marks that earlier windows could not send, after `settled` milliseconds. Their code is loaded only when marks wait. */
export function useSentMarks(userId: string, settled: number): void {
  const load = useCallback(async () => {
    if (!hasWaitingMarks(userId)) return () => () => undefined;
    const { markBookOf } = await import('./marking/mark-book.ts');
    return () => {
      const book = markBookOf(userId);
      void book.open();
      return onChance(() => book.deliver());
    };
  }, [userId]);
  useDeferredWork(load, settled);
}
