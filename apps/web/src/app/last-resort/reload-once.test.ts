import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayReload } from './reload-once.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const hour = 3_600_000;

it('the page reloads automatically at most once an hour', () => {
  expect(mayReload(10 * hour)).toBe(true);
  expect(mayReload(10 * hour + 1)).toBe(false);
  expect(mayReload(11 * hour - 1)).toBe(false);
  expect(mayReload(11 * hour)).toBe(true);
});

it('the page may reload automatically after the clock was set back by days', () => {
  expect(mayReload(100 * hour)).toBe(true);
  expect(mayReload(50 * hour)).toBe(true);
});
