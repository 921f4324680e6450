import { contentOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { binsOf, withBins } from './bins.ts';

const card = (id: string) => ({ id, content: contentOf(id) });

it('binsOf returns the cards of each bin and loose ones, and withBins the same question back', () => {
  const value = {
    body: { left: ['a', 'b', 'c'].map(card), right: ['x', 'y'].map(card), partners: 'many-left' as const },
    key: {
      pairs: [
        { left: 'a', right: 'x' },
        { left: 'b', right: 'x' },
      ],
    },
  };
  const sorted = binsOf(value);
  expect(sorted.bins.map(({ id, cards }) => [id, cards.map((one) => one.id)])).toEqual([
    ['x', ['a', 'b']],
    ['y', []],
  ]);
  expect(sorted.loose.map(({ id }) => id)).toEqual(['c']);
  expect(withBins(sorted)).toEqual(value);
});

it('binsOf leaves out pairs with bins that are no more', () => {
  const value = {
    body: { left: [card('a')], right: [card('x')], partners: 'many-left' as const },
    key: { pairs: [{ left: 'a', right: 'gone' }] },
  };
  expect(binsOf(value).loose).toHaveLength(1);
});
