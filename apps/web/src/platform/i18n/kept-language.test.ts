import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenLanguage, keptLanguage } from './kept-language.ts';

let kept: string | null;
beforeEach(() => {
  kept = null;
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'lectern.language' ? kept : null) });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['zh', 'zh'],
  ['en', 'en'],
  ['fr', undefined],
  [null, undefined],
])('chosenLanguage reads the stored value %s as %s', (value, language) => {
  kept = value;
  expect(chosenLanguage()).toBe(language);
});

it.each([
  [['en-GB', 'zh-CN'], 'en'],
  [['zh-TW', 'en'], 'zh'],
  [['fr', 'en-US', 'zh'], 'en'],
  [['fr', 'de'], 'zh'],
  [[], 'zh'],
] as const)('keptLanguage returns the first known language of %j without a choice', (languages, language) => {
  vi.stubGlobal('navigator', { languages });
  expect(keptLanguage()).toBe(language);
});

it('keptLanguage returns the choice of the user before the wishes of the browser', () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  kept = 'zh';
  expect(keptLanguage()).toBe('zh');
});
