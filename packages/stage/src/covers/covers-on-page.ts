import type { CoursewareReader, Cover, Element, Frame } from '@lectern/courseware';

export interface CoverOnPage {
  readonly id: string;
  readonly cover: Cover;
  readonly frame: Frame;
}

/** The covers of a page, including covers in groups. */
export function coversOn(reader: CoursewareReader, parentId: string): readonly CoverOnPage[] {
  return reader.children(parentId).flatMap((id) => {
    const element = reader.find('element', id);
    if (!element || element.hidden) return [];
    return element.type === 'group' ? coversOn(reader, id) : coverOf(element);
  });
}

/** The covers with these ids, on any page; ids of other elements are left out. */
export function coversOf(reader: CoursewareReader, ids: Iterable<string>): readonly CoverOnPage[] {
  return [...ids].flatMap((id) => coverOf(reader.find('element', id)));
}

function coverOf(element: Element | undefined): readonly CoverOnPage[] {
  if (element?.type !== 'shape' || !element.cover) return [];
  return [{ id: element.id, cover: element.cover, frame: element.frame }];
}
