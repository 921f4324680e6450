import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestAssignment } from './best-assignment.ts';

/** The largest sum of all orders of the columns. */
function largestSum(table: number[][], taken: readonly number[] = []): number {
  const row = table[taken.length];
  if (!row) return 0;
  const sums = row.map((value, column) =>
    taken.includes(column) ? Number.NEGATIVE_INFINITY : value + largestSum(table, [...taken, column]),
  );
  return Math.max(...sums);
}

describe('bestAssignment', () => {
  it('gives each row a different column, with the largest sum of all orders', () => {
    const tables = fc.integer({ min: 1, max: 5 }).chain((size) =>
      fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: size, maxLength: size }), {
        minLength: size,
        maxLength: size,
      }),
    );
    fc.assert(
      fc.property(tables, (table) => {
        const columns = bestAssignment(table);
        expect(new Set(columns).size).toBe(table.length);
        const sum = columns.reduce((total, column, row) => total + (table[row]?.[column] ?? 0), 0);
        expect(sum).toBe(largestSum(table));
      }),
    );
  });

  it('leaves rows at their place when all values are equal', () => {
    expect(bestAssignment([])).toEqual([]);
    expect(bestAssignment(Array.from({ length: 10 }, () => Array(10).fill(1)))).toEqual([
      ...Array(10).keys(),
    ]);
  });
});
