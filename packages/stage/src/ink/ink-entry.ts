import { HIGHLIGHTER_OPACITY, inkPath2D } from './outline.ts';
import type { Box, Stroke } from './stroke.ts';

/** A stroke with its box on the page. */
export interface InkEntry extends Box {
  readonly stroke: Stroke;
  /** Position in the painting order: a stroke with a higher number is painted above. */
  at: number;
  path: Path2D | undefined;
}

function pathOf(entry: InkEntry): Path2D {
  const { points, width, tool } = entry.stroke;
  entry.path ??= inkPath2D(points, width, tool);
  return entry.path;
}

/** Paints one of the entries of `inOrder`. */
export function paintEntry(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  entry: InkEntry,
): void {
  paintStroke(context, pathOf(entry), entry.stroke);
}

export function paintStroke(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  path: Path2D,
  stroke: { readonly tool: string; readonly color: string },
): void {
  context.globalAlpha = stroke.tool === 'highlighter' ? HIGHLIGHTER_OPACITY : 1;
  context.fillStyle = `#${stroke.color}`;
  context.fill(path);
  context.globalAlpha = 1;
}
