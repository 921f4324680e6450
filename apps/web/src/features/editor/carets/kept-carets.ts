import { type CoursewareReader, homeOf } from '@lectern/courseware';
import { editingOf } from '@lectern/stage/edit';

interface Text {
  readonly id: string;
  readonly elementId: string;
  readonly cell?: string | undefined;
}

/** The page and its position in the window that painted cursors depend on; a change of either discards them. */
export interface Ground {
  readonly pageId: string | undefined;
  readonly view: unknown;
}

/** Whether the text that a cursor is in belongs to the page and still exists. */
export function standsOn(
  store: Pick<CoursewareReader, 'get' | 'find'>,
  { elementId, cell }: Text,
  pageId: string | undefined,
): boolean {
  const element = store.find('element', elementId);
  if (!element || homeOf(store, elementId) !== pageId || isHidden(store, elementId)) return false;
  return editingOf(element).text?.body(element, cell) !== undefined;
}

/** Whether an element, or a group around it, is hidden. */
function isHidden(store: Pick<CoursewareReader, 'find'>, elementId: string): boolean {
  let element = store.find('element', elementId);
  while (element && !element.hidden) element = store.find('element', element.parentId);
  return element !== undefined;
}

/**
 * Returns the cursors to paint. A cursor whose text has not arrived or is not rendered yet keeps its position while the
 * page does not move; a cursor whose text is not on the page disappears at once.
 */
export function keptCarets<T extends Text, S extends { readonly range: T; readonly ground: Ground }>(
  before: readonly S[],
  ranges: readonly T[],
  ground: Ground,
  { isHere, find }: { isHere: (range: T) => boolean; find: (range: T) => S | undefined },
): readonly S[] {
  return ranges.flatMap((range) => {
    if (!isHere(range)) return [];
    const old = before.find((each) => each.range.id === range.id);
    const stays =
      old?.range.elementId === range.elementId &&
      old.range.cell === range.cell &&
      old.ground.pageId === ground.pageId &&
      old.ground.view === ground.view;
    return find(range) ?? (stays ? old : []);
  });
}
