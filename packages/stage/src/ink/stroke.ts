import type { InkElement } from '@lectern/courseware';

/** A pen or a highlighter. */
export interface InkPen {
  readonly tool: 'pen' | 'highlighter';
  /** Six hexadecimal digits. */
  readonly color: string;
  /** Width at a pressure of one half, logical pixels. */
  readonly width: number;
}

/** A stroke in the coordinates of its page: x, y and pressure (0 to 1) of each point in turn. */
export interface Stroke extends InkPen {
  readonly id: string;
  readonly points: readonly number[];
  /**
   * Time when the pen was pressed, milliseconds since 1970, and its duration; pieces of a cut stroke keep the values of
   * the stroke.
   */
  readonly written?: InkElement['written'];
}

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The box of a stroke, including the width of its line, logical pixels. */
export function strokeBox(points: readonly number[], width: number): Box {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  // A hard press makes the line up to 1.5 times as wide.
  const margin = width;
  return { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin };
}

/** The record of a finished stroke. Its points are rounded to tenths of a pixel, which is finer than any panel. */
export function inkElementOf(
  stroke: Stroke,
  place: { readonly parentId: string; readonly order: string },
): InkElement {
  const box = strokeBox(stroke.points, 0);
  const x = round(box.minX, 10);
  const y = round(box.minY, 10);
  const points = stroke.points.map((value, i) =>
    i % 3 === 0 ? round(value - x, 10) : i % 3 === 1 ? round(value - y, 10) : round(value, 100),
  );
  return {
    kind: 'element',
    type: 'ink',
    id: stroke.id,
    parentId: place.parentId,
    order: place.order,
    frame: { x, y, w: round(box.maxX - box.minX, 10), h: round(box.maxY - box.minY, 10) },
    tool: stroke.tool,
    color: stroke.color,
    width: stroke.width,
    points,
    ...(stroke.written && { written: stroke.written }),
  };
}

/** The stroke of an ink element, in the coordinates of the page; scaled when its frame was resized. */
export function strokeOf(element: InkElement): Stroke {
  const { x, y, w, h } = element.frame;
  const box = strokeBox(element.points, 0);
  const sx = box.maxX > 0 && w > 0 ? w / box.maxX : 1;
  const sy = box.maxY > 0 && h > 0 ? h / box.maxY : 1;
  return {
    id: element.id,
    tool: element.tool,
    color: element.color,
    width: element.width,
    points: element.points.map((value, i) =>
      i % 3 === 0 ? value * sx + x : i % 3 === 1 ? value * sy + y : value,
    ),
    ...(element.written && { written: element.written }),
  };
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
