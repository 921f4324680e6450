import { describe, expect, it } from 'vitest';
import { cutAway } from './cut-away.ts';

const left = (code: 'PAGES_LEFT_OUT' | 'ELEMENTS_LEFT_OUT', detail: string, of?: number) => ({
  code,
  detail,
  ...(of === undefined ? {} : { of }),
});

describe('what is missing of a file', () => {
  it('is counted in pages and in objects, of how many', () => {
    const notes = [
      left('PAGES_LEFT_OUT', '912', 2_000),
      left('ELEMENTS_LEFT_OUT', '4', 6_004),
      left('ELEMENTS_LEFT_OUT', '7', 6_007),
    ];
    expect(cutAway(notes)).toEqual({ pages: 912, of_pages: 2_000, elements: 11, of_elements: 12_011 });
  });

  it('is counted without the totals where an older report does not have them', () => {
    const notes = [left('PAGES_LEFT_OUT', '912'), left('ELEMENTS_LEFT_OUT', '4')];
    expect(cutAway(notes)).toEqual({ pages: 912, elements: 4 });
  });

  it('is a page that could not be read, too', () => {
    const notes = [{ code: 'PAGE_MISSING', detail: 'ppt/slides/slide1.xml' }];
    expect(cutAway(notes)).toEqual({ pages: 0, elements: 0, unread_pages: 1 });
  });

  it('is nothing where everything came in, whatever else is said', () => {
    expect(cutAway([])).toBeUndefined();
    expect(cutAway([{ code: 'PICTURE_MISSING' }])).toBeUndefined();
  });
});
