import type { Edit } from '../document/edit.ts';
import { ordersBetween } from '../document/order.ts';

function orderOf(edit: Edit, id: string | undefined): string | undefined {
  const record = id === undefined ? undefined : edit.get(id);
  return record !== undefined && 'order' in record ? record.order : undefined;
}

/**
 * Order keys for `count` records at `index` among the siblings. After two users moved at once, neighbours can have
 * equal keys without a free key between: the following siblings then get new keys.
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

/** Moves siblings, in the given order, before the sibling at `index`, which counts the moved siblings as well. */
export function moveAmong(
  edit: Edit,
  siblings: readonly string[],
  ids: readonly string[],
  index: number,
): void {
  const moving = new Set(ids);
  const rest = siblings.filter((id) => !moving.has(id));
  const passed = siblings.slice(0, Math.max(0, index)).filter((id) => !moving.has(id)).length;
  // If the order stays the same, no update is written, so that no empty undo step is created.
  if (rest.toSpliced(passed, 0, ...ids).every((id, at) => id === siblings[at])) return;
  const orders = ordersAt(edit, rest, passed, ids.length);
  ids.forEach((id, offset) => {
    edit.update(id, { order: orders[offset] ?? '' });
  });
}
