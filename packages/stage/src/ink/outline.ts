import { getStroke } from 'perfect-freehand';

/** How a highlighter's colour lies on the page: what is under it shows through. */
export const HIGHLIGHTER_OPACITY = 0.4;

/**
 * The filled outline of a stroke as SVG path data. `points` holds x, y and pressure in turn. Devices without pressure
 * report one half throughout, which gives a line of even width.
 *
 * @param finished false while the stroke is still being written: its end then follows the pen without a cap's delay.
 */
export function inkPath(
  points: readonly number[],
  width: number,
  tool: 'pen' | 'highlighter',
  finished = true,
): string {
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
  return outlinePath(outline as [number, number][]);
}

/** A closed curve through the middles of an outline's sides. */
function outlinePath(outline: readonly [number, number][]): string {
  const first = outline[0];
  const second = outline[1];
  if (!first || !second) return '';
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${fixed((a[0] + b[0]) / 2)} ${fixed((a[1] + b[1]) / 2)}`;
  let path = `M${middle(first, second)}`;
  for (let i = 1; i <= outline.length; i++) {
    const control = outline[i % outline.length] ?? first;
    const next = outline[(i + 1) % outline.length] ?? first;
    path += `Q${fixed(control[0])} ${fixed(control[1])} ${middle(control, next)}`;
  }
  return `${path}Z`;
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}
