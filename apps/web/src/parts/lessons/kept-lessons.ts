import { type Dispose, Emitter } from '@lectern/base';
import {
  readLocalJson,
  removeLocal,
  subscribeLocal,
  writeLocal,
} from '../../platform/storage/local-store.ts';
import { lessonsKey } from '../../platform/storage/shared-keys.ts';
import type { LessonNotes, PageInSight } from './running-lesson.ts';

/** A courseware that is opened again within this time is taught in the same lesson, milliseconds. */
const RESUME_MS = 3 * 3_600_000;

/** Whether whoever teaches this courseware now goes on with this lesson. */
export function goesOn({ lastAt }: Pick<LessonNotes, 'lastAt'>, now: number): boolean {
  return now - lastAt < RESUME_MS;
}

/** The page that stood there when the lesson of this courseware was left; undefined where none goes on. */
export function pageOfLesson(
  userId: string,
  coursewareId: string,
  now = Date.now(),
): PageInSight | undefined {
  return lessonGoingOn(userId, coursewareId, now)?.page;
}

/** The lesson of this courseware that is being taught, or goes on when it is taught again; undefined where none does. */
export function lessonGoingOn(
  userId: string,
  coursewareId: string,
  now = Date.now(),
): Pick<LessonNotes, 'id' | 'beginAt' | 'page'> | undefined {
  const notes = new KeptLessons(userId).of(coursewareId);
  return notes && goesOn(notes, now) ? notes : undefined;
}

/** Which key this window wrote: a browser tells only its other windows. */
const written = new Emitter<string>();

/** Tells when any window of this browser kept or forgot a lesson of this user. */
export function subscribeLessons(userId: string, listener: () => void): Dispose {
  const key = lessonsKey(userId);
  const stopOwn = written.subscribe((each) => each === key && listener());
  const stopOthers = subscribeLocal(key, listener);
  return () => {
    stopOwn();
    stopOthers();
  };
}

/** The lessons of one user that this browser knows to be going on, by their coursewares. */
export class KeptLessons {
  readonly #key: string;

  constructor(userId: string) {
    this.#key = lessonsKey(userId);
  }

  all(): readonly LessonNotes[] {
    return Object.values(this.#read());
  }

  of(coursewareId: string): LessonNotes | undefined {
    const kept = this.#read();
    return Object.hasOwn(kept, coursewareId) ? kept[coursewareId] : undefined;
  }

  /** `undefined`: it is over. */
  keep(coursewareId: string, notes: LessonNotes | undefined): void {
    const { [coursewareId]: _, ...others } = this.#read();
    const next = notes ? { ...others, [coursewareId]: notes } : others;
    if (Object.keys(next).length === 0) removeLocal(this.#key);
    else writeLocal(this.#key, JSON.stringify(next));
    written.emit(this.#key);
  }

  #read(): Readonly<Record<string, LessonNotes>> {
    return readLocalJson(this.#key, areLessons) ?? {};
  }
}

function areLessons(value: unknown): value is Record<string, LessonNotes> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isNotes);
}

function isNotes(value: unknown): boolean {
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
