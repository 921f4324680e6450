import { EndedLessons } from './ended-lessons.ts';

/** A lesson of this browser that its teacher ended recently and may resume. */
export interface EndedLesson {
  readonly coursewareId: string;
  readonly name: string;
  /** Number of the page shown last, counted from 1. */
  readonly pageNumber: number | undefined;
}

/** The lessons that can be resumed, the latest first; lessons without a courseware are left out. */
export function endedLessons(userId: string): readonly EndedLesson[] {
  return new EndedLessons(userId)
    .resumable()
    .filter(({ coursewareId }) => coursewareId !== '')
    .map(({ coursewareId, name, page }) => ({ coursewareId, name, pageNumber: page?.number }));
}

/** Resumes the last lesson of this courseware: teaching the courseware continues it. */
export function resumeEnded(userId: string, coursewareId: string): void {
  new EndedLessons(userId).resume(coursewareId);
}

/** Removes a lesson whose record was deleted, so that it can no longer be resumed. */
export function forgetEndedLesson(userId: string, lessonId: string): void {
  new EndedLessons(userId).drop(lessonId);
}
