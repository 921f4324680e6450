import { expect, it } from 'vitest';
import { IDENTITY, multiply } from './matrix.ts';

const one = { a: 2, b: 3, c: 5, d: 7, e: 11, f: 13 };
const other = { a: 17, b: 19, c: 23, d: 29, e: 31, f: 37 };

it('a product applies the inner map first', () => {
  expect(multiply(one, other)).toEqual({ a: 129, b: 184, c: 191, d: 272, e: 258, f: 365 });
  expect(multiply(other, one)).toEqual({ a: 103, b: 125, c: 246, d: 298, e: 517, f: 623 });
});

it('a product with the identity is the map itself', () => {
  expect(multiply(IDENTITY, one)).toEqual(one);
  expect(multiply(one, IDENTITY)).toEqual(one);
});
