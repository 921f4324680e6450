import { expect, it } from 'vitest';
import { cutAway } from './cut-away.ts';

it('counts the pages and objects that did not fit into the courseware, and returns nothing when all fit', () => {
  const left = (code: 'PAGES_LEFT_OUT' | 'ELEMENTS_LEFT_OUT', detail: string) => ({ code, detail });
  const notes = [
    left('PAGES_LEFT_OUT', '912'),
    left('ELEMENTS_LEFT_OUT', '4'),
    left('ELEMENTS_LEFT_OUT', '7'),
  ];
  expect(cutAway(notes)).toEqual({ pages: 912, elements: 11 });
  expect(cutAway([])).toBeUndefined();
});
