import type { Dispose } from '@lectern/base';
import type { LessonDocument } from '@lectern/courseware/lesson';

/** No class tool is called so. */
const STATE = 'class';

/** Tells whoever follows the lesson that another class is taught in it from now on, or that its pupils sit elsewhere. */
export function tellClass(document: LessonDocument, id: string | null, now: number): void {
  document.state(STATE).change({ id, at: now });
}

/** Calls `heard` with the class that was told of last, now if there is one, and whenever one is told of. */
export function onToldClass(document: LessonDocument, heard: (id: string | null) => void): Dispose {
  const state = document.state(STATE);
  const read = (): void => {
    const { id } = state.get();
    if (id === null || typeof id === 'string') heard(id);
  };
  read();
  return state.subscribe(read);
}
