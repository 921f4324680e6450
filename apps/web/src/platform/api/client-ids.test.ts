import { isId } from '@lectern/base';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceId } from './client-ids.ts';

afterEach(() => vi.unstubAllGlobals());

it('deviceId creates an id on first use, and returns the same id later', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const first = deviceId();
  expect(isId(first)).toBe(true);
  expect([deviceId(), kept.get('lectern.device')]).toEqual([first, first]);
});
