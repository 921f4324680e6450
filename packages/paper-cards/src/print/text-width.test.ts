import { describe, expect, it } from 'vitest';
import { linesOf, shortened, textWidth } from './text-width.ts';

describe('textWidth', () => {
  it('counts Chinese characters as wide as high, and letters about half', () => {
    expect(textWidth('白雨', 4)).toBe(8);
    expect(textWidth('ab', 4)).toBeLessThan(5);
  });
});

describe('shortened', () => {
  it('keeps a text that fits, and cuts one that does not', () => {
    expect(shortened('白雨桐', 4, 12)).toBe('白雨桐');
    expect(shortened('白雨桐白雨桐', 4, 16)).toBe('白雨桐…');
  });
});

describe('linesOf', () => {
  it('breaks Chinese anywhere, but never before a closing mark', () => {
    expect(linesOf('一二三四，五', 1, 4.2)).toEqual(['一二三', '四，五']);
  });

  it('breaks English between words', () => {
    expect(linesOf('hold the card up', 1, 5)).toEqual(['hold the', 'card up']);
  });

  it('returns no lines for no text', () => {
    expect(linesOf('', 1, 5)).toEqual([]);
  });
});
