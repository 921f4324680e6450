import { readLocalJson } from '../../../platform/storage/local-store.ts';
import { lessonsKey } from '../../../platform/storage/shared-keys.ts';
import type { LessonNotes, PageInSight } from './running-lesson.ts';

/** Time within which a courseware that is opened again continues the same lesson, milliseconds. */
const RESUME_MS = 3 * 3_600_000;

/** Whether teaching this courseware now continues this lesson. */
export function goesOn({ lastAt }: Pick<LessonNotes, 'lastAt'>, now: number): boolean {
  return now - lastAt < RESUME_MS;
}

/** The last page of this courseware's lesson; undefined when no lesson can be continued. */
export function pageOfLesson(
  userId: string,
  coursewareId: string,
  now = Date.now(),
): PageInSight | undefined {
  return lessonGoingOn(userId, coursewareId, now)?.page;
}

/** The lesson of this courseware that is being taught or can be continued; undefined without such a lesson. */
export function lessonGoingOn(
  userId: string,
  coursewareId: string,
  now = Date.now(),
): Pick<LessonNotes, 'id' | 'beginAt' | 'page' | 'told' | 'counts'> | undefined {
  const notes = keptLesson(userId, coursewareId);
  return notes && goesOn(notes, now) ? notes : undefined;
}

/** All running lessons that this browser knows, by courseware. */
export function readLessons(userId: string): Readonly<Record<string, LessonNotes>> {
  return readLocalJson(lessonsKey(userId), areLessons) ?? {};
}

/** The lesson of this courseware in this browser, however old. */
export function keptLesson(userId: string, coursewareId: string): LessonNotes | undefined {
  const kept = readLessons(userId);
  return Object.hasOwn(kept, coursewareId) ? kept[coursewareId] : undefined;
}

function areLessons(value: unknown): value is Record<string, LessonNotes> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isLessonNotes);
}

export function isLessonNotes(value: unknown): value is LessonNotes {
  const { id, coursewareId, name, beginAt, lastAt, told, shownMs, held } = (value ?? {}) as Partial<
    Record<keyof LessonNotes, unknown>
  >;
  return (
    [id, coursewareId, name].every((each) => typeof each === 'string') &&
    [beginAt, lastAt, shownMs].every((each) => typeof each === 'number') &&
    typeof told === 'boolean' &&
    Array.isArray(held)
  );
}
