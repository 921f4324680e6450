import { LESSON_RESUMES_MS } from '@lectern/protocol/constants';
import { readLocalJson, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { KeptLessons } from './kept-lessons.ts';
import { isLessonNotes } from './lesson-going-on.ts';
import type { LessonNotes } from './running-lesson.ts';

/**
 * Time in which a lesson taken over by another device can be taken over again: about the duration of a lesson,
 * milliseconds.
 */
const TAKEN_BACK_MS = 3 * 3_600_000;

/** A lesson that this browser no longer teaches and may teach again; it stores the lesson's document until then. */
interface EndedLesson {
  readonly until: number;
  /** Data for resuming the lesson; undefined for a lesson that another device teaches. */
  readonly notes?: LessonNotes;
}

/** Lessons of one user that this browser may show again soon, by id. */
export class EndedLessons {
  readonly #userId: string;
  readonly #now: () => number;

  constructor(userId: string, now: () => number = Date.now) {
    this.#userId = userId;
    this.#now = now;
  }

  /** Stores a lesson that the teacher ended. */
  keep(notes: LessonNotes): void {
    this.#write(notes.id, { until: this.#now() + LESSON_RESUMES_MS, notes });
  }

  /** Stores a lesson that another device teaches now. */
  keepTaken(lessonId: string): void {
    this.#write(lessonId, { until: this.#now() + TAKEN_BACK_MS });
  }

  /** Whether the lesson's document must still be stored in this browser. */
  has(lessonId: string): boolean {
    const ended = this.#all()[lessonId];
    return ended !== undefined && !this.#isOver(ended);
  }

  /** The latest lesson of this courseware, if it can be resumed; undefined while another lesson runs. */
  of(coursewareId: string): LessonNotes | undefined {
    return this.resumable().find((notes) => notes.coursewareId === coursewareId);
  }

  /** The lessons that can be resumed, the latest first, at most one of each courseware. */
  resumable(): readonly LessonNotes[] {
    const kept = new KeptLessons(this.#userId);
    const ended = Object.values(this.#all())
      .filter((each) => !this.#isOver(each))
      .sort((one, other) => other.until - one.until)
      .flatMap(({ notes }) => notes ?? []);
    return ended.filter(
      ({ coursewareId }, index) =>
        !kept.of(coursewareId) && ended.findIndex((each) => each.coursewareId === coursewareId) === index,
    );
  }

  /** Time for which the lesson of this courseware can still be resumed, milliseconds. */
  lasts(coursewareId: string): number {
    const notes = this.of(coursewareId);
    return notes ? (this.#all()[notes.id]?.until ?? 0) - this.#now() : 0;
  }

  /** Marks the lesson as left, so that teaching the courseware continues it. Returns whether there is such a lesson. */
  resume(coursewareId: string): boolean {
    const notes = this.of(coursewareId);
    if (!notes) return false;
    const now = this.#now();
    this.#write(notes.id, undefined);
    new KeptLessons(this.#userId).keep(coursewareId, { ...notes, lastAt: now, resumeAt: now });
    return true;
  }

  /** Deletes a lesson whose record was deleted, so that it cannot be resumed. */
  drop(lessonId: string): void {
    this.#write(lessonId, undefined);
  }

  /** Removes expired lessons and returns their ids. */
  forgetOld(): readonly string[] {
    const old = Object.entries(this.#all()).flatMap(([id, each]) => (this.#isOver(each) ? [id] : []));
    for (const id of old) this.#write(id, undefined);
    return old;
  }

  /** Limited in both directions, so that setting the clock back does not extend it for ever. */
  #isOver({ until }: EndedLesson): boolean {
    const left = until - this.#now();
    return left <= 0 || left > TAKEN_BACK_MS;
  }

  #all(): Readonly<Record<string, EndedLesson>> {
    return readLocalJson(keyOf(this.#userId), areEnded) ?? {};
  }

  #write(lessonId: string, ended: EndedLesson | undefined): void {
    const { [lessonId]: _, ...others } = this.#all();
    const next = ended ? { ...others, [lessonId]: ended } : others;
    if (Object.keys(next).length === 0) removeLocal(keyOf(this.#userId));
    else writeLocal(keyOf(this.#userId), JSON.stringify(next));
  }
}

const keyOf = (userId: string) => `lessons-ended.${userId}`;

function areEnded(value: unknown): value is Record<string, EndedLesson> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (each: Partial<EndedLesson> | null) =>
        typeof each?.until === 'number' && (each.notes === undefined || isLessonNotes(each.notes)),
    )
  );
}
