import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  localKeys,
  readLocal,
  readLocalJson,
  removeLocal,
  subscribeLocal,
  writeLocal,
} from './local-store.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const isText = (value: unknown): value is string => typeof value === 'string';

it('stores, reads and removes values under the prefix of this program', () => {
  expect(readLocal('a')).toBeUndefined();
  writeLocal('a', '1');
  expect([...kept]).toEqual([['lectern.a', '1']]);
  expect(readLocal('a')).toBe('1');
  removeLocal('a');
  expect([...kept]).toEqual([]);
});

it('loses values without an error when the browser refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  writeLocal('a', '1');
  removeLocal('a');
  expect(readLocal('a')).toBeUndefined();
});

it.each([
  ['"x"', 'x'],
  ['7', undefined],
  ['{', undefined],
])('reads the JSON %s as %s when a text is expected', (text, value) => {
  writeLocal('j', text);
  expect(readLocalJson('j', isText)).toBe(value);
});

it('returns undefined for JSON that was never stored', () => {
  expect(readLocalJson('none', (value): value is undefined => value === undefined)).toBeUndefined();
});

it('calls back for changes of the key by other windows until it is disposed', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const listener = vi.fn();
  const stop = subscribeLocal('a', listener);
  const change = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('lectern.b');
  change('a');
  expect(listener).not.toHaveBeenCalled();
  change('lectern.a');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  change('lectern.a');
  expect(listener).toHaveBeenCalledOnce();
});

it('does nothing without a window', () => {
  vi.stubGlobal('window', undefined);
  expect(() => subscribeLocal('a', () => undefined)()).not.toThrow();
});

it('lists the keys that begin with a text', () => {
  vi.stubGlobal('localStorage', { 'lectern.a.1': 'x', 'lectern.b': 'x', 'other.a.1': 'x' });
  expect(localKeys('a.')).toEqual(['a.1']);
  vi.stubGlobal('localStorage', undefined);
  expect(localKeys('a.')).toEqual([]);
});
