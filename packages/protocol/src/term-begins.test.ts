import { expect, it } from 'vitest';
import { setTerms } from './terms.ts';

function areTerms(begins: readonly object[]): boolean {
  return setTerms.body.safeParse({ of: 'me', begins }).success;
}

const day = (month: number, day: number) => ({ month, day });

it.each([
  [1, 31],
  [2, 29],
  [3, 31],
  [4, 30],
  [5, 31],
  [6, 30],
  [7, 31],
  [8, 31],
  [9, 30],
  [10, 31],
  [11, 30],
  [12, 31],
])('a term begins in month %d on a day up to %d', (month, last) => {
  expect(areTerms([day(month, 1)])).toBe(true);
  expect(areTerms([day(month, last)])).toBe(true);
  expect(areTerms([day(month, last + 1)])).toBe(false);
  expect(areTerms([day(month, 0)])).toBe(false);
});

it('a term begins in a month of the year', () => {
  expect([areTerms([day(0, 1)]), areTerms([day(13, 1)])]).toEqual([false, false]);
});

it('a year has one to four terms, which begin on different days', () => {
  const begins = [day(1, 11), day(11, 1), day(3, 1), day(4, 1), day(5, 1)];
  expect([0, 1, 4, 5].map((count) => areTerms(begins.slice(0, count)))).toEqual([false, true, true, false]);
  expect(areTerms([day(2, 1), day(2, 1)])).toBe(false);
});
