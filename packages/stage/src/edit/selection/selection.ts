import type { CoursewareReader, Element } from '@lectern/courseware';
import { type Box, containsBox, unionOf } from '../geometry/box.ts';
import { boundsOf, placementOf } from '../geometry/placement.ts';

type SelectionReader = Pick<CoursewareReader, 'find' | 'children'>;

/** The selected elements of a page, in the order of selection; `within` is the group that was entered. */
export interface Selection {
  readonly ids: readonly string[];
  readonly within?: string;
}

export const emptySelection: Selection = { ids: [] };

/** The element that a click on `leaf` selects: the outermost group, or an element of the group that was entered. */
export function meantBy(reader: SelectionReader, leaf: Element, within: string | undefined): Element {
  let meant = leaf;
  for (;;) {
    if (within !== undefined && meant.parentId === within) return meant;
    const parent = reader.find('element', meant.parentId);
    if (!parent) return meant;
    meant = parent;
  }
}

/** The group to enter so that `leaf` can be selected below `group`, and the element selected there. */
export function enterGroup(reader: SelectionReader, group: Element, leaf: Element): Selection {
  let meant = leaf;
  while (meant.parentId !== group.id) {
    const parent = reader.find('element', meant.parentId);
    if (!parent) return { ids: [group.id] };
    meant = parent;
  }
  return { ids: [meant.id], within: group.id };
}

export function isInside(reader: SelectionReader, id: string, groupId: string): boolean {
  const element = reader.find('element', id);
  if (!element) return false;
  return element.parentId === groupId || isInside(reader, element.parentId, groupId);
}

/** Adds the element if it is not selected, otherwise removes it. */
export function toggled(selection: Selection, id: string): Selection {
  const ids = selection.ids.includes(id)
    ? selection.ids.filter((other) => other !== id)
    : [...selection.ids, id];
  return { ...selection, ids };
}

/** The elements that a marquee selects: elements that it wholly contains, except for hidden and locked elements. */
export function chosenByMarquee(
  reader: SelectionReader,
  pageId: string,
  marquee: Box,
  within: string | undefined,
): readonly string[] {
  return reader.children(within ?? pageId).filter((id) => {
    const element = reader.find('element', id);
    if (!element || element.hidden || element.locked) return false;
    return containsBox(marquee, boundsOf(placementOf(reader, element)));
  });
}

/** The selection without elements that no longer exist; the same object if all exist. */
export function surviving(reader: SelectionReader, selection: Selection): Selection {
  const ids = selection.ids.filter((id) => reader.find('element', id));
  const within =
    selection.within !== undefined && reader.find('element', selection.within) ? selection.within : undefined;
  if (ids.length === selection.ids.length && within === selection.within) return selection;
  return within === undefined ? { ids } : { ids, within };
}

/**
 * The next or previous element of the page (or of the entered group) after the selected element; undefined past the
 * last or before the first.
 */
export function neighbour(
  reader: SelectionReader,
  pageId: string,
  selection: Selection,
  step: 1 | -1,
): Selection | undefined {
  const siblings = reader
    .children(selection.within ?? pageId)
    .filter((id) => reader.find('element', id)?.hidden !== true);
  const chosen = selection.ids.at(-1);
  const at = chosen === undefined ? -1 : siblings.indexOf(chosen);
  const next = siblings[at < 0 && step < 0 ? siblings.length - 1 : at + step];
  return next === undefined ? undefined : { ...selection, ids: [next] };
}

/** The axis-aligned box around the selection, on the page. */
export function boundsOfSelection(reader: SelectionReader, ids: readonly string[]): Box | undefined {
  const boxes: Box[] = [];
  for (const id of ids) {
    const element = reader.find('element', id);
    if (element) boxes.push(boundsOf(placementOf(reader, element)));
  }
  return unionOf(boxes);
}
