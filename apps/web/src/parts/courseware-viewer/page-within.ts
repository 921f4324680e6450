import type { CoursewareReader } from '@lectern/courseware';
import { pagesToShow } from '@lectern/stage/show';

/** A stored or linked page, counted from 1; the last visible page when the courseware has become shorter. */
export function pageWithin(reader: CoursewareReader, page: number | undefined): number | undefined {
  const pages = reader.pages();
  if (page === undefined || page <= pages.length) return page;
  const last = pagesToShow(reader).at(-1);
  return last === undefined ? undefined : pages.indexOf(last) + 1;
}
