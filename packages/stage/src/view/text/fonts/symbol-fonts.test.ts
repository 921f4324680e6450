// @isolated: other test files have loaded the characters before.
import { describe, expect, it } from 'vitest';
import { lacksSigns, loadSymbols, shownText, symbolText } from './symbol-fonts.ts';
import { SYMBOL_TABLES } from './symbol-tables.ts';

describe('characters of symbol fonts', () => {
  it('are loaded when a text has symbols other than the common bullets', async () => {
    expect(lacksSigns('ü', 'Wingdings')).toBe(false);
    expect(lacksSigns('plain', 'Arial')).toBe(false);
    expect(lacksSigns('\uf04a', undefined)).toBe(true);
    expect(symbolText('J', 'Wingdings')).toBe('•');
    await loadSymbols();
    expect(symbolText('J', 'Wingdings')).toBe('☺');
    expect(lacksSigns('\uf04a', undefined)).toBe(false);
  });

  it('are shown in Unicode, for plain and private-use characters of the file', () => {
    expect(symbolText('ü', 'Wingdings')).toBe('✓');
    expect(symbolText('\uf0d8', 'Wingdings')).toBe('➢');
    expect(symbolText('\uf061', 'Symbol')).toBe('α');
  });

  it('are available for the bullets of Office’s designs, also for bullets at the code of a space', () => {
    expect(lacksSigns('\uf097', 'Wingdings 2')).toBe(false);
    expect(symbolText('\uf097', 'Wingdings 2')).toBe('●');
    expect(symbolText('\uf0a0', 'Wingdings 2')).toBe('▪');
    expect(symbolText('\uf020\u00a0', 'Wingdings 2')).toBe(' \u00a0');
  });

  it('are replaced within a text, for instance the arrow that PowerPoint creates from "-->"', () => {
    expect(shownText('A \uf0e0 B', 'Calibri', 'Wingdings')).toBe('A → B');
    expect(shownText('\uf04a', 'Calibri', undefined)).toBe('☺');
  });

  it.each([
    ['wingdings', 0x21, 0xff],
    ['wingdings 2', 0x21, 0xf9],
    ['wingdings 3', 0x21, 0xf0],
    ['webdings', 0x21, 0xff],
    ['symbol', 0x21, 0x7e],
    ['symbol', 0xa0, 0xef],
  ])('are defined for every code of %s from %i to %i', (font, first, last) => {
    const signs = SYMBOL_TABLES[font] ?? {};
    const missing: string[] = [];
    for (let code = first; code <= last; code++) {
      const sign = signs[String.fromCodePoint(code)];
      if (code !== 0x7f && (sign === undefined || [...sign].length !== 1)) missing.push(code.toString(16));
    }
    expect(missing).toEqual([]);
  });

  it.each([
    ['Wingdings 2', '\uf0ca', '✚'],
    ['Wingdings 2', '\uf0a3', '□'],
    ['Wingdings 2', 'P', '✓'],
    ['Wingdings 2', '\uf06a', '①'],
    ['Wingdings 2', '\uf098', '●'],
    ['Wingdings 2', '\uf0f8', '※'],
    ['Wingdings 3', '\uf0b4', '▶'],
    ['Wingdings 3', '}', '▶'],
    ['Wingdings 3', '\uf0da', '→'],
    ['Wingdings 3', '\uf0e6', '⬈'],
    ['Wingdings 3', '\uf080', '▼'],
    ['Webdings', '4', '▶'],
    ['Webdings', '\uf061', '✔'],
    ['Webdings', '\uf0cf', '🔒'],
    ['Webdings', '\uf0ff', '🕊'],
    ['Wingdings', '\uf0fe', '☑'],
    ['Wingdings', '\uf0c2', '🕛'],
    ['Wingdings', '\uf080', '⓪'],
    ['Symbol', '\uf0de', '⇒'],
    ['Symbol', '\uf0fe', '⎭'],
  ])('of %s: %s is %s', async (font, place, sign) => {
    await loadSymbols();
    expect(symbolText(place, font)).toBe(sign);
  });

  it('map to Unicode characters that common fonts have', () => {
    // ornaments, geometric shapes and arrows of Unicode 7, which only some fonts have
    const rare = /[\u2b4d-\u2bff\u{1f650}-\u{1f67f}\u{1f780}-\u{1f8ff}]/u;
    const all = Object.values(SYMBOL_TABLES).flatMap((signs) => Object.values(signs));
    expect(all.filter((sign) => rare.test(sign))).toEqual([]);
  });

  it('are replaced throughout a run in a symbol font, except for spaces', () => {
    expect(shownText('p q\tr', 'Symbol', undefined)).toBe('π θ\tρ');
    expect(shownText('ü 对', 'Wingdings', undefined)).toBe('✓ 对');
    expect(shownText('plain', 'Arial', undefined)).toBe('plain');
  });
});
