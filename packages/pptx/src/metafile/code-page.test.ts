import { describe, expect, it } from 'vitest';
import { decodeText, isSymbol, symbolText } from './code-page.ts';

describe('decodeText', () => {
  it.each([
    [0, [0xe9, 0x80], 'é€'],
    [128, [0x82, 0xa0], 'あ'],
    [129, [0xb0, 0xa1], '가'],
    [134, [0xd6, 0xd0], '中'],
    [136, [0xa4, 0xa4], '中'],
    [161, [0xe1], 'α'],
    [162, [0xfd], 'ı'],
    [163, [0xfe], '₫'],
    [177, [0xe0], 'א'],
    [178, [0xc7], 'ا'],
    [186, [0xe0], 'ą'],
    [204, [0xe0], 'а'],
    [222, [0xa1], 'ก'],
    [238, [0xb9], 'ą'],
  ])('decodes text of the character set %d', (charset, bytes, text) => {
    expect(decodeText(Uint8Array.from(bytes), charset, 'Arial')).toBe(text);
  });

  it('decodes text of a symbol font by that font', () => {
    expect(decodeText(Uint8Array.of(0x61), 2, 'Some font')).toBe('α');
    expect(decodeText(Uint8Array.of(0x61), 0, 'Symbol')).toBe('α');
  });
});

describe('isSymbol', () => {
  it('returns true for the names of symbol fonts in any case', () => {
    expect(['Symbol', 'MT Extra', 'wingdings 2'].map(isSymbol)).toEqual([true, true, true]);
    expect(['Arial', 'My Symbol'].map(isSymbol)).toEqual([false, false]);
  });
});

describe('symbolText', () => {
  it('returns the characters of Symbol, also for private code points', () => {
    expect(symbolText(' ~\u007f', 'Symbol')).toBe(' ∼ ');
    expect(symbolText('ab\uf061', 'Symbol')).toBe('αβα');
    expect(symbolText('\u00a0\u00a5\u00ff', 'Symbol')).toBe('€∞ ');
    expect(symbolText('\u001f\u0080\u009f', 'Symbol')).toBe('   ');
  });

  it('returns the characters of MT Extra that formulas use, and others unchanged', () => {
    expect(symbolText('Lh\uf04cz', 'MT Extra')).toBe('…ℏ…z');
  });

  it('returns bullets and squares for Wingdings', () => {
    expect(symbolText('l\u009fnm', 'Wingdings')).toBe('••■▪');
  });
});
