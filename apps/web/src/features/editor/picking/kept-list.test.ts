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

it('has what was used last first, once each, and no more than it keeps', () => {
  const list = new KeptList('recent', 3);
  for (const value of ['a', 'b', 'a', 'c', 'd']) list.use(value);
  expect(list.values.get()).toEqual(['d', 'c', 'a']);
  expect(new KeptList('recent', 3).values.get()).toEqual(['d', 'c', 'a']);
});

it('is empty when what was kept is no list of words', () => {
  for (const text of ['{"a":1}', '[1]', '[""]', 'nonsense']) {
    kept.set('lectern.recent', text);
    expect(new KeptList('recent', 3).values.get()).toEqual([]);
  }
});
