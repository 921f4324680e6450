import type { Edit } from '../document/edit.ts';
import { ordersBetween } from '../document/order.ts';

function orderOf(edit: Edit, id: string | undefined): string | undefined {
  const record = id === undefined ? undefined : edit.get(id);
  return record !== undefined && 'order' in record ? record.order : undefined;
}

/**
 * Keys for `count` records at `index` among the siblings. Where two people moved at once, neighbours can have equal
 * keys with no room between: those behind then get new ones.
 */
export function ordersAt(edit: Edit, siblings: readonly string[], index: number, count: number): string[] {
  const at = Math.max(0, Math.min(index, siblings.length));
  const before = orderOf(edit, siblings[at - 1]);
  let end = at;
  while (end < siblings.length && before !== undefined && (orderOf(edit, siblings[end]) ?? '') <= before)
    end += 1;
  const orders = ordersBetween(before, orderOf(edit, siblings[end]), count + end - at);
  siblings.slice(at, end).forEach((id, offset) => {
    edit.update(id, { order: orders[count + offset] ?? '' });
  });
  return orders.slice(0, count);
}

/** Puts siblings, in the given order, ahead of the sibling that `index` counts to among all of them. */
export function moveAmong(
  edit: Edit,
  siblings: readonly string[],
  ids: readonly string[],
  index: number,
): void {
  const moving = new Set(ids);
  const rest = siblings.filter((id) => !moving.has(id));
  const passed = siblings.slice(0, Math.max(0, index)).filter((id) => !moving.has(id)).length;
  // Where all stay what they are, nothing is written that undo would find.
  if (rest.toSpliced(passed, 0, ...ids).every((id, at) => id === siblings[at])) return;
  const orders = ordersAt(edit, rest, passed, ids.length);
  ids.forEach((id, offset) => {
    edit.update(id, { order: orders[offset] ?? '' });
  });
}
