import type { CoursewareReader } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { pageWithin } from './page-within.ts';

function deck(pages: readonly string[], hidden: readonly string[] = []): CoursewareReader {
  const find = (kind: string, id: string) =>
    kind === 'page' ? { hidden: hidden.includes(id) } : { show: undefined };
  return { pages: () => pages, find } as unknown as CoursewareReader;
}

it('pageWithin returns the last visible page when the courseware has become shorter', () => {
  expect(pageWithin(deck(['a', 'b', 'c']), 7)).toBe(3);
  expect(pageWithin(deck(['a', 'b', 'c'], ['c']), 7)).toBe(2);
  expect(pageWithin(deck([]), 7)).toBeUndefined();
});

it('pageWithin returns any existing page, even a hidden one, and undefined when none was stored', () => {
  const shown = deck(['a', 'b', 'c'], ['b', 'c']);
  expect([1, 2, 3, undefined].map((page) => pageWithin(shown, page))).toEqual([1, 2, 3, undefined]);
});
