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

describe('contrast', () => {
  it('returns the ratio of WCAG, in either order', () => {
    expect(contrast('000000', 'FFFFFF')).toBe(21);
    expect(contrast('FFFFFF', '000000')).toBe(21);
    expect(contrast('777777', 'FFFFFF')).toBeCloseTo(4.478, 3);
    expect(contrast('FF0000', 'FFFFFF')).toBeCloseTo(3.998, 3);
    expect(contrast('00FF00', '0000FF')).toBeCloseTo(6.26, 2);
    // Below the linear part of the curve.
    expect(contrast('0A0A0A', '000000')).toBeCloseTo(1.0607, 4);
  });
});

describe('colorOnBoard', () => {
  it('mixes a colour in steps of a fortieth with white or black, in two digits a channel', () => {
    expect(colorOnBoard('white', 'FFFF00')).toBe('797900');
    expect(colorOnBoard('black', '000000')).toBe('868686');
    expect(colorOnBoard('white', '05FFFF')).toBe('038080');
  });
});
