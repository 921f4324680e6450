import type { CoursewareReader, Element } from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';

interface InSession {
  readonly session: EditSession;
}

/** Returns the selected elements as stored. */
export function selectedElements({ session }: InSession): readonly Element[] {
  return session.selection.get().ids.flatMap((id) => session.store.find('element', id) ?? []);
}

export function hasSelected({ session }: InSession): boolean {
  return session.selection.get().ids.length > 0;
}

/** Whether any selected element is unlocked. */
export function hasUnlocked(context: InSession): boolean {
  return selectedElements(context).some((element) => !element.locked);
}

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
