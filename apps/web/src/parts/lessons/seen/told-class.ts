import type { Dispose } from '@lectern/base';
import type { LessonDocument } from '@lectern/courseware/lesson';

/** Key in the lesson's state; no class tool has this id. */
const STATE = 'class';

/** Announces to followers of the lesson that another class is taught from now on, or that its seats changed. */
export function tellClass(document: LessonDocument, id: string | null, now: number): void {
  document.state(STATE).change({ id, at: now });
}

/** Calls `heard` with the last announced class, at once if there is one, and whenever one is announced. */
export function onToldClass(document: LessonDocument, heard: (id: string | null) => void): Dispose {
  const state = document.state(STATE);
  const read = (): void => {
    const { id } = state.get();
    if (id === null || typeof id === 'string') heard(id);
  };
  read();
  return state.subscribe(read);
}
