import { expect, it } from 'vitest';
import { partReview } from './part-review.ts';

const review = {
  key: { own: {}, parts: [{ id: 'p1', kind: 'matching', key: { pairs: [] } }] },
  right: { parts: { p1: { pairs: [] }, p2: { value: '7' } } },
  items: [
    { id: 'p1/a', state: 'right' },
    { id: 'p1/b/c', state: 'wrong' },
    { id: 'p2', state: 'missing' },
  ],
} as const;

it('returns the items, the key and the right response of one part', () => {
  expect(partReview(review, { id: 'p1', kind: 'matching', body: {} })).toEqual({
    key: { pairs: [] },
    right: { pairs: [] },
    items: [
      { id: 'a', state: 'right' },
      { id: 'b/c', state: 'wrong' },
    ],
  });
});

it('returns the state of a part that counts as a whole as its only item', () => {
  expect(partReview(review, { id: 'p2', kind: 'numeric', body: {} }).items).toEqual([
    { id: 'value', state: 'missing' },
  ]);
});
