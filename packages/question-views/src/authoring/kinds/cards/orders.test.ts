import { contentOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { orderRows, withOrderRows } from './orders.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, content: contentOf(id) }));

describe('orderRows and withOrderRows', () => {
  it('return the items in the right order with their ranks, and the same order back', () => {
    const value = { body: { items }, key: { order: [['d'], ['b', 'a'], ['c']] } };
    const rows = orderRows(value);
    expect(rows.map(({ id, isSameRank }) => [id, isSameRank])).toEqual([
      ['d', false],
      ['b', false],
      ['a', true],
      ['c', false],
    ]);
    expect(withOrderRows(value, rows).key).toEqual(value.key);
  });

  it('put items that the order lacks last, and leave unknown ones out', () => {
    expect(orderRows({ body: { items }, key: { order: [['x', 'c']] } }).map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
      'd',
    ]);
  });

  it('keep the first and last item fixed when the items change', () => {
    const value = {
      body: { items, fixedFirst: 'a', fixedLast: 'd' },
      key: { order: items.map(({ id }) => [id]) },
    };
    const { body } = withOrderRows(value, orderRows(value).toReversed());
    expect([body.fixedFirst, body.fixedLast]).toEqual(['d', 'a']);
  });
});
