import type { HostedLesson } from '@lectern/protocol/lesson-hosts';
import { keepSearchParam } from '../../../platform/router/router.ts';
import { pageOfLesson } from '../kept/lesson-going-on.ts';

const KEY = 'lectern.take-over-lesson';

/** The lesson to take over after a reload of the page. */
export interface TakenOver {
  readonly coursewareId: string;
  /** The lesson of another device; undefined when another window of this browser teaches it. */
  readonly lesson?: HostedLesson | undefined;
}

/**
 * Takes over the lesson of a courseware from another window of this browser, or with `lesson` from another device:
 * reloads the page, which continues where the lesson is.
 */
export function takeOver(userId: string, coursewareId: string, lesson?: HostedLesson): void {
  const stands = pageOfLesson(userId, coursewareId);
  if (stands) keepSearchParam('page', String(stands.number));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ coursewareId, lesson } satisfies TakenOver));
  } catch {
    // Without storage the user is asked again after the reload.
  }
  location.reload();
}

/** The lesson of that courseware that this page was reloaded to take over; returned once. */
export function takesOver(coursewareId: string): TakenOver | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    // The value is trusted, because `takeOver` in this window wrote it.
    const asked = kept === null ? undefined : (JSON.parse(kept) as TakenOver);
    return asked?.coursewareId === coursewareId ? asked : undefined;
  } catch {
    return undefined;
  }
}
