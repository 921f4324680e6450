import type { CoursewareReader, Element } from '@lectern/courseware';

/** Elements that have a look of their own: those given, and those within the groups among them, however deep. */
export function leavesOf(
  store: Pick<CoursewareReader, 'find' | 'children'>,
  ids: readonly string[],
  isMeant: (element: Element) => boolean = () => true,
): readonly Element[] {
  return ids.flatMap((id) => {
    const element = store.find('element', id);
    if (!element || !isMeant(element)) return [];
    return element.type === 'group' ? leavesOf(store, store.children(id), isMeant) : [element];
  });
}
