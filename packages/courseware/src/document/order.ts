import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/**
 * Returns `count` keys in order between `before` and `after`; an end is open when left out. Invalid keys from other
 * clients, and equal keys after two users moved at once, do not throw: the keys then follow `before`.
 */
export function ordersBetween(
  before: string | undefined,
  after: string | undefined,
  count: number,
): string[] {
  if (count === 0) return [];
  if (before !== undefined && after !== undefined && before >= after) {
    return ordersBetween(before, undefined, count);
  }
  try {
    return generateNKeysBetween(before ?? null, after ?? null, count);
  } catch {
    return fallbackOrders(before, after, count);
  }
}

/**
 * Order keys in place of invalid keys: longer than `before`, so that they sort after it, each with a counter of equal
 * length.
 */
function fallbackOrders(before: string | undefined, after: string | undefined, count: number): string[] {
  const start = before ?? (after === undefined || after > '0' ? '' : '!');
  return generateNKeysBetween(null, null, count).map((key) => `${start}${key}`);
}

/** One key between two, see `ordersBetween`. */
export function orderBetween(before?: string, after?: string): string {
  if (before === undefined && after === undefined) return generateKeyBetween(null, null);
  const [order] = ordersBetween(before, after, 1);
  return order ?? generateKeyBetween(null, null);
}
