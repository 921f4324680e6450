import { describe, expect, it } from 'vitest';
import { inOrder, placeOfTime, rowsOf, spread, ticksOf } from './axis.ts';

describe('a line of time', () => {
  it('has places from 0 to 1, also for times beyond its ends and a line without a length', () => {
    const span = { from: -200, to: 200 };
    expect([-300, -200, 0, 100, 900].map((time) => placeOfTime(span, time))).toEqual([0, 0, 0.5, 0.75, 1]);
    expect(placeOfTime({ from: 5, to: 5 }, 5)).toBe(0);
  });

  it('has at most nine round times', () => {
    expect(ticksOf({ from: 1900, to: 2000 })).toEqual([1900, 1920, 1940, 1960, 1980, 2000]);
    expect(ticksOf({ from: -221, to: 1912 })).toEqual([0, 500, 1000, 1500]);
    expect(ticksOf({ from: 1, to: 4 })).toEqual([1, 2, 3, 4]);
    expect(ticksOf({ from: 5, to: 5 })).toEqual([]);
    for (const to of [7, 33, 250, 1e6]) expect(ticksOf({ from: 0, to }).length).toBeLessThanOrEqual(9);
    expect(ticksOf({ from: 0, to: 300 }, 100)).toEqual([0, 100, 200, 300]);
  });

  it('puts cards that would cover each other into rows', () => {
    const cards = [
      { id: 'c', at: 0.55 },
      { id: 'a', at: 0.5 },
      { id: 'b', at: 0.1 },
      { id: 'd', at: 0.9 },
    ];
    expect(Object.fromEntries(rowsOf(cards, 0.2))).toEqual({ b: 0, a: 0, c: 1, d: 0 });
  });

  it('spreads cards over the line in their order', () => {
    const cards = [0.98, 0.97, 0.1, 0.99].map((at, index) => ({ id: `${index}`, at }));
    const places = spread(cards, 0.1);
    expect(['2', '1', '0', '3'].map((id) => places.get(id)?.toFixed(2))).toEqual([
      '0.10',
      '0.80',
      '0.90',
      '1.00',
    ]);
  });
});

describe('the cards that stay after a check', () => {
  const ranks: Readonly<Record<string, number>> = { a: 0, b: 1, c: 2, d: 2, e: 3 };
  const stays = (order: string) => [...inOrder([...order], (id) => ranks[id])].join('');

  it('are the most that are in order', () => {
    expect(['abcde', 'eabcd', 'badce', 'xab', ''].map(stays)).toEqual(['abcde', 'abcd', 'bdce', 'ab', '']);
  });
});
