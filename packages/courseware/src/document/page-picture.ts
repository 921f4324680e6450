import type { Page } from '../records/page.ts';
import { type Edit, homeOf } from './edit.ts';
import type { CoursewareReader } from './reader.ts';
import { isUnderPicture } from './under-picture.ts';

/**
 * Properties that are invisible on the page: after a change of them, the page's picture is still right. Whether the
 * class may drag the element is not among them, because a picture would keep showing it at the old position.
 */
const UNSEEN = new Set(['name', 'alt', 'locked', 'click', 'hover']);

/** Shows a page's picture from its file, or its elements. Does nothing for a page without a picture. */
export function setPictureShown(edit: Edit, pageId: string, shown: boolean): void {
  const picture = edit.find('page', pageId)?.picture;
  if (picture && picture.shown !== shown) edit.update(pageId, { picture: { ...picture, shown } });
}

/** Properties of a page that are visible in its picture. */
const SEEN_OF_PAGE = new Set(['background', 'layoutId', 'colorMap', 'showMasterShapes']);

/**
 * The page whose picture becomes outdated when these properties of a record change, or (`undefined`) when the record is
 * removed.
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
