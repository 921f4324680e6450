import { keepSearchParam } from '../../platform/router/router.ts';
import { pageOfLesson } from './kept-lessons.ts';

const KEY = 'lectern.take-over-lesson';

/**
 * Has the lesson of a courseware taught in this window, which another one of this browser teaches: loads the page anew,
 * where the lesson stands there.
 */
export function takeOver(userId: string, coursewareId: string): void {
  const stands = pageOfLesson(userId, coursewareId);
  if (stands) keepSearchParam('page', String(stands.number));
  try {
    sessionStorage.setItem(KEY, coursewareId);
  } catch {
    // A browser that refuses storage asks again after the page was loaded.
  }
  location.reload();
}

/** Whether this page was loaded to take that lesson over; once. */
export function takesOver(coursewareId: string): boolean {
  try {
    const asked = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return asked === coursewareId;
  } catch {
    return false;
  }
}
