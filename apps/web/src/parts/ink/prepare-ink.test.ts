import { expect, it } from 'vitest';
import { aroundPage } from './prepare-ink.ts';

it('aroundPage returns the next page first, then the previous page, then pages further away', () => {
  expect(aroundPage(['a', 'b', 'c', 'd', 'e'], 'b')).toEqual(['c', 'a', 'd', 'e']);
  expect(aroundPage(['a', 'b'], 'gone')).toEqual([]);
});
