import { expect, it } from 'vitest';
import { barPlace } from './bar-place.ts';

const seen = { minX: 0, minY: 0, maxX: 1280, maxY: 720 };

it('barPlace is above the selection, below it when there is no space, and in view when the selection fills the page', () => {
  const box = { minX: 500, minY: 300, maxX: 700, maxY: 400 };
  expect(barPlace(box, seen, 1)).toEqual({ left: 600, top: 210 });
  expect(barPlace(box, seen, 1, 60)).toEqual({ left: 600, top: 150 });
  expect(barPlace({ ...box, minY: 20 }, seen, 1)).toEqual({ left: 600, top: 424 });
  expect(barPlace({ ...box, minY: 20, maxY: 710 }, seen, 1)).toEqual({ left: 600, top: 630 });
  expect(barPlace({ minX: 10, minY: 300, maxX: 40, maxY: 400 }, seen, 1).left).toBe(330);
  // A distant part of an endless page, at half the scale.
  const far = { minX: 5000, minY: 3000, maxX: 6280, maxY: 3720 };
  expect(barPlace({ minX: 5600, minY: 3300, maxX: 5680, maxY: 3400 }, far, 0.5)).toEqual({
    left: 2820,
    top: 1560,
  });
});
