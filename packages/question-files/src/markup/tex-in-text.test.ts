import { describe, expect, it } from 'vitest';
import { runsOfText } from './tex-in-text.ts';

describe('runsOfText', () => {
  it('returns formulas between each pair of delimiters', () => {
    expect(runsOfText('a \\(x\\) b $$y$$ c \\[z\\]')).toEqual([
      { type: 'text', text: 'a ' },
      { type: 'formula', latex: 'x' },
      { type: 'text', text: ' b ' },
      { type: 'formula', latex: 'y', display: true },
      { type: 'text', text: ' c ' },
      { type: 'formula', latex: 'z', display: true },
    ]);
  });

  it('reads a dollar sign as money unless a formula is between two', () => {
    expect(runsOfText('$5 和 $6')).toEqual([{ type: 'text', text: '$5 和 $6' }]);
    expect(runsOfText('$x^2$')).toEqual([{ type: 'formula', latex: 'x^2' }]);
  });

  it('returns in a short time for texts full of delimiters', () => {
    expect(runsOfText('$a^'.repeat(20_000)).length).toBeGreaterThan(0);
    expect(runsOfText('\\('.repeat(20_000))).toHaveLength(1);
  });
});
