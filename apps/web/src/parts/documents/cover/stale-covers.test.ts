import { beforeEach, expect, it, vi } from 'vitest';
import { isCoverStale, markCoverStale, settleCover } from './stale-covers.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('a thumbnail is stale from an edit until the new one is stored', () => {
  expect(isCoverStale('a')).toBe(false);
  markCoverStale('a');
  markCoverStale('b');
  expect([isCoverStale('a'), isCoverStale('b')]).toEqual([true, true]);
  settleCover('a');
  expect([isCoverStale('a'), isCoverStale('b')]).toEqual([false, true]);
});

it('markCoverStale remembers the fifty documents that were edited last', () => {
  for (let at = 0; at < 50; at++) markCoverStale(`${at}`);
  markCoverStale('0');
  markCoverStale('new');
  expect([isCoverStale('0'), isCoverStale('1'), isCoverStale('2'), isCoverStale('new')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it('isCoverStale ignores stored values that are no list of ids', () => {
  for (const damaged of ['damaged', '{}', '[1]', 'null']) {
    stored.set('lectern.stale-covers', damaged);
    expect(isCoverStale('1')).toBe(false);
  }
});
