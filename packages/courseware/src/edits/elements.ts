import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import { homeOf } from '../document/edit.ts';
import type { Element } from '../records/element.ts';
import { elementsUnder, freshIds, renamedAnimations, renamedElement } from './copy-records.ts';
import { fitGroupsAround, moveElements, outermost } from './frames.ts';
import type { Point } from './geometry.ts';
import { ordersAt } from './place.ts';

type Draft<E> = E extends Element ? Omit<E, 'kind' | 'id' | 'parentId' | 'order'> : never;

/** What an element is before it has an id and a place. */
export type ElementDraft = Draft<Element>;

/** Puts an element in front of all others on a page, layout, master or in a group; answers its id. */
export function insertElement(edit: Edit, parentId: string, draft: ElementDraft): string {
  const siblings = edit.children(parentId);
  const [order = ''] = ordersAt(edit, siblings, siblings.length, 1);
  const id = newId();
  edit.create({ ...draft, kind: 'element', id, parentId, order } as Element);
  return id;
}

/** Logical pixels: what is aside of another by so much is seen beside it. */
const ASIDE = 16;
/** Further aside nobody looks for it. */
const FURTHEST = 640;

/**
 * Inserts what comes to the middle of a page by itself, down and to the right of what has its middle there: put in twice
 * it is seen twice.
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

/** Deletes elements that are not locked; a group that is left with none goes too, one that is left with any fits them. */
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

/** Copies elements above themselves, moved by `by` and with their animations; answers the copies' ids in order. */
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
      // It lies on the same page: its copy belongs where it belongs, unless that was copied too.
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

/** Locks elements in place, or frees them. */
export function setLocked(edit: Edit, ids: readonly string[], locked: boolean): void {
  for (const id of ids) if (edit.find('element', id)) edit.update(id, { locked: locked || undefined });
}

/** Takes elements out of sight, in the editor and in class, or shows them again. */
export function setHidden(edit: Edit, ids: readonly string[], hidden: boolean): void {
  for (const id of ids) if (edit.find('element', id)) edit.update(id, { hidden: hidden || undefined });
}

/** What the class may do to an element with its hands. */
export type InClass = Partial<
  Pick<Element, 'movableInClass' | 'copiesInClass' | 'basketInClass' | 'basketId'>
>;

/** Says what the class may do to elements while the courseware is taught, property by property; a group is one thing. */
export function setInClass(edit: Edit, ids: readonly string[], marks: InClass): void {
  const patch = Object.fromEntries(Object.entries(marks).map(([key, value]) => [key, value || undefined]));
  for (const id of outermost(edit, ids)) {
    if (!edit.find('element', id)) continue;
    // Nothing belongs into itself.
    const { basketId, ...others } = patch;
    edit.update(id, basketId === id ? others : patch);
  }
}
