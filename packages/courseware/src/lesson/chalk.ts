import { type BoardColor, boardPaint, colors } from './board.ts';
import { PEN_COLORS } from './pen-colors.ts';

/** Contrast that WCAG requires of text. */
const LEAST = 4.5;
/** Number of steps towards white or black that are tried. */
const STEPS = 40;

type Channels = readonly [red: number, green: number, blue: number];

function channels(color: string): Channels {
  const at = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  return [at(0), at(2), at(4)];
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21; colours are six hexadecimal digits. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A pen's colour on a board: unchanged if its contrast is sufficient, otherwise lighter or darker as needed. A colour
 * that was adjusted for another board is mapped back to its pen first.
 */
export function colorOnBoard(board: BoardColor, color: string): string {
  return seenOn(board, penOf(color));
}

function seenOn(board: BoardColor, color: string): string {
  const paint = boardPaint[board];
  const end = board === 'white' ? 0 : 255;
  const from = channels(color);
  for (let step = 0; step <= STEPS; step++) {
    const mixed = from.map((each) => Math.round(each + ((end - each) * step) / STEPS));
    const hex = mixed.map((each) => each.toString(16).padStart(2, '0')).join('');
    if (contrast(hex, paint) >= LEAST) return hex.toUpperCase();
  }
  return end === 0 ? '000000' : 'FFFFFF';
}

/** The pen with this adjusted colour on some board; any other colour is returned unchanged. */
function penOf(color: string): string {
  if (PEN_COLORS.some((each) => each === color)) return color;
  return PEN_COLORS.find((pen) => colors.some((board) => seenOn(board, pen) === color)) ?? color;
}
