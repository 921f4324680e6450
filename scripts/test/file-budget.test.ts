import { describe, expect, it } from 'vitest';
import { MOST, overBudget } from './file-budget.ts';

const files = (count: number, first: number) =>
  Array.from({ length: count }, (_, i) => ({ file: `${i}.test.ts`, seconds: i === 0 ? first : 1 }));

describe('overBudget', () => {
  it('returns the file that takes more than its share of the total time', () => {
    const [failure, ...others] = overBudget(files(400, 20));
    expect(failure?.file).toBe('0.test.ts');
    expect(failure?.what).toContain('4.8 %');
    expect(others).toEqual([]);
  });

  it('returns no file when each takes its share or less', () => {
    expect(overBudget(files(400, 400 * MOST))).toEqual([]);
  });

  it('returns no file when few files were run', () => {
    expect(overBudget(files(20, 20))).toEqual([]);
  });
});
