import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOwnExport, hasOwnExports, isOwnExport, keepOwnExport } from './own-exports.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('remembers the exports of this tab until they are forgotten', () => {
  expect(hasOwnExports()).toBe(false);
  keepOwnExport('a');
  keepOwnExport('b');
  expect([hasOwnExports(), isOwnExport('a'), isOwnExport('b'), isOwnExport('c')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  forgetOwnExport('a');
  expect([isOwnExport('a'), isOwnExport('b')]).toEqual([false, true]);
  forgetOwnExport('b');
  expect([hasOwnExports(), kept.size]).toEqual([false, 0]);
});

it('ignores damaged and foreign values', () => {
  for (const [text, has] of [
    ['{', false],
    ['{"0":"a"}', false],
    ['[7,"a"]', true],
    ['[7]', false],
  ] as const) {
    kept.set('lectern.exports', text);
    expect(hasOwnExports()).toBe(has);
  }
});

it('remembers nothing without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepOwnExport('a');
  expect(isOwnExport('a')).toBe(false);
});
