// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';

// @isolated: the language is decided when the module is evaluated.
vi.stubGlobal('navigator', { languages: ['zh-CN'] });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('window', { addEventListener: () => undefined });

const { defineTexts } = await import('./texts.ts');
const { changeLanguage } = await import('./language.ts');

const { translate } = defineTexts(
  { menu: { open: '打开 {{name}}' }, pages_one: '{{count}} 页', pages_other: '{{count}} 页' },
  { menu: { open: 'Open {{name}}' }, pages_one: '{{count}} page', pages_other: '{{count}} pages' },
);

describe('texts', () => {
  it('are Chinese by default, with values inserted verbatim', () => {
    expect(translate('menu.open', { name: '<b>$&</b>' })).toBe('打开 <b>$&</b>');
  });

  it('follow the language, including its plural forms', () => {
    changeLanguage('en');
    expect(translate('menu.open', { name: 'x' })).toBe('Open x');
    expect([0, 1, 2].map((count) => translate('pages', { count }))).toEqual(['0 pages', '1 page', '2 pages']);
  });
});

it('defineTexts processes its texts only when one is used, and plural rules only for texts with counts', () => {
  const rules = vi.spyOn(Intl, 'PluralRules');
  let read = 0;
  const texts = {
    get word() {
      read += 1;
      return 'word';
    },
    pages: '{{count}} pages',
  };
  const { translate } = defineTexts(texts, texts);
  expect([read, rules.mock.calls.length]).toEqual([0, 0]);
  translate('word');
  translate('word');
  expect([read, rules.mock.calls.length]).toEqual([1, 0]);
  expect(translate('pages', { count: 2 })).toContain('2');
  expect(rules.mock.calls.length).toBe(1);
  rules.mockRestore();
});
