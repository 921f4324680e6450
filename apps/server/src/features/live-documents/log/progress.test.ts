import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Progress } from './progress.ts';

const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

describe(`the progress of a copy in a log (seed ${seed})`, () => {
  it('is complete only up to the first missing number, in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 })), fc.nat(20), (numbers, snapshot) => {
        const progress = new Progress();
        const held = new Set<number>();
        for (const [index, number] of numbers.entries()) {
          if (index === 3) {
            progress.addAllTo(snapshot);
            for (let each = 1; each <= snapshot; each += 1) held.add(each);
          }
          progress.add(number);
          held.add(number);
          let whole = 0;
          while (held.has(whole + 1)) whole += 1;
          expect(progress.whole).toBe(whole);
          for (let each = 1; each <= 41; each += 1) expect(progress.has(each)).toBe(held.has(each));
        }
      }),
      { seed },
    );
  });
});
