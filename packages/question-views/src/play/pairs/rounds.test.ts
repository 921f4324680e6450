import { describe, expect, it } from 'vitest';
import { columnsFor, mixed, roundsOf } from './rounds.ts';

const pairs = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ left: id, right: id }));

describe('roundsOf', () => {
  it('returns rounds of a number of pairs, the last one with the rest', () => {
    expect(roundsOf(pairs, 2).map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(roundsOf([], 4)).toEqual([]);
    expect(roundsOf(pairs, 0)).toHaveLength(5);
  });
});

describe('mixed', () => {
  it('returns all cards in an order of the seed', () => {
    const cards = Array.from({ length: 12 }, (_, index) => ({ id: `card ${index}` }));
    const once = mixed(cards, 1).map(({ id }) => id);
    expect(mixed(cards, 1).map(({ id }) => id)).toEqual(once);
    expect(once.toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
    expect(mixed(cards, 2).map(({ id }) => id)).not.toEqual(once);
    expect(once).not.toEqual(cards.map(({ id }) => id));
  });
});

describe('columnsFor', () => {
  it('returns columns with full rows when there is a number of them near that of a wide board', () => {
    expect([6, 8, 10, 12, 16, 18, 20, 24].map(columnsFor)).toEqual([3, 4, 5, 4, 4, 6, 5, 6]);
  });

  it('returns columns whose last row is nearly full for other numbers', () => {
    for (let count = 3; count <= 30; count++) {
      const columns = columnsFor(count);
      expect(Math.ceil(count / columns) * columns - count).toBeLessThanOrEqual(2);
    }
  });
});
