import { afterEach, expect, it, vi } from 'vitest';
import { keepInWindow, readInWindow, removeFromWindow } from './window-store.ts';

afterEach(() => vi.unstubAllGlobals());

it('the window store keeps values of one window under prefixed keys, until they are removed', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  expect(readInWindow('share-pass.a')).toBeUndefined();
  keepInWindow('share-pass.a', 'token');
  expect([...kept]).toEqual([['lectern.share-pass.a', 'token']]);
  expect([readInWindow('share-pass.a'), readInWindow('share-pass.b')]).toEqual(['token', undefined]);
  removeFromWindow('share-pass.a');
  expect(kept.size).toBe(0);
});

it('the window store ignores writes, without throwing, when the browser refuses storage', () => {
  vi.stubGlobal(
    'sessionStorage',
    new Proxy({}, { get: () => expect.fail('the code must catch the error of the storage') }),
  );
  keepInWindow('share-pass.a', 'token');
  removeFromWindow('share-pass.a');
  expect(readInWindow('share-pass.a')).toBeUndefined();
});
