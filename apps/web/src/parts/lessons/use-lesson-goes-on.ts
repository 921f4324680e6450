import { useCallback, useSyncExternalStore } from 'react';
import { subscribeLessons } from './kept/kept-lessons.ts';
import { lessonGoingOn } from './kept/lesson-going-on.ts';

/**
 * Whether a lesson of this courseware was left in this browser without being ended: teaching the courseware continues
 * it.
 */
export function useLessonGoesOn(userId: string | undefined, coursewareId: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => (userId === undefined ? () => undefined : subscribeLessons(userId, listener)),
    [userId],
  );
  return useSyncExternalStore(
    subscribe,
    () => userId !== undefined && lessonGoingOn(userId, coursewareId) !== undefined,
  );
}
