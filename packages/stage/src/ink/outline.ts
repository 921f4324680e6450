import { getStroke } from 'perfect-freehand';

/** The opacity of highlighter strokes: the content beneath shows through. */
export const HIGHLIGHTER_OPACITY = 0.4;

/** A target for outlines: a canvas path, or a builder of path data. */
interface PathSink {
  moveTo(x: number, y: number): void;
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void;
  closePath(): void;
}

/**
 * The filled outline of a stroke as SVG path data. `points` has x, y and pressure in turn. Devices without pressure
 * report 0.5 throughout, which results in a line of even width.
 *
 * @param finished false while the stroke is still being written: its end then follows the pen without a cap's delay.
 */
export function inkPath(
  points: readonly number[],
  width: number,
  tool: 'pen' | 'highlighter',
  finished = true,
): string {
  let path = '';
  const written: PathSink = {
    moveTo: (x, y) => {
      path += `M${fixed(x)} ${fixed(y)}`;
    },
    quadraticCurveTo: (controlX, controlY, x, y) => {
      path += `Q${fixed(controlX)} ${fixed(controlY)} ${fixed(x)} ${fixed(y)}`;
    },
    closePath: () => {
      path += 'Z';
    },
  };
  trace(written, points, width, tool, finished);
  return path;
}

/** The same outline as a canvas path, without the detour through a string. */
export function inkPath2D(
  points: readonly number[],
  width: number,
  tool: 'pen' | 'highlighter',
  finished = true,
): Path2D {
  const path = new Path2D();
  trace(path, points, width, tool, finished);
  return path;
}

function trace(
  sink: PathSink,
  points: readonly number[],
  width: number,
  tool: 'pen' | 'highlighter',
  finished: boolean,
): void {
  const input: [number, number, number][] = [];
  for (let i = 0; i + 2 < points.length; i += 3) {
    input.push([points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0.5]);
  }
  const outline = getStroke(input, {
    size: width,
    thinning: tool === 'pen' ? 0.5 : 0,
    smoothing: 0.5,
    streamline: 0.35,
    simulatePressure: false,
    last: finished,
  });
  traceOutline(sink, outline as [number, number][]);
}

/** A closed curve through the midpoints of an outline's segments. */
function traceOutline(sink: PathSink, outline: readonly [number, number][]): void {
  const first = outline[0];
  const second = outline[1];
  if (!first || !second) return;
  sink.moveTo((first[0] + second[0]) / 2, (first[1] + second[1]) / 2);
  for (let i = 1; i <= outline.length; i++) {
    const control = outline[i % outline.length] ?? first;
    const next = outline[(i + 1) % outline.length] ?? first;
    sink.quadraticCurveTo(control[0], control[1], (control[0] + next[0]) / 2, (control[1] + next[1]) / 2);
  }
  sink.closePath();
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}
