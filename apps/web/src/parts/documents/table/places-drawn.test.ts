import { expect, it } from 'vitest';
import { placesDrawn } from './places-drawn.ts';

it('placesDrawn returns the visible lines and the focused one, in the order of the list', () => {
  expect(placesDrawn({ first: 4, end: 7 }, -1)).toEqual([4, 5, 6]);
  expect(placesDrawn({ first: 4, end: 7 }, 5)).toEqual([4, 5, 6]);
  expect(placesDrawn({ first: 4, end: 7 }, 0)).toEqual([0, 4, 5, 6]);
  expect(placesDrawn({ first: 4, end: 7 }, 7)).toEqual([4, 5, 6, 7]);
  expect(placesDrawn({ first: 0, end: 0 }, -1)).toEqual([]);
});
