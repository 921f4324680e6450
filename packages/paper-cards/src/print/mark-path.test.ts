import { describe, expect, it } from 'vitest';
import { CARD_CODE } from '../code/card-words.ts';
import { cellsOf } from '../code/cells.ts';
import { markPath } from './mark-path.ts';

/** Whether a point is in one of the rectangles of a path. */
function isIn(path: string, x: number, y: number): boolean {
  const boxes = [...path.matchAll(/M(\S+) (\S+)h(\S+)v(\S+)h\S+z/g)].map((match) =>
    match.slice(1).map(Number),
  );
  return boxes.some(
    ([left = 0, top = 0, width = 0, height = 0]) =>
      x > left && x < left + width && y > top && y < top + height,
  );
}

describe('markPath', () => {
  it('is dark in the border and in the dark cells, and nowhere else', () => {
    const side = CARD_CODE.grid + 2;
    for (const card of [1, 33, 64]) {
      const path = markPath(CARD_CODE, card, 15, 20, side * 10);
      const cells = cellsOf(CARD_CODE.words[card - 1] ?? 0, CARD_CODE.grid);
      for (let row = 0; row < side; row += 1)
        for (let column = 0; column < side; column += 1) {
          const inner = row > 0 && column > 0 && row < side - 1 && column < side - 1;
          const dark = !inner || cells[(row - 1) * CARD_CODE.grid + column - 1] === 1;
          expect(isIn(path, 15 + column * 10 + 5, 20 + row * 10 + 5)).toBe(dark);
        }
      expect(isIn(path, 14, 30)).toBe(false);
    }
  });
});
