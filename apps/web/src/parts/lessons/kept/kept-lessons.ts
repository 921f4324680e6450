import { type Dispose, Emitter } from '@lectern/base';
import { removeLocal, subscribeLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { lessonsKey } from '../../../platform/storage/shared-keys.ts';
import { keptLesson, readLessons } from './lesson-going-on.ts';
import type { LessonNotes } from './running-lesson.ts';

/** Emits the keys that this window wrote, because `storage` events reach only other windows. */
const written = new Emitter<string>();

/** Calls back when any window of this browser stored or removed a lesson of this user. */
export function subscribeLessons(userId: string, listener: () => void): Dispose {
  const key = lessonsKey(userId);
  const stopOwn = written.subscribe((each) => each === key && listener());
  const stopOthers = subscribeLocal(key, listener);
  return () => {
    stopOwn();
    stopOthers();
  };
}

/** The running lessons of one user that this browser knows, by courseware. */
export class KeptLessons {
  readonly #userId: string;

  constructor(userId: string) {
    this.#userId = userId;
  }

  all(): readonly LessonNotes[] {
    return Object.values(readLessons(this.#userId));
  }

  of(coursewareId: string): LessonNotes | undefined {
    return keptLesson(this.#userId, coursewareId);
  }

  /** `undefined`: the lesson is over. */
  keep(coursewareId: string, notes: LessonNotes | undefined): void {
    const key = lessonsKey(this.#userId);
    const { [coursewareId]: _, ...others } = readLessons(this.#userId);
    const next = notes ? { ...others, [coursewareId]: notes } : others;
    if (Object.keys(next).length === 0) removeLocal(key);
    else writeLocal(key, JSON.stringify(next));
    written.emit(key);
  }
}
