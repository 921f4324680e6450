import { newId } from '@lectern/base';
import { type Edit, homeOf } from '../document/edit.ts';
import type { Element } from '../records/element.ts';
import { elementsUnder, freshIds, renamedAnimations, renamedElement } from './copy-records.ts';
import { fitGroupsAround, moveElements, outermost } from './frames/frames.ts';
import type { Point } from './frames/geometry.ts';
import { ordersAt } from './place.ts';

type Draft<E> = E extends Element ? Omit<E, 'kind' | 'id' | 'parentId' | 'order'> : never;

/** An element before it has an id, a parent and an order key. */
export type ElementDraft = Draft<Element>;

/** Inserts an element in front of all others on a page, layout, master or in a group; returns its id. */
export function insertElement(edit: Edit, parentId: string, draft: ElementDraft): string {
  const siblings = edit.children(parentId);
  const [order = ''] = ordersAt(edit, siblings, siblings.length, 1);
  const id = newId();
  edit.create({ ...draft, kind: 'element', id, parentId, order } as Element);
  return id;
}

/** Offset at which an element is visible beside an equal element, logical pixels. */
const ASIDE = 16;
/** Largest offset, logical pixels. */
const FURTHEST = 640;

/**
 * Inserts an element for which the user chose no position; it is moved down and to the right of elements with the same
 * middle, so that a second copy does not cover the first.
 */
export function insertInSight(edit: Edit, pageId: string, draft: ElementDraft): string {
  const middles = edit.children(pageId).flatMap((id) => {
    const frame = edit.find('element', id)?.frame;
    return frame ? [middleOf(frame)] : [];
  });
  const { x, y } = middleOf(draft.frame);
  const isTaken = (by: number) =>
    middles.some((middle) => Math.abs(middle.x - x - by) < 1 && Math.abs(middle.y - y - by) < 1);
  let by = 0;
  while (by < FURTHEST && isTaken(by)) by += ASIDE;
  const frame = { ...draft.frame, x: draft.frame.x + by, y: draft.frame.y + by };
  return insertElement(edit, pageId, { ...draft, frame });
}

function middleOf({ x, y, w, h }: ElementDraft['frame']): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/**
 * Deletes elements that are not locked. A group that becomes empty is deleted too; other groups shrink to their
 * children.
 */
export function removeElements(edit: Edit, ids: readonly string[]): void {
  for (const id of outermost(edit, ids)) {
    const element = edit.find('element', id);
    if (element && !element.locked) removeWithEmptyGroups(edit, element);
  }
}

function removeWithEmptyGroups(edit: Edit, element: Element): void {
  const parent = edit.find('element', element.parentId);
  edit.remove(element.id);
  if (!parent) return;
  const [left] = edit.children(parent.id);
  if (left === undefined) removeWithEmptyGroups(edit, parent);
  else fitGroupsAround(edit, [left]);
}

/**
 * Copies elements in front of their siblings, moved by `by` and with their animations; returns the copies' ids in
 * order.
 */
export function duplicateElements(
  edit: Edit,
  ids: readonly string[],
  by: Point = { x: 16, y: 16 },
): string[] {
  const copies: string[] = [];
  for (const id of inStackOrder(edit, outermost(edit, ids))) {
    const elements = elementsUnder(edit, [id]);
    const [root] = elements;
    if (!root) continue;
    const siblings = edit.children(root.parentId);
    const [order = ''] = ordersAt(edit, siblings, siblings.length, 1);
    const renamed = freshIds(elements);
    for (const element of elements) {
      const { origin: _, ...copy } = renamedElement(element, renamed);
      // On the same page, the copy belongs in the same basket as the original, or in the basket's copy.
      const basketId = copy.basketId ?? element.basketId;
      const kept = basketId === undefined ? copy : { ...copy, basketId };
      edit.create((element === root ? { ...kept, order, locked: undefined } : kept) as Element);
    }
    copyAnimations(edit, root.id, renamed);
    copies.push(renamed.get(root.id) ?? '');
  }
  moveElements(edit, copies, by);
  return copies;
}

function inStackOrder(edit: Edit, ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids);
  const parents = new Set(ids.flatMap((id) => edit.find('element', id)?.parentId ?? []));
  return [...parents].flatMap((parentId) => edit.children(parentId).filter((id) => chosen.has(id)));
}

function copyAnimations(edit: Edit, elementId: string, renamed: ReadonlyMap<string, string>): void {
  const page = edit.find('page', homeOf(edit, elementId) ?? '');
  const copies = renamedAnimations(page?.animations, renamed);
  if (page && copies.length > 0)
    edit.update(page.id, { animations: [...(page.animations ?? []), ...copies] });
}

/** Locks or unlocks elements. */
export function setLocked(edit: Edit, ids: readonly string[], locked: boolean): void {
  for (const id of ids) if (edit.find('element', id)) edit.update(id, { locked: locked || undefined });
}

/** Hides elements in the editor and in class, or shows them again. */
export function setHidden(edit: Edit, ids: readonly string[], hidden: boolean): void {
  for (const id of ids) if (edit.find('element', id)) edit.update(id, { hidden: hidden || undefined });
}

/** The actions of the class on an element: drag it, drag copies of it, or use it as a basket. */
export type InClass = Partial<
  Pick<Element, 'movableInClass' | 'copiesInClass' | 'basketInClass' | 'basketId'>
>;

/**
 * Sets the actions of the class on elements while the courseware is taught, property by property; a group is one
 * element.
 */
export function setInClass(edit: Edit, ids: readonly string[], marks: InClass): void {
  const patch = Object.fromEntries(Object.entries(marks).map(([key, value]) => [key, value || undefined]));
  for (const id of outermost(edit, ids)) {
    if (!edit.find('element', id)) continue;
    // An element cannot be its own basket.
    const { basketId, ...others } = patch;
    edit.update(id, basketId === id ? others : patch);
  }
}
