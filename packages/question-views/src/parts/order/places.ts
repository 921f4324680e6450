/** An item moved to another index; the items between shift by one. */
export function movedTo(order: readonly string[], item: string, index: number): string[] {
  const rest = order.filter((id) => id !== item);
  return [...rest.slice(0, index), item, ...rest.slice(index)];
}

/**
 * The index among items at these middles, in order, of a card whose middle is at `at`; the card's own index is `own`. The
 * card takes the place of another item as soon as their middles meet.
 */
export function indexAt(middles: readonly number[], own: number, at: number): number {
  return middles.filter((middle, index) => (index < own ? middle < at : index > own && middle <= at)).length;
}

/** The nearest index that is free: fixed items keep the first and the last place. */
export function freeIndex(index: number, count: number, isFirstFixed: boolean, isLastFixed: boolean): number {
  return Math.min(Math.max(index, isFirstFixed ? 1 : 0), count - 1 - (isLastFixed ? 1 : 0));
}
