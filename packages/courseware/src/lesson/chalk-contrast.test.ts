import { describe, expect, it } from 'vitest';
import { boardPaint, colors } from './board.ts';
import { colorOnBoard, contrast } from './chalk.ts';
import { PEN_COLORS } from './pen-colors.ts';

describe('the contrast of two colours', () => {
  it.each([
    ['000000', 'FFFFFF', 21],
    ['FFFFFF', '000000', 21],
    ['777777', '777777', 1],
    // Values of the WCAG contrast algorithm for pure colours on white.
    ['FF0000', 'FFFFFF', 3.998],
    ['00FF00', 'FFFFFF', 1.372],
    ['0000FF', 'FFFFFF', 8.592],
    ['0A0A0A', '000000', 1.061],
  ])('is for %s on %s %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('the colour of a pen on a board', () => {
  it('is unchanged when it is seen well', () => {
    expect(colorOnBoard('white', '000000')).toBe('000000');
    expect(colorOnBoard('black', 'FFFFFF')).toBe('FFFFFF');
  });

  it('is black or white when it equals the colour of the board', () => {
    expect(contrast(colorOnBoard('white', 'FFFFFF'), boardPaint.white)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colorOnBoard('black', '000000'), boardPaint.black)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(colors)(
    'is seen well on a %s board for every pen, and only as far from the pen as needed',
    (board) => {
      for (const pen of PEN_COLORS) {
        const shown = colorOnBoard(board, pen);
        expect(contrast(shown, boardPaint[board])).toBeGreaterThanOrEqual(4.5);
        if (contrast(pen, boardPaint[board]) >= 4.5) expect(shown).toBe(pen);
        else expect(contrast(shown, boardPaint[board])).toBeLessThan(5.1);
      }
    },
  );

  it('is the colour of the pen again when a stroke is moved to another board', () => {
    for (const pen of PEN_COLORS)
      for (const from of colors)
        for (const to of colors) {
          const moved = colorOnBoard(to, colorOnBoard(from, pen));
          expect(contrast(moved, boardPaint[to])).toBeGreaterThanOrEqual(4.5);
        }
    const [red] = PEN_COLORS.filter((pen) => contrast(pen, boardPaint.green) < 4.5);
    if (red === undefined) throw new Error('a pen is not seen well on a green board');
    expect(colorOnBoard('white', colorOnBoard('green', red))).toBe(colorOnBoard('white', red));
  });
});
