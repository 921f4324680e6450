import type { CoursewareReader } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { pageWithin } from './page-within.ts';

function deck(pages: readonly string[], hidden: readonly string[] = []): CoursewareReader {
  const find = (kind: string, id: string) =>
    kind === 'page' ? { hidden: hidden.includes(id) } : { show: undefined };
  return { pages: () => pages, find } as unknown as CoursewareReader;
}

it('leads to the last page that is shown where the courseware has become shorter', () => {
  expect(pageWithin(deck(['a', 'b', 'c']), 7)).toBe(3);
  expect(pageWithin(deck(['a', 'b', 'c'], ['c']), 7)).toBe(2);
  expect(pageWithin(deck([]), 7)).toBeUndefined();
});

it('keeps every page that is there, a hidden one too, and where none was kept the beginning', () => {
  const shown = deck(['a', 'b', 'c'], ['b', 'c']);
  expect([1, 2, 3, undefined].map((page) => pageWithin(shown, page))).toEqual([1, 2, 3, undefined]);
});
