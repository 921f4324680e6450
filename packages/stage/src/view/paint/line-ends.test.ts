import { describe, expect, it } from 'vitest';
import { shorten } from './line-ends.tsx';

describe('a line with arrowheads', () => {
  it('ends before its end points, along its direction', () => {
    expect(shorten('M0 0L100 0', 10, 20)).toBe('M 10 0 L 80 0');
    expect(shorten('M0 0L0 50L100 50', 5, 5)).toBe('M 0 5 L 0 50 L 95 50');
    expect(shorten('M0 0C0 50 50 100 100 100', 0, 10)).toBe('M 0 0 C 0 50 50 100 90 100');
  });

  it('keeps its length when it is shorter than its arrowheads', () => {
    expect(shorten('M0 0L10 0', 0, 20)).toBe('M 0 0 L 10 0');
  });
});
