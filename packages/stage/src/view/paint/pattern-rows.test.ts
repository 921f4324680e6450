import { describe, expect, it } from 'vitest';
import { PATTERN_NAMES, patternRows } from './pattern-rows.ts';

/** The share of foreground dots in a pattern. */
function density(preset: string): number {
  const dots = patternRows(preset).map((row) => row.toString(2).replaceAll('0', '').length);
  return dots.reduce((sum, count) => sum + count, 0) / 64;
}

describe('the preset patterns', () => {
  it('have eight rows of eight dots, and none of them is empty or full', () => {
    for (const name of PATTERN_NAMES) {
      expect(patternRows(name).map((row) => row >= 0 && row <= 255)).toEqual(new Array(8).fill(true));
      expect(density(name)).toBeGreaterThan(0);
      expect(density(name)).toBeLessThan(1);
    }
  });

  it('have the density in their names', () => {
    const names = PATTERN_NAMES.filter((name) => name.startsWith('pct'));
    const shares = names.map(density);
    expect(names).toHaveLength(12);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(new Set(shares).size).toBe(shares.length);
  });

  it.each([
    ['ltHorz', 'horz'],
    ['ltVert', 'vert'],
    ['dkHorz', 'ltHorz'],
    ['narVert', 'ltVert'],
    ['dkUpDiag', 'ltUpDiag'],
    ['smGrid', 'lgGrid'],
  ])('%s is denser than %s', (dense, thin) => {
    expect(density(dense)).toBeGreaterThan(density(thin));
  });
});
