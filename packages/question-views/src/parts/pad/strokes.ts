/** One stroke on the drawing, in pixels of its picture; an eraser removes what is below it. */
export interface PadStroke {
  readonly tool: 'pen' | 'eraser';
  /** CSS colour; unused by the eraser. */
  readonly color: string;
  readonly width: number;
  /** x and y in turn. */
  readonly points: number[];
  /** Pressure of a stylus at each point, from 0 to 1; left out for fingers and mouse. */
  readonly pressures?: number[] | undefined;
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
  const first = Math.max(0, from - 2);
  if (stroke.pressures) drawPressed(canvas, stroke, stroke.pressures, first);
  else drawEven(canvas, points, first);
  canvas.globalCompositeOperation = 'source-over';
}

function drawEven(canvas: CanvasRenderingContext2D, points: readonly number[], first: number): void {
  canvas.beginPath();
  canvas.moveTo(points[first] ?? 0, points[first + 1] ?? 0);
  if (points.length - first <= 2) canvas.lineTo(points[first] ?? 0, points[first + 1] ?? 0);
  for (let at = first + 2; at + 1 < points.length; at += 2)
    canvas.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  canvas.stroke();
}

/** Draws each piece between two points as wide as the stylus was pressed; half the pressure is the width of the pen. */
function drawPressed(
  canvas: CanvasRenderingContext2D,
  { points, width }: PadStroke,
  pressures: readonly number[],
  first: number,
): void {
  for (let at = first; at + 1 < points.length; at += 2) {
    const before = Math.max(first, at - 2);
    const pressure = ((pressures[before / 2] ?? 0.5) + (pressures[at / 2] ?? 0.5)) / 2;
    canvas.lineWidth = width * (0.3 + 1.4 * pressure);
    canvas.beginPath();
    canvas.moveTo(points[before] ?? 0, points[before + 1] ?? 0);
    canvas.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
    canvas.stroke();
  }
}
