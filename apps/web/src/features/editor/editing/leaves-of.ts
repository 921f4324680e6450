import type { CoursewareReader, Element } from '@lectern/courseware';

/** Returns the given elements, with groups replaced by their members at any depth. */
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
