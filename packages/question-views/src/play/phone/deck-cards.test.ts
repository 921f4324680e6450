import { contentOf } from '@lectern/questions/shown';
import { describe, expect, it } from 'vitest';
import { binsOfCard, deckOf, nextOpen, withCardIn } from './deck-cards.ts';

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
