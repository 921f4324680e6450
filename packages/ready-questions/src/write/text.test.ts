import { expect, it } from 'vitest';
import { runsFrom } from './text.ts';

it('reads formulas and characters with emphasis marks', () => {
  expect(runsFrom('把⟨坐⟩和 $x^2$')).toEqual([
    { type: 'text', text: '把' },
    { type: 'text', text: '坐', props: { emphasisMark: true } },
    { type: 'text', text: '和 ' },
    { type: 'formula', latex: 'x^2' },
  ]);
});
