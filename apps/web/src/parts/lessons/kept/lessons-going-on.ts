import { useCallback, useSyncExternalStore } from 'react';
import { KeptLessons, subscribeLessons } from './kept-lessons.ts';
import { goesOn, lessonGoingOn } from './lesson-going-on.ts';

/** Number of lessons listed at most: more than a teacher teaches in three hours. */
const MOST = 3;

/** A lesson of this browser that was not ended. */
export interface LessonGoingOn {
  readonly coursewareId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly beginAt: number;
}

/** The lessons that continue when their coursewares are opened, the last first; previews are left out. */
export function lessonsGoingOn(userId: string, now = Date.now()): readonly LessonGoingOn[] {
  return new KeptLessons(userId)
    .all()
    .filter((notes) => notes.told && notes.coursewareId !== '' && goesOn(notes, now))
    .sort((one, other) => other.lastAt - one.lastAt)
    .slice(0, MOST)
    .map(({ coursewareId, name, beginAt }) => ({ coursewareId, name, beginAt }));
}

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
