import type { HostedLesson } from '@lectern/protocol/lesson-hosts';
import { keepSearchParam } from '../../../platform/router/router.ts';
import { pageOfLesson } from '../kept/lesson-going-on.ts';

const KEY = 'lectern.take-over-lesson';

/** What the page was loaded anew for. */
export interface TakenOver {
  readonly coursewareId: string;
  /** From another device; missing: from another window of this browser. */
  readonly lesson?: HostedLesson | undefined;
}

/**
 * Has the lesson of a courseware taught in this window, which another window of this browser teaches, or with `lesson`
 * another device: loads the page anew, where the lesson stands there.
 */
export function takeOver(userId: string, coursewareId: string, lesson?: HostedLesson): void {
  const stands = pageOfLesson(userId, coursewareId);
  if (stands) keepSearchParam('page', String(stands.number));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ coursewareId, lesson } satisfies TakenOver));
  } catch {
    // A browser that refuses storage asks again after the page was loaded.
  }
  location.reload();
}

/** What this page was loaded to take over of that courseware; answered once. */
export function takesOver(coursewareId: string): TakenOver | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    // Written by `takeOver`, in this window.
    const asked = kept === null ? undefined : (JSON.parse(kept) as TakenOver);
    return asked?.coursewareId === coursewareId ? asked : undefined;
  } catch {
    return undefined;
  }
}
