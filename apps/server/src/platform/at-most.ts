/**
 * Options of an `LRUCache` that keeps this many entries and drops the least recently used. Its memory grows with its
 * entries, while `max` reserves the memory of all of them at the start.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
