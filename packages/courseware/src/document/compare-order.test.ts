import { expect, it } from 'vitest';
import { compareOrder } from './compare-order.ts';

const sibling = (order: string, id: string) => ({ order, id });

it.each([
  { a: sibling('a0', 'z'), b: sibling('a1', 'a'), sign: -1 },
  { a: sibling('a1', 'a'), b: sibling('a0', 'z'), sign: 1 },
  { a: sibling('Z', 'a'), b: sibling('a', 'a'), sign: -1 },
  { a: sibling('a0', 'a'), b: sibling('a0', 'b'), sign: -1 },
  { a: sibling('a0', 'b'), b: sibling('a0', 'B'), sign: 1 },
  { a: sibling('a0', 'a'), b: sibling('a0', 'a'), sign: 0 },
])('compareOrder returns $sign for $a and $b', ({ a, b, sign }) => {
  expect(compareOrder(a, b)).toBe(sign);
});
