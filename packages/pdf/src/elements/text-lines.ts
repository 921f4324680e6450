import { apply, scaleOf } from '../draw/matrix.ts';
import type { PageFont } from '../draw/page-font.ts';
import type { GlyphRun, Look } from '../draw/painter.ts';

/** Letters of one look in one line. */
export interface TextPiece {
  readonly text: string;
  readonly font: PageFont;
  /** Pixels. */
  readonly size: number;
  /** Six hexadecimal digits. */
  readonly color: string;
  readonly alpha: number;
}

/** A line of a page, or a column of vertical text, from `x, y` on its base line in the direction of `angle`. */
export interface TextLine {
  readonly pieces: TextPiece[];
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise. */
  readonly angle: number;
  readonly size: number;
  readonly vertical: boolean;
  /** Pixels along the direction. */
  length: number;
}

const HAN =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u3000-\u303f]|[\ud840-\ud87f]/;
/** Ligatures, radicals and compatibility characters that stand for the letters and characters they look like. */
const COMPATIBLE = /[\ufb00-\ufb06\u2e80-\u2fdf\uf900-\ufaff]/g;
const CONTROLS = /[\p{Cc}\u00ad\ufffe\uffff]/gu;

/** A gap of that many sizes parts two words; of so many, two texts. */
const WORD_GAP = 0.17;
const TEXT_GAP = 1.6;

export function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\r\n]/g, ' ')
    .replace(COMPATIBLE, (character) => character.normalize('NFKC'))
    .replace(CONTROLS, '');
}

/** Puts the runs of a page together into lines, in the order in which they are painted. */
export class TextLines {
  readonly lines: TextLine[] = [];

  /** Answers the line that the run begins; undefined when it goes on with the last one, or says nothing. */
  add(run: GlyphRun, look: Look): TextLine | undefined {
    const [x, y] = apply(run.matrix, 0, 0);
    const [a, b] = run.matrix;
    const size = run.size * heightOf(run);
    const text = textOf(run);
    if (text.trim() === '' && this.lines.length === 0) return undefined;
    if (!Number.isFinite(x + y + size) || size < 0.5) return undefined;
    const along = Math.hypot(a, b);
    const vertical = run.font.vertical;
    const angle = vertical ? 0 : Math.atan2(b, a);
    const length = Math.abs(run.advance) * (vertical ? scaleOf(run.matrix) : along);
    const { color, alpha } = colorOf(run, look);
    const piece = { text, font: run.font, size, color, alpha };
    const last = this.lines.at(-1);
    const gap = last && gapBetween(last, { x, y, angle, size, vertical });
    if (last && gap !== undefined) {
      const joins =
        gap > WORD_GAP * size && !(endsInHan(last) && HAN.test(text.slice(0, 1)) && gap < size * 0.6);
      append(last, joins ? { ...piece, text: ` ${text}` } : piece);
      last.length = Math.max(last.length, last.length + gap + length);
      return undefined;
    }
    if (text.trim() === '') return undefined;
    const line = { pieces: [piece], x, y, angle, size, vertical, length };
    this.lines.push(line);
    return line;
  }
}

function heightOf({ matrix }: GlyphRun): number {
  return Math.hypot(matrix[2], matrix[3]);
}

function colorOf(run: GlyphRun, look: Look): { readonly color: string; readonly alpha: number } {
  const paint = run.filled || !run.stroked ? look.fill : look.stroke;
  // not painted at all: what a text recogniser laid over a scanned page
  const unpainted = !run.filled && !run.stroked;
  const alpha = unpainted ? 0 : run.filled ? look.fillAlpha : look.strokeAlpha;
  if (paint.kind === 'color') return { color: paint.color, alpha };
  if (paint.kind === 'gradient') return { color: paint.stops[0]?.[1] ?? '000000', alpha };
  return { color: '000000', alpha: paint.kind === 'none' ? 0 : alpha };
}

/** The run's words, with a space where the pen was moved on by as much as one. */
function textOf(run: GlyphRun): string {
  let text = '';
  let end: number | undefined;
  for (const glyph of run.glyphs) {
    const at = run.font.vertical ? glyph.y : glyph.x;
    const gap = end === undefined ? 0 : at - end;
    const next = readable(glyph.text);
    const spaced = gap > WORD_GAP * run.size && !run.font.vertical && !/\s$/.test(text) && !HAN.test(next);
    text += spaced && text !== '' && !HAN.test(text.slice(-1)) ? ` ${next}` : next;
    if (glyph.width > 0 || glyph.text !== '') end = at + (run.font.vertical ? run.size : glyph.width);
  }
  return text;
}

/** How far behind the end of the line the pen stands; undefined when it is another line. */
function gapBetween(
  line: TextLine,
  next: Pick<TextLine, 'x' | 'y' | 'angle' | 'size' | 'vertical'>,
): number | undefined {
  if (line.vertical !== next.vertical || Math.abs(line.angle - next.angle) > 0.01) return undefined;
  const ratio = next.size / line.size;
  if (ratio < 0.45 || ratio > 2.2) return undefined;
  const [dx, dy] = [next.x - line.x, next.y - line.y];
  const angle = line.vertical ? Math.PI / 2 : line.angle;
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const across = dy * Math.cos(angle) - dx * Math.sin(angle);
  const gap = along - line.length;
  const size = Math.max(line.size, next.size);
  // raised and lowered letters stay in their line
  if (Math.abs(across) > size * (ratio < 0.85 ? 0.6 : 0.2)) return undefined;
  return gap > -0.5 * size && gap < TEXT_GAP * size ? gap : undefined;
}

function endsInHan(line: TextLine): boolean {
  return HAN.test(line.pieces.at(-1)?.text.slice(-1) ?? '');
}

function append(line: TextLine, piece: TextPiece): void {
  const last = line.pieces.at(-1);
  const same =
    last &&
    last.font === piece.font &&
    last.color === piece.color &&
    last.alpha === piece.alpha &&
    Math.abs(last.size - piece.size) < 0.05 * piece.size;
  if (same) line.pieces[line.pieces.length - 1] = { ...last, text: last.text + piece.text };
  else line.pieces.push(piece);
}
