import type { Box, PageBuilder } from '../lesson-builder.ts';
import type { ColorSpec } from '../lesson-paint.ts';

/** A full circle in the units of preset shapes: 60,000ths of a degree. */
const TURN = 21_600_000;

/** A circle cut into equal parts, the first `coloured` of them filled. */
export function pie(
  page: PageBuilder,
  box: Box,
  parts: number,
  coloured: number,
  color: ColorSpec,
): string[] {
  return Array.from({ length: parts }, (_, index) => {
    const start = (TURN * 0.75 + (TURN * index) / parts) % TURN;
    const end = (start + TURN / parts) % TURN;
    return page.shape('pie', box, {
      fill: index < coloured ? color : 'lt1',
      line: 'dk2',
      lineWidth: 2.5,
      adjust: { adj1: Math.round(start), adj2: Math.round(end) },
    });
  });
}

/** A bar cut into equal parts, the first `coloured` of them filled. */
export function bar(
  page: PageBuilder,
  [x, y, w, h]: Box,
  parts: number,
  coloured: number,
  color: ColorSpec,
  label = '',
): string[] {
  return Array.from({ length: parts }, (_, index) =>
    page.shape(
      'rect',
      [x + (w * index) / parts, y, w / parts, h],
      {
        fill: index < coloured ? color : 'lt1',
        line: 'dk2',
        size: 22,
        bold: true,
        color: index < coloured ? 'lt1' : 'dk1',
        inset: 0,
      },
      label,
    ),
  );
}

export function fraction(top: number | string, bottom: number | string): string {
  return `\\frac{${top}}{${bottom}}`;
}
