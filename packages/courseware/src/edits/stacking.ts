import type { Edit } from '../document/edit.ts';
import { ordersAt } from './place.ts';

function byParent(edit: Edit, ids: readonly string[]): Map<string, Set<string>> {
  const parents = new Map<string, Set<string>>();
  for (const id of ids) {
    const parentId = edit.find('element', id)?.parentId;
    if (parentId !== undefined) parents.set(parentId, (parents.get(parentId) ?? new Set()).add(id));
  }
  return parents;
}

/** Moves the selected siblings, in their current order, to `index` among the others. */
function restack(edit: Edit, parentId: string, chosen: ReadonlySet<string>, index: number): void {
  const siblings = edit.children(parentId);
  const rest = siblings.filter((id) => !chosen.has(id));
  const moving = siblings.filter((id) => chosen.has(id));
  if (
    rest
      .slice(0, index)
      .concat(moving, rest.slice(index))
      .every((id, at) => id === siblings[at])
  )
    return;
  const orders = ordersAt(edit, rest, index, moving.length);
  moving.forEach((id, at) => {
    edit.update(id, { order: orders[at] ?? '' });
  });
}

export function bringToFront(edit: Edit, ids: readonly string[]): void {
  for (const [parentId, chosen] of byParent(edit, ids)) {
    restack(edit, parentId, chosen, edit.children(parentId).length - chosen.size);
  }
}

export function sendToBack(edit: Edit, ids: readonly string[]): void {
  for (const [parentId, chosen] of byParent(edit, ids)) restack(edit, parentId, chosen, 0);
}

/** Moves elements above the next sibling that is over the topmost of them. */
export function bringForward(edit: Edit, ids: readonly string[]): void {
  for (const [parentId, chosen] of byParent(edit, ids)) {
    const siblings = edit.children(parentId);
    const top = siblings.findLastIndex((id) => chosen.has(id));
    restack(edit, parentId, chosen, siblings.slice(0, top + 2).filter((id) => !chosen.has(id)).length);
  }
}

/** Moves elements below the next sibling that is under the lowest of them. */
export function sendBackward(edit: Edit, ids: readonly string[]): void {
  for (const [parentId, chosen] of byParent(edit, ids)) {
    const lowest = edit.children(parentId).findIndex((id) => chosen.has(id));
    restack(edit, parentId, chosen, Math.max(0, lowest - 1));
  }
}

/** Moves an element to `index` among its siblings, counted from the back without itself. */
export function stackAt(edit: Edit, id: string, index: number): void {
  const parentId = edit.find('element', id)?.parentId;
  if (parentId !== undefined) restack(edit, parentId, new Set([id]), Math.max(0, index));
}
