import { EndedLessons } from './ended-lessons.ts';

/** A lesson of this browser that its teacher has just ended, and may resume. */
export interface EndedLesson {
  readonly coursewareId: string;
  readonly name: string;
  /** The page that stood there, counted from 1. */
  readonly pageNumber: number | undefined;
}

/** The lessons that can be resumed, the one that ended last first; those without a courseware are left out. */
export function endedLessons(userId: string): readonly EndedLesson[] {
  return new EndedLessons(userId)
    .resumable()
    .filter(({ coursewareId }) => coursewareId !== '')
    .map(({ coursewareId, name, page }) => ({ coursewareId, name, pageNumber: page?.number }));
}

/** Has the last lesson of this courseware go on: whoever teaches the courseware now is in it. */
export function resumeEnded(userId: string, coursewareId: string): void {
  new EndedLessons(userId).resume(coursewareId);
}

/** Its record was deleted: it can be resumed no more. */
export function forgetEndedLesson(userId: string, lessonId: string): void {
  new EndedLessons(userId).drop(lessonId);
}
