import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareOrder } from './compare-order.ts';
import { SortedIds } from './sorted-ids.ts';

const one = fc.record({ id: fc.constantFrom(...'abcdefgh'), order: fc.constantFrom('a0', 'a1', 'a2', 'a3') });

describe('ids of siblings in order', () => {
  it('equal a newly sorted list after any additions, moves and removals', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(one, fc.boolean()), { maxLength: 60 }), (steps) => {
        const there = new Map<string, string>();
        const list = new SortedIds([], (id) => there.get(id) ?? '');
        for (const [{ id, order }, comes] of steps) {
          const old = there.get(id);
          there.delete(id);
          if (old !== undefined) list.take({ id, order: old });
          if (comes) {
            there.set(id, order);
            list.put({ id, order });
          }
          const sorted = [...there].map(([each, at]) => ({ id: each, order: at })).sort(compareOrder);
          expect(list.ids).toEqual(sorted.map((each) => each.id));
        }
      }),
    );
  });

  it('stay the same array until a sibling is added or removed, and a returned array never changes', () => {
    const orders = new Map([
      ['a', 'a0'],
      ['c', 'a2'],
    ]);
    const list = new SortedIds(['c', 'a'], (id) => orders.get(id) ?? '');
    const given = list.ids;
    list.put({ id: 'a', order: 'a0' });
    list.take({ id: 'x', order: 'a1' });
    expect(list.ids).toBe(given);
    list.put({ id: 'b', order: 'a1' });
    expect(list.ids).toEqual(['a', 'b', 'c']);
    expect(given).toEqual(['a', 'c']);
  });
});
