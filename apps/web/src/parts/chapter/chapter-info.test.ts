import { describe, expect, it } from 'vitest';
import { chapterLine, DEFAULT_CHAPTER, isChapterInfo } from './chapter-info.ts';

const { unitName: _, ...withoutUnit } = DEFAULT_CHAPTER;

describe('isChapterInfo', () => {
  it('returns true for a chapter, with a unit and a time or without', () => {
    expect(isChapterInfo(DEFAULT_CHAPTER)).toBe(true);
    expect(isChapterInfo(withoutUnit)).toBe(true);
    expect(isChapterInfo({ ...DEFAULT_CHAPTER, chosenAt: 5 })).toBe(true);
  });

  it('returns false when a text is missing or a value has a wrong type', () => {
    for (const name of Object.keys(withoutUnit))
      expect(isChapterInfo({ ...withoutUnit, [name]: undefined })).toBe(false);
    expect(isChapterInfo({ ...DEFAULT_CHAPTER, unitName: 1 })).toBe(false);
    expect(isChapterInfo({ ...DEFAULT_CHAPTER, chosenAt: 'now' })).toBe(false);
    expect(isChapterInfo(null)).toBe(false);
    expect(isChapterInfo('chapter')).toBe(false);
  });
});

describe('chapterLine', () => {
  it('returns the book, the unit if there is one, and the chapter', () => {
    expect(chapterLine(DEFAULT_CHAPTER)).toBe('统编版 语文 三年级上册 · 第一单元 · 1 大青树下的小学');
    expect(chapterLine(withoutUnit)).toBe('统编版 语文 三年级上册 · 1 大青树下的小学');
  });
});
