import type { PageFont } from '../draw/page-font.ts';

/** Format of letters in a line. */
export interface LetterLook {
  readonly font: PageFont;
  /** The font size, pixels. */
  readonly size: number;
  /** The colour, six hexadecimal digits. */
  readonly color: string;
  readonly alpha: number;
}

/** A visible glyph with its position in its line. */
export interface Letter {
  readonly text: string;
  readonly look: LetterLook;
  /** The distance from the previous letter, pixels; 0 for the first. */
  readonly gap: number;
  /** The whitespace glyphs between the previous letter and this one, as text. */
  readonly blanks: string;
}

/** Letters of one format in one line. */
export interface TextPiece extends LetterLook {
  readonly text: string;
}

export const HAN =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u3000-\u303f]|[\ud840-\ud87f]/;
const IDEOGRAPHIC_SPACE = '\u3000';

/** A wider gap separates two words, in font sizes. */
const WORD_GAP = 0.17;
/** The least gap between two words beside one Chinese character, and between two of them, in font sizes. */
const HAN_GAP = { one: 0.35, both: 0.6 } as const;
/**
 * Width below which whitespace is ignored, in font sizes: programs write it between letters that they position one by
 * one.
 */
const LEAST_BLANK = 0.08;
/**
 * Wider whitespace, in font sizes, becomes several spaces of width `BLANK`, so that the following text keeps its
 * position.
 */
const WIDEST_BLANK = 0.75;
const BLANK = 0.28;
/** The largest letter spacing, in font sizes, and how many gaps must have it. */
const MOST_TRACKING = 0.35;
const TRACKED_GAPS = 8;

/**
 * Splits a line into pieces with spaces. Gaps between letters determine the positions of spaces, not the whitespace
 * glyphs.
 */
export function piecesOf(letters: readonly Letter[], vertical: boolean): TextPiece[] {
  const wordGap = WORD_GAP + trackingOf(letters);
  const pieces: TextPiece[] = [];
  let before = '';
  for (const { text, look, gap, blanks } of letters) {
    const space =
      before === ''
        ? ''
        : vertical
          ? blanks
          : blanks === ''
            ? implied(gap / look.size, wordGap, before, text)
            : written(gap / look.size, blanks);
    append(pieces, { ...look, text: space + text });
    before = text;
  }
  return pieces;
}

/** The spaces for a gap without whitespace glyphs. `gap` in font sizes. */
function implied(gap: number, wordGap: number, before: string, after: string): string {
  const hans = [before.slice(-1), after.slice(0, 1)].filter((each) => HAN.test(each)).length;
  const least = hans === 0 ? wordGap : hans === 1 ? HAN_GAP.one : HAN_GAP.both;
  return gap > least ? ' ' : '';
}

/** The spaces for a gap with whitespace glyphs. `gap` in font sizes. */
function written(gap: number, blanks: string): string {
  const each = gap / blanks.length;
  if (blanks.includes(IDEOGRAPHIC_SPACE)) return IDEOGRAPHIC_SPACE.repeat(Math.max(1, Math.round(gap)));
  if (each > WIDEST_BLANK) return ' '.repeat(Math.max(blanks.length, Math.round(gap / BLANK)));
  if (each >= LEAST_BLANK) return ' '.repeat(blanks.length);
  return gap >= WORD_GAP ? ' ' : '';
}

/** The letter spacing of a line, in font sizes: 0 for most. */
function trackingOf(letters: readonly Letter[]): number {
  const gaps = letters
    .filter(({ blanks, text }, index) => index > 0 && blanks === '' && !HAN.test(text))
    .map(({ gap, look }) => gap / look.size)
    .sort((one, other) => one - other);
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
  const isTracked = gaps.length >= TRACKED_GAPS && middle > LEAST_BLANK && middle <= MOST_TRACKING;
  return isTracked ? middle : 0;
}

function append(pieces: TextPiece[], piece: TextPiece): void {
  const last = pieces.at(-1);
  const same =
    last &&
    last.font === piece.font &&
    last.color === piece.color &&
    last.alpha === piece.alpha &&
    Math.abs(last.size - piece.size) < 0.05 * piece.size;
  if (same) pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
  else pieces.push(piece);
}
