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

it('keptPlace returns the position in a two-hour video, and the positions in other files', () => {
  keepPlace('film', filmPlace(5_025.7, 7_200));
  keepPlace('other', 60);
  expect(keptPlace('film')).toBe(5_025);
  expect(keptPlace('other')).toBe(60);
});

it('keptPlace returns undefined for a video that was hardly started or was watched to its end', () => {
  keepPlace('film', 300);
  keepPlace('film', filmPlace(7_195, 7_200));
  expect(keptPlace('film')).toBeUndefined();
  expect(filmPlace(3, 7_200)).toBeUndefined();
  expect(filmPlace(Number.NaN, Number.NaN)).toBeUndefined();
});

it('keptPlace drops the oldest of more than a thousand positions', () => {
  const thousand = Array.from({ length: 1_000 }, (_, number) => [`film ${number}`, 60]);
  kept.set('lectern.viewed-places', JSON.stringify(thousand));
  keepPlace('film 1000', 60);
  expect(keptPlace('film 0')).toBeUndefined();
  expect(keptPlace('film 1')).toBe(60);
  expect(keptPlace('film 1000')).toBe(60);
});

it('keptPlace ignores damaged values, and does not throw without storage', () => {
  kept.set('lectern.viewed-places', '[["film","nan"]]');
  expect(keptPlace('film')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  keepPlace('film', 60);
  expect(keptPlace('film')).toBeUndefined();
});
