import type { ResolvedParagraph, ResolvedRun, ResolvedTextBox } from '@lectern/courseware';

/** Logical pixels per point. */
const POINT = 96 / 72;
/** Line height of a text font, in font sizes. */
const LINE = 1.2;
/** A syllable's font size, and the height that it takes above its character, in font sizes of the character. */
export const SYLLABLE = 0.5;
export const SYLLABLE_LINE = 0.7;
/** The gap between pairs, in font sizes of the character. */
const GAP = 0.18;
const CLOSING = /^[，。、．！？：；）］｝〕〉》」』】〗’”…—·,.!?:;)\]}%]/;
const OPENING = /[（［｛〔〈《「『【〖‘“([{]$/;
const HAN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\u3000-\u303f“”‘’…—]|[\ud800-\udbff][\udc00-\udfff]/;

/** One box in a line: a character with its syllable, or characters without pinyin. */
export interface PinyinPiece {
  readonly letters: string;
  readonly syllable: string | undefined;
  readonly look: ResolvedRun;
  /** Font size, points. */
  readonly size: number;
  /** Position from the corner of the element, logical pixels. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Unit {
  letters: string;
  readonly syllable: string | undefined;
  readonly look: ResolvedRun;
  /** Font size, logical pixels. */
  readonly size: number;
  w: number;
}

interface Line {
  readonly units: Unit[];
  readonly x: number;
  readonly h: number;
  /** Space above the paragraph, logical pixels. */
  readonly before: number;
}

/**
 * Boxes of the characters of a text with pinyin. Widths are those of common fonts, because this package cannot measure
 * text.
 */
export function pinyinPieces(
  paragraphs: readonly ResolvedParagraph[],
  box: ResolvedTextBox,
  frame: { readonly w: number; readonly h: number },
  fontScale: number,
): PinyinPiece[] {
  const room = Math.max(1, frame.w - box.insetLeft - box.insetRight);
  const lines = paragraphs.flatMap((paragraph, index) =>
    linesOf(paragraph, index === 0, box, room, fontScale),
  );
  const height = lines.reduce((sum, { h, before }) => sum + h + before, 0);
  const free = frame.h - box.insetTop - box.insetBottom - height;
  const share = box.anchor === 'ctr' ? 0.5 : box.anchor === 'b' ? 1 : 0;
  let y = box.insetTop + Math.max(0, free) * share;
  return lines.flatMap((line) => {
    y += line.before;
    const pieces = piecesOf(line, box.insetLeft, y);
    y += line.h;
    return pieces;
  });
}

function linesOf(
  paragraph: ResolvedParagraph,
  first: boolean,
  box: ResolvedTextBox,
  room: number,
  fontScale: number,
): Line[] {
  const usual = paragraph.end.size * POINT * fontScale;
  const rows: Unit[][] = [[]];
  const indent = (row: number) => paragraph.marginLeft + (row === 0 ? paragraph.indent : 0);
  let width = indent(0);
  for (const unit of unitsOf(paragraph, fontScale)) {
    const row = rows.at(-1) ?? [];
    const glued = CLOSING.test(unit.letters) || OPENING.test(row.at(-1)?.letters ?? '');
    const full = width + unit.w > room - paragraph.marginRight && row.length > 0;
    if (unit.letters === '\n' || (box.wrap && full && !glued)) {
      rows.push([]);
      width = indent(1);
      if (unit.letters === '\n' || unit.letters.trim() === '') continue;
    }
    rows.at(-1)?.push(unit);
    width += unit.w;
  }
  const { lineSpacing } = paragraph;
  return rows.map((units, row): Line => {
    const size = Math.max(0, ...units.map((unit) => unit.size)) || usual;
    const wide = units.reduce((sum, { w }) => sum + w, 0);
    const spare = Math.max(0, room - paragraph.marginRight - indent(row) - wide);
    const side = paragraph.align === 'ctr' ? 0.5 : paragraph.align === 'r' ? 1 : 0;
    const single =
      lineSpacing.type === 'points' ? lineSpacing.value * POINT * fontScale : size * LINE * lineSpacing.value;
    const raised = units.some(({ syllable }) => syllable !== undefined) ? size * SYLLABLE_LINE : 0;
    const { spaceBefore } = paragraph;
    const before =
      row > 0 || first
        ? 0
        : spaceBefore.type === 'points'
          ? spaceBefore.value * POINT
          : spaceBefore.value * size * LINE;
    const h = Math.max(single, size * LINE + raised);
    return { units, x: indent(row) + spare * side, h, before };
  });
}

/** Units without a line break: a pair, a character, a word. */
function unitsOf({ runs }: ResolvedParagraph, fontScale: number): Unit[] {
  return runs.flatMap(({ run, look }): Unit[] => {
    const size = look.size * POINT * fontScale;
    if (run.type === 'break') return [{ letters: '\n', syllable: undefined, look, size, w: 0 }];
    const text = run.type === 'text' || run.type === 'field' ? run.text : '';
    if (look.ruby !== undefined && run.type === 'text')
      return [...text].map((letter) => ({
        letters: letter,
        syllable: look.ruby,
        look,
        size,
        w: Math.max(widthOf(letter), widthOf(look.ruby ?? '') * SYLLABLE) * size + GAP * size,
      }));
    const words = text.match(/[a-zA-Z0-9\u00c0-\u024f'’-]+|\s+|[\s\S]/gu) ?? [];
    return words.map((word) => ({ letters: word, syllable: undefined, look, size, w: widthOf(word) * size }));
  });
}

/** Widths in font sizes, an average of serif and sans-serif fonts. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text.normalize('NFC'))
    width += HAN.test(letter)
      ? 1
      : /[iljtfrI.,:;!'| ]/.test(letter)
        ? 0.32
        : /[mwMW@]/.test(letter)
          ? 0.86
          : /[A-Z]/.test(letter)
            ? 0.68
            : 0.61;
  return width;
}

/** Each pair has its own box; neighbours without pinyin and with the same format share one. */
function piecesOf(line: Line, left: number, top: number): PinyinPiece[] {
  const joined: Unit[] = [];
  for (const unit of line.units) {
    const last = joined.at(-1);
    if (last && last.syllable === undefined && unit.syllable === undefined && last.look === unit.look) {
      last.letters += unit.letters;
      last.w += unit.w;
    } else joined.push({ ...unit });
  }
  let x = left + line.x;
  return joined.map(({ letters, syllable, look, size, w }) => {
    const h = size * (LINE + (syllable === undefined ? 0 : SYLLABLE_LINE));
    const piece = { letters, syllable, look, size: size / POINT, x, y: top + line.h - h, w, h };
    x += w;
    return piece;
  });
}
