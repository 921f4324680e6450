import type { LessonDocument, LessonState } from '@lectern/courseware/lesson';
import { type PageSteps, readPageSteps } from '@lectern/stage/show';

/** Where the show of a lesson stands. */
export interface LessonStand {
  readonly pageId: string;
  /** How far that page has come; undefined while nothing has said so. */
  readonly steps: PageSteps | undefined;
}

/** No class tool is called so. */
const SHOW = 'show';

/** Of a lesson's document: whoever goes on with the lesson, or follows it, shows the same. */
export function standOf(document: LessonDocument): LessonStand | undefined {
  const { page, steps } = stateOf(document).get();
  return typeof page === 'string' ? { pageId: page, steps: readPageSteps(steps) } : undefined;
}

/** Keeps it there; the same again changes nothing. */
export function keepStand(document: LessonDocument, { pageId, steps }: LessonStand): void {
  const kept = standOf(document);
  if (kept?.pageId === pageId && JSON.stringify(kept.steps) === JSON.stringify(steps)) return;
  stateOf(document).change({ page: pageId, steps: steps && { ...steps } });
}

export function stateOf(document: LessonDocument): LessonState {
  return document.state(SHOW);
}
