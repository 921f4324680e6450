import { expect, it } from 'vitest';
import { half, spanOf, startOf, sum } from './measures.ts';

it('spanOf returns a size from two known sides', () => {
  const sides = { l: 10, r: 25, t: 3, b: 7 };
  const said = (type: string) => sides[type as keyof typeof sides];
  expect([spanOf(said, 'w'), spanOf(said, 'h')]).toEqual([15, 4]);
  expect(spanOf((type) => (type === 'l' ? 0 : undefined), 'w')).toBeUndefined();
  expect(spanOf((type) => (type === 'b' ? 0 : undefined), 'h')).toBeUndefined();
});

it('startOf returns the start of a box from its middle, else from its end, else 0', () => {
  const size = () => 8;
  expect(startOf(30, 20, size)).toBe(16);
  expect(startOf(30, undefined, size)).toBe(22);
  expect(startOf(undefined, undefined, size)).toBe(0);
  expect([startOf(30, 20, () => undefined), startOf(30, undefined, () => undefined)]).toEqual([20, 30]);
});

it('sum and half return sums and halves of known values only', () => {
  expect([sum(2, 3), sum(undefined, 3), sum(2, undefined)]).toEqual([5, undefined, undefined]);
  expect([half(3), half(undefined)]).toEqual([1.5, undefined]);
});
