import { contentOf } from '@lectern/questions/shown';
import { describe, expect, it } from 'vitest';
import { binsOfCard, deckOf, nextOpen, withCardIn, withCardOn } from './deck-cards.ts';

const cards = (...ids: string[]) => ids.map((id) => ({ id, content: contentOf(id) }));
const [a, , table] = deckOf([
  {
    id: 'p1',
    kind: 'matching',
    body: { left: cards('a', 'b'), right: cards('x', 'y'), partners: 'many-left' },
  },
  { id: 'p2', kind: 'matrix', body: { rows: cards('c'), columns: cards('x', 'y'), several: true } },
]);

describe('a card that is sorted on a phone', () => {
  it('is in the bin that was chosen last', () => {
    if (!a) throw new Error('no card');
    const first = withCardIn({}, a, 'x');
    expect(first).toEqual({ p1: { pairs: [{ left: 'a', right: 'x' }] } });
    expect(binsOfCard(withCardIn(first, a, 'y'), a)).toEqual(['y']);
  });

  it('is in several bins where it may be, and is taken out by the same bin', () => {
    if (!table) throw new Error('no card');
    const both = withCardIn(withCardIn({}, table, 'x'), table, 'y');
    expect(both).toEqual({ p2: { picks: [{ row: 'c', columns: ['x', 'y'] }] } });
    expect(binsOfCard(withCardIn(both, table, 'x'), table)).toEqual(['y']);
  });
});

it('the next open item is the one behind, around the end', () => {
  expect(nextOpen([true, false, false], 1)).toBe(2);
  expect(nextOpen([false, true, true], 2)).toBe(0);
  expect(nextOpen([false, true], 0)).toBe(0);
  expect(nextOpen([true, true], 0)).toBeUndefined();
});

describe('withCardOn', () => {
  const placed = [
    { card: 'a', target: '1' },
    { card: 'b', target: '2' },
  ];

  it('puts a card on a free target, and back', () => {
    expect(withCardOn(placed, 'c', '3')).toEqual([...placed, { card: 'c', target: '3' }]);
    expect(withCardOn(placed, 'a', undefined)).toEqual([{ card: 'b', target: '2' }]);
    expect(withCardOn(placed, 'a', '1')).toEqual(placed);
  });

  it('exchanges two placed cards, and sends the former card back for one that was not placed', () => {
    expect(withCardOn(placed, 'a', '2')).toEqual([
      { card: 'b', target: '1' },
      { card: 'a', target: '2' },
    ]);
    expect(withCardOn(placed, 'c', '2')).toEqual([
      { card: 'a', target: '1' },
      { card: 'c', target: '2' },
    ]);
  });
});
