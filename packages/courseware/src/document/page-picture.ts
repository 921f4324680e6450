import type { Page } from '../records/page.ts';
import { type Edit, homeOf } from './edit.ts';
import type { CoursewareReader } from './reader.ts';
import { isUnderPicture } from './under-picture.ts';

/**
 * Properties of an element that nobody sees on the page: changing them leaves its picture true. What the class may drag is
 * not among them: a picture would go on showing it where it was.
 */
const UNSEEN = new Set(['name', 'alt', 'locked', 'click', 'hover']);

/** Shows a page as it looks in its file, or its elements. Does nothing for a page without a picture. */
export function setPictureShown(edit: Edit, pageId: string, shown: boolean): void {
  const picture = edit.find('page', pageId)?.picture;
  if (picture && picture.shown !== shown) edit.update(pageId, { picture: { ...picture, shown } });
}

/** Properties of a page that its picture shows. */
const SEEN_OF_PAGE = new Set(['background', 'layoutId', 'colorMap', 'showMasterShapes']);

/**
 * The page whose picture is true no longer when these properties of a record change; all of them (`undefined`) when the
 * record goes.
 */
export function pageUncovered(
  reader: Pick<CoursewareReader, 'get' | 'find'>,
  id: string,
  properties: readonly string[] | undefined,
): Page | undefined {
  const record = reader.get(id);
  if (record?.kind === 'page') {
    const seen = record.picture?.shown && properties?.some((name) => SEEN_OF_PAGE.has(name));
    return seen ? record : undefined;
  }
  if (record?.kind !== 'element' || record.origin === undefined) return undefined;
  if (properties?.every((name) => UNSEEN.has(name))) return undefined;
  const page = reader.find('page', homeOf(reader, id) ?? '');
  return page && isUnderPicture(page, record) ? page : undefined;
}
