import { expect, it } from 'vitest';
import { NONCE_KEPT_MS, NonceMemory } from './nonce-memory.ts';

it('add is false for a nonce that was used already', () => {
  const memory = new NonceMemory();
  expect(memory.add('a', 1_000)).toBe(true);
  expect(memory.add('a', 1_000)).toBe(false);
  expect(memory.add('b', 1_000)).toBe(true);
});

it('since returns the nonces with this time or later', () => {
  const memory = new NonceMemory();
  for (const [digest, time] of [
    ['a', 59_999],
    ['b', 60_000],
    ['c', 60_001],
    ['d', 180_000],
  ] as const)
    memory.add(digest, time);
  expect([...memory.since(60_000)]).toEqual([
    ['b', 60_000],
    ['c', 60_001],
    ['d', 180_000],
  ]);
  expect([...memory.since(60_001)].map(([digest]) => digest)).toEqual(['c', 'd']);
  expect([...memory.since(180_001)]).toEqual([]);
});

it('nonces are deleted after their lifetime by the monotonic clock, not by their own time', () => {
  let now = 0;
  const memory = new NonceMemory(() => now);
  memory.add('old', 0);
  now = NONCE_KEPT_MS;
  memory.add('new', 600_000_000);
  expect(memory.add('old', 0)).toBe(false);
  now = NONCE_KEPT_MS * 2 + 60_001;
  memory.add('newest', 1_200_000_000);
  expect([...memory.since(0)].map(([digest]) => digest)).toEqual(['newest']);
});
