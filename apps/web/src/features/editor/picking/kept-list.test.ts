import { beforeEach, expect, it, vi } from 'vitest';
import { KeptList } from './kept-list.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('KeptList returns the latest values first, without duplicates, up to its limit', () => {
  const list = new KeptList('recent', 3);
  for (const value of ['a', 'b', 'a', 'c', 'd']) list.use(value);
  expect(list.values.get()).toEqual(['d', 'c', 'a']);
  expect(new KeptList('recent', 3).values.get()).toEqual(['d', 'c', 'a']);
});

it('KeptList is empty when the stored value is not a list of strings', () => {
  for (const text of ['{"a":1}', '[1]', '[""]', 'nonsense']) {
    kept.set('lectern.recent', text);
    expect(new KeptList('recent', 3).values.get()).toEqual([]);
  }
});
