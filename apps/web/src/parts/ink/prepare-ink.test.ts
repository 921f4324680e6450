import { expect, it } from 'vitest';
import { aroundPage } from './prepare-ink.ts';

it('makes the next page ready first, then the one before, then those further away', () => {
  expect(aroundPage(['a', 'b', 'c', 'd', 'e'], 'b')).toEqual(['c', 'a', 'd', 'e']);
  expect(aroundPage(['a', 'b'], 'gone')).toEqual([]);
});
