import type { ResolvedParagraph } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { firstLineIn, largestSize, listOf } from './paragraphs.ts';

const paragraph = (bullet: string, sizes: number[] = [], end = 18) =>
  ({
    bullet: { type: bullet },
    runs: sizes.map((size) => ({ look: { size } })),
    end: { size: end },
  }) as unknown as ResolvedParagraph;

describe('listOf', () => {
  it('returns the kind of list that all paragraphs have', () => {
    expect(listOf([paragraph('char'), paragraph('char')])).toBe('char');
    expect(listOf([paragraph('number')])).toBe('number');
  });

  it('returns undefined for no list, and for several kinds', () => {
    expect(listOf([paragraph('none')])).toBeUndefined();
    expect(listOf([paragraph('picture')])).toBeUndefined();
    expect(listOf([paragraph('char'), paragraph('number')])).toBeUndefined();
  });
});

describe('largestSize', () => {
  it('returns the largest size of the letters in logical pixels', () => {
    expect(largestSize([paragraph('none', [12, 36]), paragraph('none', [24], 90)])).toBe(48);
  });

  it('returns the size of an empty paragraph, and 0 without a paragraph', () => {
    expect(largestSize([paragraph('none', [], 18)])).toBe(24);
    expect(largestSize([])).toBe(0);
  });
});

describe('firstLineIn', () => {
  it('indents the first line by hundredths of a pixel', () => {
    expect(firstLineIn(48.1234)({ marginLeft: 5 })).toEqual({ marginLeft: 5, indent: 48.12 });
    expect(firstLineIn(0)({})).toEqual({ indent: 0 });
  });

  it('gives a hanging indent the margin that it needs', () => {
    expect(firstLineIn(-20)({})).toEqual({ indent: -20, marginLeft: 20 });
    expect(firstLineIn(-20)({ marginLeft: 36 })).toEqual({ indent: -20, marginLeft: 36 });
    expect(firstLineIn(-20)({ marginLeft: 5 })).toEqual({ indent: -20, marginLeft: 20 });
  });
});
