import { useCallback, useSyncExternalStore } from 'react';
import { EndedLessons } from './kept/ended-lessons.ts';
import { subscribeLessons } from './kept/kept-lessons.ts';

/** Whether the last lesson of this courseware ended in this browser a short while ago and can be resumed. */
export function useLessonEnded(userId: string | undefined, coursewareId: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (userId === undefined) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        const lasts = new EndedLessons(userId).lasts(coursewareId);
        if (lasts > 0) timer = setTimeout(listener, lasts);
      };
      wait();
      const stop = subscribeLessons(userId, () => {
        wait();
        listener();
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    [userId, coursewareId],
  );
  return useSyncExternalStore(
    subscribe,
    () => userId !== undefined && new EndedLessons(userId).of(coursewareId) !== undefined,
  );
}
