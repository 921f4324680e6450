import { boundsOnPage, type CoursewareReader } from '@lectern/courseware';
import { type PagePlan, planPage } from '@lectern/playback';
import { shownAnimations } from './shown-animations.ts';

/** A page's animations placed in time, with its elements where they lie on the page. */
export function planOf(
  reader: CoursewareReader,
  pageId: string,
  page: { readonly w: number; readonly h: number },
): PagePlan {
  return planPage(shownAnimations(reader, pageId), (id) => {
    const element = reader.find('element', id);
    const bounds = boundsOnPage(reader, id);
    return element && bounds && { frame: { ...bounds, rotation: element.frame.rotation }, page };
  });
}
