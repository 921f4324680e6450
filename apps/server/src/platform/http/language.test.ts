import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['fr', 'zh'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['zh-CN,en', 'zh'],
  ['en,zh', 'en'],
  ['zh;q=0.5, en;q=0.8', 'en'],
  ['fr, en;q=0.4, zh;q=0.3', 'en'],
  ['en;q=0.3, zh', 'zh'],
  ['en;q=0', 'zh'],
  ['en;q=x', 'zh'],
  ['zh;q=0.2,en; q=0.9', 'en'],
] as const)('languageOf(%j) is %s', (header, expected) => {
  expect(languageOf(header)).toBe(expected);
  // The second call is from the cache.
  expect(languageOf(header)).toBe(expected);
});

it('languageOf is Chinese for a header above 200 characters', () => {
  expect(languageOf(`en${' '.repeat(198)}`)).toBe('en');
  expect(languageOf(`en${' '.repeat(199)}`)).toBe('zh');
});
