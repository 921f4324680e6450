import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('a cache keeps the last used entries, as many as it may', () => {
  const cache = new LRUCache<string, number>(atMost(3));
  for (const [count, name] of ['a', 'b', 'c'].entries()) cache.set(name, count);
  cache.get('a');
  cache.set('a', 7);
  cache.set('d', 3);
  expect([...cache.keys()].sort()).toEqual(['a', 'c', 'd']);
  cache.delete('c');
  cache.set('e', 4);
  expect([...cache.keys()].sort()).toEqual(['a', 'd', 'e']);
});

it('a cache reserves no memory for entries that it does not have', () => {
  const before = process.memoryUsage().heapUsed;
  const cache = new LRUCache<string, number>(atMost(1_000_000));
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(1_000_000);
  expect(cache.size).toBe(0);
});
