import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/**
 * `count` keys after `before` and ahead of `after`, in order; the ends are open when left out. Keys that a stranger
 * wrote, or that are equal because two people moved at once, do not throw: the answer then follows `before`.
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

/** Of keys that are none: longer than `before`, so they sort after it, each by a counter of equal length. */
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
