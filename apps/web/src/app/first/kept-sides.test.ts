import { expect, it } from 'vitest';
import { keptSides } from './kept-sides.ts';

it('keptSides returns the widths of panels that were resized or folded, and ignores invalid ones', () => {
  expect(keptSides('{"pages":{"width":30,"folded":false},"panel":{"width":36.5,"folded":true}}')).toEqual({
    '--kept-pages': '30rem',
    '--kept-panel': '0rem',
  });
  expect(keptSides('{"pages":{"folded":false}}')).toEqual({});
  for (const odd of [undefined, '', '{', 'null', '3', '{"pages":7,"panel":{"width":"x"}}'])
    expect(keptSides(odd), odd).toEqual({});
});
