import { expect, it } from 'vitest';
import { linesInSight, linesToDraw, scrollTopFor } from './lines-in-sight.ts';

const SIGHT = { scrollTop: 0, room: 600, margin: 200, height: 50 };

it('sees the lines below what stands above the list, those that are cut by an edge among them', () => {
  expect(linesInSight(SIGHT)).toEqual({ first: 0, end: 8 });
  expect(linesInSight({ ...SIGHT, scrollTop: 225 })).toEqual({ first: 0, end: 13 });
  expect(linesInSight({ ...SIGHT, scrollTop: 260 })).toEqual({ first: 1, end: 14 });
  // All of it stands below the window.
  expect(linesInSight({ ...SIGHT, margin: 900 })).toEqual({ first: 0, end: 0 });
});

it('draws some lines beyond both edges, and none that are not there', () => {
  expect(linesToDraw({ first: 20, end: 30 }, 8, 1_000)).toEqual({ first: 12, end: 38 });
  expect(linesToDraw({ first: 2, end: 12 }, 8, 15)).toEqual({ first: 0, end: 15 });
  expect(linesToDraw({ first: 0, end: 12 }, 8, 0)).toEqual({ first: 0, end: 0 });
});

it('draws the last lines of a list that has become shorter than where it was scrolled to', () => {
  expect(linesToDraw({ first: 500, end: 510 }, 8, 100)).toEqual({ first: 91, end: 100 });
});

it('scrolls no farther than a line needs to be seen whole, and not at all for one that is', () => {
  const sight = { ...SIGHT, scrollTop: 1_000 };
  expect(scrollTopFor(20, sight)).toBe(1_000);
  expect(scrollTopFor(10, sight)).toBe(700);
  expect(scrollTopFor(40, sight)).toBe(1_650);
});
