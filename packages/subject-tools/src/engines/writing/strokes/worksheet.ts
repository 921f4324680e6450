import { type Glyph, OUTLINE_TRANSFORM, SQUARE } from './glyph.ts';
import type { GridKind } from './model.ts';

export interface SheetCharacter {
  readonly character: string;
  readonly glyph: Glyph;
}

/** A4 in millimetres, and its margins. */
const PAGE = { w: 210, h: 297, x: 15, y: 16 };
/** Squares of a row: the character, five to trace, six to write. */
const [SQUARES, TO_TRACE] = [12, 5];
const SIDE = (PAGE.w - 2 * PAGE.x) / SQUARES;
/** Height of the strip of a row that shows the strokes one by one, and of a row with its strip. */
const STRIP = 6.5;
const ROW = STRIP + SIDE + 2;
const ROWS = Math.floor((PAGE.h - 2 * PAGE.y) / ROW);

/** Styles of a sheet on paper, which belong to its document. */
export const SHEET_STYLES = `@page { size: A4; margin: 0; } body { margin: 0; }
.page { display: block; width: ${PAGE.w}mm; height: ${PAGE.h}mm; break-after: page; }`;

const [INK, GREY, RED] = ['#1d2421', '#c9cdca', '#d92d20'];

/**
 * The pages of a writing sheet as HTML for printing: for each character its strokes one by one, squares to trace, and
 * empty squares. `title` is a text of ours.
 */
export function worksheetOf(
  characters: readonly SheetCharacter[],
  { grid, title }: { readonly grid: GridKind; readonly title: string },
): string {
  const pages = Array.from({ length: Math.ceil(characters.length / ROWS) }, (_, page) =>
    pageOf(characters.slice(page * ROWS, (page + 1) * ROWS), grid),
  );
  // Each outline is drawn many times, and is in the document once.
  const symbols = characters.flatMap(({ character, glyph }) =>
    glyph.map(
      ({ outline }, index) =>
        `<path id="${idOf(character, index)}" d="${attribute(outline)}" transform="${OUTLINE_TRANSFORM}"/>`,
    ),
  );
  return `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body><svg width="0" height="0" style="position:absolute"><defs>${symbols.join('')}</defs></svg>${pages.join('')}</body></html>`;
}

function pageOf(characters: readonly SheetCharacter[], grid: GridKind): string {
  const rows = characters.map((each, row) => rowOf(each, grid, PAGE.y + row * ROW));
  return `<svg class="page" viewBox="0 0 ${PAGE.w} ${PAGE.h}">${rows.join('')}</svg>`;
}

function rowOf({ character, glyph }: SheetCharacter, grid: GridKind, top: number): string {
  const step = Math.min(STRIP, (PAGE.w - 2 * PAGE.x) / glyph.length);
  const steps = glyph.map((_, index) =>
    placed(PAGE.x + index * step, top, step * 0.9, strokes(character, 0, index + 1, INK)),
  );
  const squares = Array.from({ length: SQUARES }, (_, index) => {
    const written = index > TO_TRACE ? '' : strokes(character, 0, glyph.length, index === 0 ? INK : GREY);
    return placed(PAGE.x + index * SIDE, top + STRIP, SIDE, gridOf(grid) + written);
  });
  return steps.join('') + squares.join('');
}

function placed(x: number, y: number, side: number, content: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${(side / SQUARE).toFixed(5)})">${content}</g>`;
}

function strokes(character: string, from: number, to: number, fill: string): string {
  const uses = Array.from(
    { length: to - from },
    (_, index) => `<use href="#${idOf(character, from + index)}"/>`,
  );
  return `<g fill="${fill}">${uses.join('')}</g>`;
}

function gridOf(grid: GridKind): string {
  const [end, middle] = [SQUARE, SQUARE / 2];
  const cross = `M0 ${middle}H${end}M${middle} 0V${end}`;
  const lines = { plain: '', tian: cross, mi: `${cross}M0 0L${end} ${end}M${end} 0L0 ${end}` }[grid];
  return `<g fill="none" stroke="${RED}"><rect width="${end}" height="${end}" stroke-width="16"/><path d="${lines}" stroke-width="8" stroke-dasharray="30 24" opacity=".6"/></g>`;
}

function idOf(character: string, index: number): string {
  return `s${(character.codePointAt(0) ?? 0).toString(16)}-${index}`;
}

/** Data of strokes are not ours: nothing of them may end the attribute. */
function attribute(text: string): string {
  return text.replaceAll(/[^\w\s.,-]/g, '');
}

function round(value: number): string {
  return value.toFixed(2);
}
