import { describe, expect, it } from 'vitest';
import { cutAway } from './cut-away.ts';

const left = (code: 'PAGES_LEFT_OUT' | 'ELEMENTS_LEFT_OUT', detail: string, of?: number) => ({
  code,
  detail,
  ...(of === undefined ? {} : { of }),
});

describe('the parts of a file that did not fit', () => {
  it('are counted as pages and objects, with their totals in the file', () => {
    const notes = [
      left('PAGES_LEFT_OUT', '912', 2_000),
      left('ELEMENTS_LEFT_OUT', '4', 6_004),
      left('ELEMENTS_LEFT_OUT', '7', 6_007),
    ];
    expect(cutAway(notes)).toEqual({ pages: 912, of_pages: 2_000, elements: 11, of_elements: 12_011 });
  });

  it('have no totals when an older report has none', () => {
    const notes = [left('PAGES_LEFT_OUT', '912'), left('ELEMENTS_LEFT_OUT', '4')];
    expect(cutAway(notes)).toEqual({ pages: 912, elements: 4 });
  });

  it('include pages that could not be read', () => {
    const notes = [{ code: 'PAGE_MISSING', detail: 'ppt/slides/slide1.xml' }];
    expect(cutAway(notes)).toEqual({ pages: 0, elements: 0, unread_pages: 1 });
  });

  it('are undefined when everything fitted, also with other notes', () => {
    expect(cutAway([])).toBeUndefined();
    expect(cutAway([{ code: 'PICTURE_MISSING' }])).toBeUndefined();
  });
});
