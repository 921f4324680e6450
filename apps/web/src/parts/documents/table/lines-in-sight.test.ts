import { expect, it } from 'vitest';
import { linesInSight, linesToDraw, placesDrawn, scrollTopFor } from './lines-in-sight.ts';

it('placesDrawn returns the visible lines and the focused line, in the order of the list', () => {
  expect(placesDrawn({ first: 4, end: 7 }, -1)).toEqual([4, 5, 6]);
  expect(placesDrawn({ first: 4, end: 7 }, 5)).toEqual([4, 5, 6]);
  expect(placesDrawn({ first: 4, end: 7 }, 0)).toEqual([0, 4, 5, 6]);
  expect(placesDrawn({ first: 4, end: 7 }, 7)).toEqual([4, 5, 6, 7]);
  expect(placesDrawn({ first: 0, end: 0 }, -1)).toEqual([]);
});

const SIGHT = { scrollTop: 0, room: 600, margin: 200, height: 50 };

it('linesInSight returns the lines below the content above the list, including partly visible lines', () => {
  expect(linesInSight(SIGHT)).toEqual({ first: 0, end: 8 });
  expect(linesInSight({ ...SIGHT, scrollTop: 225 })).toEqual({ first: 0, end: 13 });
  expect(linesInSight({ ...SIGHT, scrollTop: 260 })).toEqual({ first: 1, end: 14 });
  // The whole list is below the window.
  expect(linesInSight({ ...SIGHT, margin: 900 })).toEqual({ first: 0, end: 0 });
});

it('linesToDraw adds some lines beyond both edges, within the list', () => {
  expect(linesToDraw({ first: 20, end: 30 }, 8, 1_000)).toEqual({ first: 12, end: 38 });
  expect(linesToDraw({ first: 2, end: 12 }, 8, 15)).toEqual({ first: 0, end: 15 });
  expect(linesToDraw({ first: 0, end: 12 }, 8, 0)).toEqual({ first: 0, end: 0 });
});

it('linesToDraw returns the last lines when the list has become shorter than the scroll position', () => {
  expect(linesToDraw({ first: 500, end: 510 }, 8, 100)).toEqual({ first: 91, end: 100 });
});

it('scrollTopFor scrolls no further than needed to show a whole line, and not at all for a visible line', () => {
  const sight = { ...SIGHT, scrollTop: 1_000 };
  expect(scrollTopFor(20, sight)).toBe(1_000);
  expect(scrollTopFor(10, sight)).toBe(700);
  expect(scrollTopFor(40, sight)).toBe(1_650);
});
