import { expect, it } from 'vitest';
import { GAP, movedLeft, movedTop, rowHeight } from './pdf-place.ts';

// Heights of an A4 page in portrait, one in landscape, and two more in portrait.
const heights = [842, 595, 842, 842];
const roll = { count: heights.length, heightOf: (index: number) => heights[index] ?? 0, scale: 0.6 };
const topOf = (index: number, scale: number) =>
  heights.slice(0, index).reduce((sum, height) => sum + height * scale + GAP, 0);

it('movedTop keeps the page and the position on it when the scale changes', () => {
  for (const scale of [0.1, 0.6, 1.4, 5])
    for (let index = 0; index < heights.length; index += 1) {
      expect(movedTop(roll, scale, topOf(index, 0.6))).toBeCloseTo(topOf(index, scale));
      const middle = topOf(index, 0.6) + rowHeight(roll, index) / 2;
      expect(movedTop(roll, scale, middle)).toBeCloseTo(
        topOf(index, scale) + rowHeight({ ...roll, scale }, index) / 2,
      );
    }
});

it('movedTop stays below the last page by the same distance', () => {
  expect(movedTop(roll, 1.2, topOf(4, 0.6) + 30)).toBeCloseTo(topOf(4, 1.2) + 30);
});

it('movedLeft keeps the horizontal position when the page outgrows its container, and when that is rotated', () => {
  const upright = { room: 390, page: 358 };
  // Left edge, middle and right edge.
  const enlarged = { room: 390, page: 716 };
  expect([GAP, 195, 374].map((left) => movedLeft(upright, enlarged, left))).toEqual([GAP, 374, 732]);
  // A page narrower than its container is centred.
  expect(movedLeft(upright, { room: 844, page: 200 }, 195)).toBe(422);
});
