import { apply, type Matrix, matrixOf, multiply } from './matrix.ts';
import type { Box } from './page-path.ts';
import type { GradientPaint, MeshPaint, Paint } from './painter.ts';

/** Most triangles of a shading that are drawn. */
const MAX_TRIANGLES = 20_000;
const MAX_STOPS = 256;

/** A colour `#rrggbb` from pdf.js; no paint for other values. */
export function colorPaint(value: unknown): Paint {
  const match = typeof value === 'string' ? /^#([0-9a-f]{6})$/i.exec(value) : null;
  return match?.[1] ? { kind: 'color', color: match[1].toLowerCase() } : { kind: 'none' };
}

function pair(value: unknown): readonly [number, number] {
  const [x, y] = Array.isArray(value) || ArrayBuffer.isView(value) ? (value as unknown as number[]) : [];
  return [Number(x) || 0, Number(y) || 0];
}

/** A shading from pdf.js; `matrix` transforms its coordinates to the page. */
export function shadingPaint(ir: unknown, matrix: Matrix): Paint {
  if (!Array.isArray(ir)) return { kind: 'none' };
  if (ir[0] === 'RadialAxial') return gradient(ir, matrix);
  if (ir[0] === 'Mesh') return mesh(ir, matrix);
  return { kind: 'none' };
}

function gradient(ir: readonly unknown[], matrix: Matrix): GradientPaint | Paint {
  const [, type, , stops, from, to, fromRadius, toRadius] = ir;
  const read = (Array.isArray(stops) ? stops : []).slice(0, MAX_STOPS).flatMap((stop: unknown) => {
    const [position, color] = Array.isArray(stop) ? stop : [];
    const paint = colorPaint(color);
    return paint.kind === 'color' && Number.isFinite(position)
      ? [[Number(position), paint.color] as const]
      : [];
  });
  if (read.length === 0) return { kind: 'none' };
  return {
    kind: 'gradient',
    shape: type === 'radial' ? 'radial' : 'axial',
    stops: read,
    from: pair(from),
    to: pair(to),
    fromRadius: Number(fromRadius) || 0,
    toRadius: Number(toRadius) || 0,
    matrix,
  };
}

/** Triangles, three corners each, in the average of their corners' colours. */
function mesh(ir: readonly unknown[], matrix: Matrix): MeshPaint {
  const coords = ArrayBuffer.isView(ir[2]) ? (ir[2] as Float32Array) : new Float32Array();
  const colors = ArrayBuffer.isView(ir[3]) ? (ir[3] as Uint8Array) : new Uint8Array();
  const triangles: { path: { steps: string; points: number[] }; color: string }[] = [];
  const count = Math.min(MAX_TRIANGLES, Math.floor(coords.length / 6));
  for (let index = 0; index < count; index++) {
    const points: number[] = [];
    const sum = [0, 0, 0];
    for (let corner = index * 3; corner < index * 3 + 3; corner++) {
      points.push(...apply(matrix, coords[corner * 2] ?? 0, coords[corner * 2 + 1] ?? 0));
      for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + (colors[corner * 4 + part] ?? 0);
    }
    if (!points.every(Number.isFinite)) continue;
    const color = sum
      .map((part) =>
        Math.round(part / 3)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
    triangles.push({ path: { steps: 'MLLZ', points }, color });
  }
  return { kind: 'mesh', triangles };
}

export interface TilingParts {
  readonly color: Paint | undefined;
  readonly operators: unknown;
  readonly matrix: Matrix;
  readonly box: Box;
  readonly stepX: number;
  readonly stepY: number;
}

/** A tiling pattern (8.7.3) from pdf.js; undefined for a pattern that cannot be drawn. */
export function tilingParts(args: readonly unknown[], base: Matrix): TilingParts | undefined {
  const [, color, operators, matrix, box, stepX, stepY, paintType] = args;
  const own = matrixOf(matrix) ?? [1, 0, 0, 1, 0, 0];
  const [x0, y0, x1, y1] = ArrayBuffer.isView(box) || Array.isArray(box) ? (box as number[]) : [];
  if (![x0, y0, x1, y1, stepX, stepY].every((each) => Number.isFinite(each))) return undefined;
  const width = Math.abs(Number(stepX));
  const height = Math.abs(Number(stepY));
  if (width === 0 || height === 0) return undefined;
  return {
    color: paintType === 2 ? colorPaint(color) : undefined,
    operators,
    matrix: multiply(base, own),
    box: { x0: x0 ?? 0, y0: y0 ?? 0, x1: x1 ?? 0, y1: y1 ?? 0 },
    stepX: width,
    stepY: height,
  };
}
