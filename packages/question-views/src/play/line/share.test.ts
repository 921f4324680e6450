import { expect, it } from 'vitest';
import { shareOfRight } from './share.ts';

it('returns the part that is right in lowest terms', () => {
  expect(shareOfRight(2, 6)).toEqual({ n: 1n, d: 3n });
  expect(shareOfRight(6, 6)).toEqual({ n: 1n, d: 1n });
  expect([shareOfRight(0, 6), shareOfRight(0, 0)]).toEqual([
    { n: 0n, d: 1n },
    { n: 0n, d: 1n },
  ]);
});
