import { type GraphicsState, lookOf } from './graphics-state.ts';
import { IDENTITY, type Matrix, matrixOf, multiply } from './matrix.ts';
import type { PageObjects } from './page-objects.ts';
import { rectanglePath } from './page-path.ts';
import type { Painter } from './painter.ts';

/** Executes an operator that paints images or stencils in the groups of pdf.js; ignores all others. */
export function paintImages(
  name: string,
  // biome-ignore lint/suspicious/noExplicitAny: arguments of a file, checked where they are used
  args: any[],
  state: GraphicsState,
  objects: PageObjects,
  painter: Painter,
): void {
  const { ctm } = state;
  const image = (named: unknown, matrix: Matrix) => {
    const file = objects.image(named);
    if (file && matrix.every(Number.isFinite)) painter.image(file, matrix, lookOf(state));
  };
  const stencil = (named: unknown, matrix: Matrix) => {
    const color = stencilColor(state);
    const file = color === undefined ? undefined : objects.stencil(named, color);
    if (file && matrix.every(Number.isFinite)) painter.image(file, matrix, lookOf(state));
  };
  switch (name) {
    case 'paintImageXObject':
    case 'paintInlineImageXObject':
      image(args[0], ctm);
      break;
    case 'paintImageXObjectRepeat':
      for (const [x, y] of pairs(args[3])) image(args[0], multiply(ctm, [args[1], 0, 0, args[2], x, y]));
      break;
    case 'paintInlineImageXObjectGroup':
      for (const entry of args[1] ?? []) {
        const part = { image: args[0], x: entry.x, y: entry.y, w: entry.w, h: entry.h };
        image(part, multiply(ctm, matrixOf(entry.transform) ?? IDENTITY));
      }
      break;
    case 'paintImageMaskXObject':
      stencil(args[0], ctm);
      break;
    case 'paintImageMaskXObjectRepeat':
      for (const [x, y] of pairs(args[5])) {
        stencil(args[0], multiply(ctm, [args[1], args[2] ?? 0, args[3] ?? 0, args[4], x, y]));
      }
      break;
    case 'paintImageMaskXObjectGroup':
      for (const each of args[0] ?? []) stencil(each, multiply(ctm, matrixOf(each.transform) ?? IDENTITY));
      break;
    case 'paintSolidColorImageMask':
      painter.path(rectanglePath({ x0: 0, y0: 0, x1: 1, y1: 1 }, ctm), lookOf(state), 'nonzero', false);
      break;
  }
}

/** The single colour of a stencil; undefined if it has no paint. */
function stencilColor({ fill }: GraphicsState): string | undefined {
  if (fill.kind === 'none') return undefined;
  if (fill.kind === 'color') return fill.color;
  return (fill.kind === 'gradient' ? fill.stops[0]?.[1] : undefined) ?? '000000';
}

function pairs(value: unknown): (readonly [number, number])[] {
  const list = Array.isArray(value) || ArrayBuffer.isView(value) ? (value as unknown as number[]) : [];
  const found: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < list.length; i += 2) found.push([Number(list[i]), Number(list[i + 1])]);
  return found;
}
