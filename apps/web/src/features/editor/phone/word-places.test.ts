import { expect, it } from 'vitest';
import { wordPlaceBeside } from './word-places.ts';

const PLACES = [{ elementId: 'a' }, { elementId: 't', cell: 'r:c' }, { elementId: 't', cell: 'r:d' }];

it('wordPlaceBeside returns the next and previous text, cyclically, including the cells of tables', () => {
  expect(wordPlaceBeside(PLACES, undefined, 1)).toEqual(PLACES[0]);
  expect(wordPlaceBeside(PLACES, undefined, -1)).toEqual(PLACES[2]);
  expect(wordPlaceBeside(PLACES, PLACES[1], 1)).toEqual(PLACES[2]);
  expect(wordPlaceBeside(PLACES, PLACES[2], 1)).toEqual(PLACES[0]);
  expect(wordPlaceBeside([], undefined, 1)).toBeUndefined();
});
