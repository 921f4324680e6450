import { describe, expect, it } from 'vitest';
import { lacksSigns, loadSymbols, shownText, symbolText } from './symbol-fonts.ts';

describe('signs of symbol fonts', () => {
  it('are fetched for what is not a usual bullet', async () => {
    expect(lacksSigns('ü', 'Wingdings')).toBe(false);
    expect(lacksSigns('plain', 'Arial')).toBe(false);
    expect(lacksSigns('\uf04a', undefined)).toBe(true);
    expect(symbolText('J', 'Wingdings')).toBe('•');
    await loadSymbols();
    expect(symbolText('J', 'Wingdings')).toBe('☺');
    expect(lacksSigns('\uf04a', undefined)).toBe(false);
  });

  it('are shown in Unicode, whether the file has them plain or in the private area', () => {
    expect(symbolText('ü', 'Wingdings')).toBe('✓');
    expect(symbolText('\uf0d8', 'Wingdings')).toBe('➢');
    expect(symbolText('\uf061', 'Symbol')).toBe('α');
  });

  it('stand in the middle of a text as the arrow that PowerPoint makes of "-->"', () => {
    expect(shownText('A \uf0e0 B', 'Calibri', 'Wingdings')).toBe('A → B');
    expect(shownText('\uf04a', 'Calibri', undefined)).toBe('☺');
  });

  it('are all of a run that is set in a symbol font, its spaces kept', () => {
    expect(shownText('p q\tr', 'Symbol', undefined)).toBe('π θ\tρ');
    expect(shownText('ü 对', 'Wingdings', undefined)).toBe('✓ 对');
    expect(shownText('plain', 'Arial', undefined)).toBe('plain');
  });
});
