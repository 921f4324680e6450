import { apply, scaleOf } from '../draw/matrix.ts';
import type { GlyphRun, Look, PlacedGlyph } from '../draw/painter.ts';
import type { Letter, LetterLook } from './line-words.ts';

/** A line of a page, or a column of vertical text, from `x, y` on its baseline in the direction of `angle`. */
export interface TextLine {
  readonly letters: Letter[];
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise. */
  readonly angle: number;
  readonly size: number;
  readonly vertical: boolean;
  /** Length along the direction, pixels. */
  length: number;
}

/**
 * Ligatures, radicals and compatibility characters, which are replaced by the ordinary characters that they resemble.
 */
const COMPATIBLE = /[\ufb00-\ufb06\u2e80-\u2fdf\uf900-\ufaff]/g;
const CONTROLS = /[\p{Cc}\u00ad\ufffe\uffff]/gu;

/** A wider gap separates two texts, in font sizes; each whitespace glyph in it adds `BLANK_MOST`. */
const TEXT_GAP = 1.6;
const BLANK_MOST = 0.6;

export function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\r\n]/g, ' ')
    .replace(COMPATIBLE, (character) => character.normalize('NFKC'))
    .replace(CONTROLS, '');
}

/** A visible glyph within its run, in the run's own units. */
interface Placed {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The whitespace before the glyph, as text. */
  readonly blanks: string;
}

/** Joins the runs of a page into lines, in painting order. */
export class TextLines {
  readonly lines: TextLine[] = [];
  /** Whitespace after the last letter. */
  #blanks = '';

  /** Returns the lines that the run starts: none if it continues the last line or is empty. */
  add(run: GlyphRun, look: Look): readonly TextLine[] {
    const size = run.size * heightOf(run);
    if (!Number.isFinite(size) || size < 0.5) return [];
    const { vertical } = run.font;
    const [a, b] = run.matrix;
    const scale = vertical ? scaleOf(run.matrix) : Math.hypot(a, b);
    const angle = vertical ? 0 : Math.atan2(b, a);
    const letterLook: LetterLook = { font: run.font, size, ...colorOf(run, look) };
    const begun: TextLine[] = [];
    const { placed, rest } = placedGlyphs(run);
    for (const [index, { text, from, to, blanks }] of placed.entries()) {
      const [x, y] = apply(run.matrix, vertical ? 0 : from, vertical ? from : 0);
      if (!Number.isFinite(x + y)) continue;
      this.#blanks += blanks;
      const length = Math.abs(to - from) * scale;
      const last = this.lines.at(-1);
      const most = TEXT_GAP + BLANK_MOST * this.#blanks.length;
      // Letters of one run may overlap: accents, and bold letters that are printed twice.
      const least = index === 0 ? -0.5 : -3;
      const gap = last && gapBetween(last, { x, y, angle, size, vertical }, { least, most });
      if (last && gap !== undefined) {
        last.letters.push({ text, look: letterLook, gap, blanks: this.#blanks });
        last.length = Math.max(last.length, last.length + gap + length);
      } else {
        const letters = [{ text, look: letterLook, gap: 0, blanks: '' }];
        const line = { letters, x, y, angle, size, vertical, length };
        this.lines.push(line);
        begun.push(line);
      }
      this.#blanks = '';
    }
    this.#blanks += rest;
    return begun;
  }
}

/** The visible glyphs of a run; `rest` is the whitespace after them. */
function placedGlyphs(run: GlyphRun): { readonly placed: readonly Placed[]; readonly rest: string } {
  const placed: Placed[] = [];
  let blanks = '';
  for (const glyph of run.glyphs) {
    const text = readable(glyph.text);
    const shown = text.trim();
    const from = startOf(run, glyph);
    const to = from + (run.font.vertical ? run.size : glyph.width);
    const last = placed.at(-1);
    if (text === '') {
      // A glyph without a character still has its width.
      if (glyph.width > 0 && last) placed[placed.length - 1] = { ...last, to };
    } else if (shown === '') blanks += text;
    else {
      placed.push({ text: shown, from, to, blanks });
      blanks = '';
    }
  }
  return { placed, rest: blanks };
}

/** Position along the line. Vertical glyphs are relative to the first glyph. */
function startOf(run: GlyphRun, glyph: PlacedGlyph): number {
  return run.font.vertical ? glyph.y - (run.glyphs[0]?.y ?? 0) : glyph.x;
}

function heightOf({ matrix }: GlyphRun): number {
  return Math.hypot(matrix[2], matrix[3]);
}

function colorOf(run: GlyphRun, look: Look): { readonly color: string; readonly alpha: number } {
  const paint = run.filled || !run.stroked ? look.fill : look.stroke;
  // a text recogniser placed invisible text over a scanned page
  const unpainted = !run.filled && !run.stroked;
  const alpha = unpainted ? 0 : run.filled ? look.fillAlpha : look.strokeAlpha;
  if (paint.kind === 'color') return { color: paint.color, alpha };
  if (paint.kind === 'gradient') return { color: paint.stops[0]?.[1] ?? '000000', alpha };
  return { color: '000000', alpha: paint.kind === 'none' ? 0 : alpha };
}

/** Distance from the end of the line to the pen; undefined if that is on another line. `bounds` in font sizes. */
function gapBetween(
  line: TextLine,
  next: Pick<TextLine, 'x' | 'y' | 'angle' | 'size' | 'vertical'>,
  bounds: { readonly least: number; readonly most: number },
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
  // superscripts and subscripts stay in their line
  if (Math.abs(across) > size * (ratio < 0.85 ? 0.6 : 0.2)) return undefined;
  return gap > bounds.least * size && gap < bounds.most * size ? gap : undefined;
}
