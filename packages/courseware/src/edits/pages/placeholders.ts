import { newId } from '@lectern/base';
import type { Edit } from '../../document/edit.ts';
import type { ShapeElement } from '../../records/elements/shape.ts';
import type { PlaceholderElement } from '../../resolve/design.ts';

/** Date, footer, number and header: their presence is a choice per page, not of the layout. */
const MARKS: ReadonlySet<string> = new Set(['dt', 'ftr', 'sldNum', 'hdr']);

export function isMark({ placeholder }: Pick<PlaceholderElement, 'placeholder'>): boolean {
  return MARKS.has(placeholder?.type ?? '');
}

/** Placeholders on a page, a layout or a master, back to front. */
export function placeholdersOn(
  edit: Pick<Edit, 'children' | 'find'>,
  parentId: string,
): PlaceholderElement[] {
  return edit.children(parentId).flatMap((id) => {
    const element = edit.find('element', id);
    return element && 'placeholder' in element && element.placeholder ? [element] : [];
  });
}

/** Whether a content placeholder is still empty. */
export function isEmptyPlace(place: PlaceholderElement): place is PlaceholderElement & ShapeElement {
  return (
    place.type === 'shape' &&
    !place.locked &&
    !isMark(place) &&
    !/title/i.test(place.placeholder?.type ?? '') &&
    place.text?.paragraphs.every(({ runs }) => runs.length === 0) !== false
  );
}

/** Adds an empty placeholder to a page for a placeholder of its layout. */
export function addPlaceholder(edit: Edit, pageId: string, place: PlaceholderElement): void {
  const element: ShapeElement = {
    kind: 'element',
    id: newId(),
    type: 'shape',
    parentId: pageId,
    order: place.order,
    frame: place.frame,
    name: place.name,
    placeholder: place.placeholder,
    text: { paragraphs: [{ runs: [] }] },
  };
  edit.create(element);
}

/**
 * Copies number, footer and date of a neighbouring page to a new page, except their baskets, which belong to one page.
 */
export function copyMarks(edit: Edit, fromPageId: string, pageId: string): void {
  const own = { origin: undefined, creationId: undefined, basketId: undefined };
  for (const mark of placeholdersOn(edit, fromPageId).filter(isMark))
    edit.create({ ...mark, ...own, id: newId(), parentId: pageId });
}
