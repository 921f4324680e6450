/** One stroke on the drawing, in pixels of its picture; an eraser removes what is below it. */
export interface PadStroke {
  readonly tool: 'pen' | 'eraser';
  /** CSS colour; unused by the eraser. */
  readonly color: string;
  readonly width: number;
  /** x and y in turn. */
  readonly points: number[];
}

/** Strokes that were drawn and undone, since the pad was opened or cleared. */
export interface PadHistory {
  readonly strokes: readonly PadStroke[];
  readonly undone: readonly PadStroke[];
  /** Whether the picture that was there at the beginning was cleared. */
  readonly isCleared: boolean;
}

export const NO_STROKES: PadHistory = { strokes: [], undone: [], isCleared: false };

/** The most numbers of all strokes; older strokes are then kept, and new ones refused. */
export const MOST_POINTS = 400_000;

export function added(history: PadHistory, stroke: PadStroke): PadHistory {
  return { ...history, strokes: [...history.strokes, stroke], undone: [] };
}

export function undone({ strokes, undone: before, isCleared }: PadHistory): PadHistory {
  const last = strokes.at(-1);
  return last
    ? { strokes: strokes.slice(0, -1), undone: [...before, last], isCleared }
    : { strokes, undone: before, isCleared };
}

export function redone({ strokes, undone: before, isCleared }: PadHistory): PadHistory {
  const last = before.at(-1);
  return last
    ? { strokes: [...strokes, last], undone: before.slice(0, -1), isCleared }
    : { strokes, undone: before, isCleared };
}

/** Draws a stroke from one of its points on: a dot, or a line that is rounded at its points. */
export function drawStroke(canvas: CanvasRenderingContext2D, stroke: PadStroke, from = 0): void {
  const { points, width, tool, color } = stroke;
  canvas.globalCompositeOperation = tool === 'eraser' ? 'destination-out' : 'source-over';
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.lineWidth = width;
  canvas.strokeStyle = tool === 'eraser' ? 'black' : color;
  canvas.beginPath();
  const first = Math.max(0, from - 2);
  canvas.moveTo(points[first] ?? 0, points[first + 1] ?? 0);
  if (points.length - first <= 2) canvas.lineTo(points[first] ?? 0, points[first + 1] ?? 0);
  for (let at = first + 2; at + 1 < points.length; at += 2)
    canvas.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  canvas.stroke();
  canvas.globalCompositeOperation = 'source-over';
}
