import { describe, expect, it } from 'vitest';
import { frameSamples, valuesInOrder } from './frame-samples.ts';

describe('frameSamples', () => {
  it('lists the paper, then the border, then the cells', () => {
    const { kinds } = frameSamples(5);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect([count('paper'), count('ink'), count('cell')]).toEqual([28, 24, 25]);
    expect([...kinds]).toEqual(
      [...kinds].sort((a, b) => 'pic'.indexOf(a.charAt(0)) - 'pic'.indexOf(b.charAt(0))),
    );
  });

  it('weighs a near sample more than a far one', () => {
    const { kinds, weights } = frameSamples(3);
    const count = kinds.length;
    const first = kinds.indexOf('cell');
    const weight = (one: number, other: number) => weights[one * count + other] ?? 0;
    expect(weight(first, first)).toBe(1);
    expect(weight(first, first + 1)).toBeGreaterThan(weight(first, first + 2));
    expect(weight(first, first + 8)).toBeCloseTo(weight(first + 8, first), 6);
  });
});

describe('valuesInOrder', () => {
  it('returns values in the order of the samples', () => {
    const cells = Float32Array.from({ length: 9 }, (_, at) => at);
    const ring = Float32Array.from({ length: 12 }, (_, at) => 100 + at);
    expect([...valuesInOrder({ side: 3, cells, ring })].slice(10)).toEqual([
      110, 111, 0, 1, 2, 3, 5, 6, 7, 8, 4,
    ]);
  });
});
