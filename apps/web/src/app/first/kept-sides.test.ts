import { expect, it } from 'vitest';
import { keptSides } from './kept-sides.ts';

it('says how wide the panels stand that were sized or folded, and nothing of others', () => {
  expect(keptSides('{"pages":{"width":30,"folded":false},"panel":{"width":36.5,"folded":true}}')).toEqual({
    '--kept-pages': '30rem',
    '--kept-panel': '0rem',
  });
  expect(keptSides('{"pages":{"folded":false}}')).toEqual({});
  for (const odd of [undefined, '', '{', 'null', '3', '{"pages":7,"panel":{"width":"x"}}'])
    expect(keptSides(odd), odd).toEqual({});
});
