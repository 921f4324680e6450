import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { atMost, giveBack, giveMemoryBack, ownBuffers } from './memory.ts';

it('giveBack frees an array that has its memory for itself', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  giveBack(bytes);
  expect(bytes.byteLength).toBe(0);
  expect(() => giveBack(bytes)).not.toThrow();
});

it('giveBack keeps an array that shares its memory', () => {
  const whole = new Uint8Array([1, 2, 3]);
  const part = whole.subarray(0, 2);
  giveBack(part);
  expect([...whole]).toEqual([1, 2, 3]);
  const shared = new Uint8Array(new SharedArrayBuffer(2));
  giveBack(shared);
  expect(shared.byteLength).toBe(2);
});

it('ownBuffers returns each buffer that contains exactly one file, once', () => {
  const whole = new Uint8Array([1, 2, 3]);
  const part = new Uint8Array(9).subarray(1);
  expect(ownBuffers([whole, part, whole, new Uint8Array(new SharedArrayBuffer(2))])).toEqual([whole.buffer]);
});

it('giveMemoryBack does nothing below the given heap size', () => {
  expect(giveMemoryBack(Number.MAX_SAFE_INTEGER)).toBe(false);
});

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
