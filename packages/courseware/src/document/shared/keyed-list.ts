import type * as Y from 'yjs';
import { compareOrder } from '../compare-order.ts';
import { ordersBetween } from '../order.ts';
import { readValue, writeValue } from './shared-value.ts';

/**
 * A list of objects with ids, each stored under a separate key (`animations/<id>`) with its order key, so that
 * concurrent additions by two users are both kept.
 */
interface Entry {
  readonly id: string;
  readonly order: string;
  readonly item: Record<string, unknown>;
}

interface Identified {
  readonly id: string;
}

function isEntryValue(value: unknown): value is { order: string; item: Record<string, unknown> } {
  if (typeof value !== 'object' || value === null) return false;
  const { order, item } = value as Record<string, unknown>;
  return typeof order === 'string' && typeof item === 'object' && item !== null;
}

function entriesIn(map: Y.Map<unknown>, prefix: string): Entry[] {
  const entries: Entry[] = [];
  for (const [key, value] of map.entries()) {
    if (!key.startsWith(prefix)) continue;
    const entry = readValue(map, key, value);
    if (isEntryValue(entry))
      entries.push({ id: key.slice(prefix.length), order: entry.order, item: entry.item });
  }
  return entries.sort(compareOrder);
}

const whole = new WeakMap<object, Record<string, unknown>>();

/** The items in order, not validated; an item is the same object until it changes. */
export function readKeyedList(map: Y.Map<unknown>, name: string): Record<string, unknown>[] {
  return entriesIn(map, `${name}/`).map(({ id, item }) => {
    const known = whole.get(item) ?? { ...item, id };
    whole.set(item, known);
    return known;
  });
}

/** Sets the list to these items, writing only entries that differ. */
export function writeKeyedList(map: Y.Map<unknown>, name: string, items: readonly Identified[]): void {
  const prefix = `${name}/`;
  const old = new Map(entriesIn(map, prefix).map((entry) => [entry.id, entry]));
  const orders = ordersFor(
    items.map(({ id }) => id),
    old,
  );
  const wanted = new Set(items.map(({ id }) => id));
  for (const id of old.keys()) if (!wanted.has(id)) map.delete(prefix + id);
  items.forEach(({ id, ...item }, index) => {
    const entry = { order: orders[index] ?? '', item };
    writeValue(map, prefix + id, entry);
  });
}

/** Keeps the order keys of the longest run of items that stayed in order and creates new keys for all others. */
export function ordersFor(
  ids: readonly string[],
  old: ReadonlyMap<string, { readonly order: string }>,
): string[] {
  const kept = longestIncreasing(ids.map((id) => old.get(id)?.order));
  const orders: string[] = [];
  let index = 0;
  while (index < ids.length) {
    const own = kept.has(index) ? old.get(ids[index] ?? '')?.order : undefined;
    if (own !== undefined) {
      orders.push(own);
      index += 1;
      continue;
    }
    let end = index;
    while (end < ids.length && !kept.has(end)) end += 1;
    const after = end < ids.length ? old.get(ids[end] ?? '')?.order : undefined;
    orders.push(...ordersBetween(orders.at(-1), after, end - index));
    index = end;
  }
  return orders;
}

/** The positions of a longest strictly increasing run of keys (patience sorting). */
function longestIncreasing(keys: readonly (string | undefined)[]): ReadonlySet<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  keys.forEach((key, index) => {
    if (key === undefined) return;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[tails[middle] ?? -1] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1] ?? -1;
    tails[low] = index;
  });
  const positions = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) positions.add(at);
  return positions;
}
