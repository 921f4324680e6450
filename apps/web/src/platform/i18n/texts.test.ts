// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';

// @isolated: which language is spoken is decided when the module is read.
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
  it('are Chinese first, with values put in as they are', () => {
    expect(translate('menu.open', { name: '<b>$&</b>' })).toBe('打开 <b>$&</b>');
  });

  it('follow the language, and count as it counts', () => {
    changeLanguage('en');
    expect(translate('menu.open', { name: 'x' })).toBe('Open x');
    expect([0, 1, 2].map((count) => translate('pages', { count }))).toEqual(['0 pages', '1 page', '2 pages']);
  });
});
