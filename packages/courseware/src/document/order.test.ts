import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareOrder } from './compare-order.ts';
import { orderBetween, ordersBetween } from './order.ts';

const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

describe(`order keys (seed ${seed})`, () => {
  it('always allow a key between two keys', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 60 }), (places) => {
        const keys = ordersBetween(undefined, undefined, 2);
        for (const place of places) {
          const at = place % (keys.length + 1);
          keys.splice(at, 0, orderBetween(keys[at - 1], keys[at]));
        }
        expect([...keys].sort((a, b) => (a < b ? -1 : 1))).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { seed },
    );
  });

  it('do not throw when they are equal or invalid, and equal keys are ordered by ids', () => {
    expect(orderBetween('a0', 'a0') > 'a0').toBe(true);
    for (const odd of ['', '!', 'zzz', '~~', '字']) {
      expect(orderBetween(odd, undefined) > odd).toBe(true);
      expect(typeof orderBetween(undefined, odd)).toBe('string');
    }
    expect(compareOrder({ id: 'a', order: 'x' }, { id: 'b', order: 'x' })).toBe(-1);
  });
});
