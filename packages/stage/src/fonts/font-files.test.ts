import { expect, it } from 'vitest';
import { type FontFaceRule, type FontNeed, fontFiles } from './font-files.ts';

const need = (family: string, characters: string, style: Partial<FontNeed> = {}): FontNeed => ({
  family,
  bold: false,
  italic: false,
  characters: new Set(characters),
  ...style,
});
const rule = (family: string, url: string, unicodeRange: string, style = {}): FontFaceRule => ({
  family,
  bold: false,
  italic: false,
  unicodeRange,
  url,
  ...style,
});

const rules = [
  rule('Kai', '/kai-1', 'U+4E00-4E1F, U+3000'),
  rule('Kai', '/kai-2', 'U+79CB'),
  rule('Sans', '/latin', 'U+0-FF'),
  rule('Sans', '/latin-bold', 'U+0-FF', { bold: true }),
  rule('Sans', '/greek', 'U+37?'),
  rule('Whole', '/whole', ''),
];

it('fontFiles returns only the files whose ranges contain a required character', () => {
  expect(fontFiles([need('Kai', '一秋')], rules)).toEqual(['/kai-1', '/kai-2']);
  expect(fontFiles([need('Kai', '秋')], rules)).toEqual(['/kai-2']);
  expect(fontFiles([need('Kai', 'abc')], rules)).toEqual([]);
  expect(fontFiles([need('Sans', '\u{37f}')], rules)).toEqual(['/greek']);
  expect(fontFiles([need('Whole', '秋')], rules)).toEqual(['/whole']);
  expect(fontFiles([need('Nowhere', 'abc')], rules)).toEqual([]);
});

it('fontFiles returns the files of the required style, or of the nearest style when the family does not have it', () => {
  expect(fontFiles([need('Sans', 'a', { bold: true })], rules)).toEqual(['/latin-bold']);
  expect(fontFiles([need('Sans', 'a', { bold: true, italic: true })], rules)).toEqual(['/latin-bold']);
  expect(fontFiles([need('Kai', '秋', { bold: true })], rules)).toEqual(['/kai-2']);
  expect(fontFiles([need('Sans', 'a'), need('Sans', 'b')], rules)).toEqual(['/latin']);
});
