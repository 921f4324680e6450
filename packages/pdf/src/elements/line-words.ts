import type { PageFont } from '../draw/page-font.ts';

/** How letters of a line look. */
export interface LetterLook {
  readonly font: PageFont;
  /** Pixels. */
  readonly size: number;
  /** Six hexadecimal digits. */
  readonly color: string;
  readonly alpha: number;
}

/** A glyph that shows something, where it stands in its line. */
export interface Letter {
  readonly text: string;
  readonly look: LetterLook;
  /** From the letter before to this one, pixels; 0 for the first. */
  readonly gap: number;
  /** The glyphs of white space between the two, as they are read. */
  readonly blanks: string;
}

/** Letters of one look in one line. */
export interface TextPiece extends LetterLook {
  readonly text: string;
}

export const HAN =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u3000-\u303f]|[\ud840-\ud87f]/;
const IDEOGRAPHIC_SPACE = '\u3000';

/** A gap of that many sizes parts two words. */
const WORD_GAP = 0.17;
/** … beside a Chinese character, and between two of them. */
const HAN_GAP = { one: 0.35, both: 0.6 } as const;
/** White space that is narrower says nothing: programs put such between letters that they place one by one. */
const LEAST_BLANK = 0.08;
/** A blank that is wider than so many sizes stands for several, of `BLANK` each, so that what follows keeps its place. */
const WIDEST_BLANK = 0.75;
const BLANK = 0.28;
/** Letters are set apart by at most that many sizes, and so many gaps show it. */
const MOST_TRACKING = 0.35;
const TRACKED_GAPS = 8;

/** The words of a line: blanks where the gaps between letters show them, whatever glyphs of white space say. */
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

/** What a gap without a glyph of white space says. `gap` in sizes. */
function implied(gap: number, wordGap: number, before: string, after: string): string {
  const hans = [before.slice(-1), after.slice(0, 1)].filter((each) => HAN.test(each)).length;
  const least = hans === 0 ? wordGap : hans === 1 ? HAN_GAP.one : HAN_GAP.both;
  return gap > least ? ' ' : '';
}

/** What glyphs of white space over a gap say. */
function written(gap: number, blanks: string): string {
  const each = gap / blanks.length;
  if (blanks.includes(IDEOGRAPHIC_SPACE)) return IDEOGRAPHIC_SPACE.repeat(Math.max(1, Math.round(gap)));
  if (each > WIDEST_BLANK) return ' '.repeat(Math.max(blanks.length, Math.round(gap / BLANK)));
  if (each >= LEAST_BLANK) return ' '.repeat(blanks.length);
  return gap >= WORD_GAP ? ' ' : '';
}

/** How far the letters of a line are set apart, in sizes: 0 for most. */
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
