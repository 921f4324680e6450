import { beforeEach, expect, it, vi } from 'vitest';
import { filmPlace, keepPlace, keptPlace } from './kept-places.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('keeps the place of a two-hour film, and of others beside it', () => {
  keepPlace('film', filmPlace(5_025.7, 7_200));
  keepPlace('other', 60);
  expect(keptPlace('film')).toBe(5_025);
  expect(keptPlace('other')).toBe(60);
});

it('begins anew what was hardly begun and what was seen to its end', () => {
  keepPlace('film', 300);
  keepPlace('film', filmPlace(7_195, 7_200));
  expect(keptPlace('film')).toBeUndefined();
  expect(filmPlace(3, 7_200)).toBeUndefined();
  expect(filmPlace(Number.NaN, Number.NaN)).toBeUndefined();
});

it('lets the oldest go of more than a thousand', () => {
  const thousand = Array.from({ length: 1_000 }, (_, number) => [`film ${number}`, 60]);
  kept.set('lectern.viewed-places', JSON.stringify(thousand));
  keepPlace('film 1000', 60);
  expect(keptPlace('film 0')).toBeUndefined();
  expect(keptPlace('film 1')).toBe(60);
  expect(keptPlace('film 1000')).toBe(60);
});

it('forgets what it cannot read, and fails for no storage', () => {
  kept.set('lectern.viewed-places', '[["film","nan"]]');
  expect(keptPlace('film')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  keepPlace('film', 60);
  expect(keptPlace('film')).toBeUndefined();
});
