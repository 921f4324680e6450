import { describe, expect, it } from 'vitest';
import { boardPaint, colorOnBoard, colors, contrast, PEN_COLORS } from './index.ts';

describe('pens on a board', () => {
  it('have the contrast required of text on each board, and different colours', () => {
    for (const board of colors) {
      const seen = PEN_COLORS.map((color) => colorOnBoard(board, color));
      for (const color of seen)
        expect(contrast(color, boardPaint[board]), `${color} on ${board}`).toBeGreaterThanOrEqual(4.5);
      expect(new Set(seen).size, board).toBe(PEN_COLORS.length);
    }
  });

  it('write in their own colour if its contrast is sufficient', () => {
    expect(colorOnBoard('green', 'FFFFFF')).toBe('FFFFFF');
    expect(colorOnBoard('white', 'D92D20')).toBe('D92D20');
    expect(colorOnBoard('white', '1D2421')).toBe('1D2421');
  });

  it('are recognised on a board of another colour, however often it changes', () => {
    for (const pen of PEN_COLORS) {
      for (const from of colors) {
        for (const to of colors) {
          expect(colorOnBoard(to, colorOnBoard(from, pen)), `${pen}, ${from}, ${to}`).toBe(
            colorOnBoard(to, pen),
          );
        }
      }
    }
  });

  it("of an older lesson's colours are adjusted, too", () => {
    expect(contrast(colorOnBoard('green', '204D40'), boardPaint.green)).toBeGreaterThanOrEqual(4.5);
  });
});
