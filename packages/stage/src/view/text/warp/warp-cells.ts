import type { WarpBand } from './warp-shapes.ts';

/**
 * A cell of the straight text and the matrix that places it in the warp: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`.
 */
export interface WarpCell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly matrix: readonly [number, number, number, number, number, number];
}

export interface TextBlock {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The approximate width of a warped cell, pixels: smaller cells make no visible difference. */
const FINE = 8;

/**
 * Cuts a block of straight text into cells that, each transformed by a matrix, fill the space between the guides of a
 * band: it looks as if the outlines of the letters were warped, to less than a pixel.
 */
export function warpCells(block: TextBlock, { top, bottom }: WarpBand): WarpCell[] {
  const { columns, rows } = counts({ top, bottom });
  const at = (u: number, v: number) => {
    const [upper, lower] = [top(u), bottom(u)];
    return { x: upper.x + (lower.x - upper.x) * v, y: upper.y + (lower.y - upper.y) * v };
  };
  const cells: WarpCell[] = [];
  const w = block.w / columns;
  const h = block.h / rows;
  if (!(w > 0 && h > 0)) return cells;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [p, q, r, s] = [
        at(column / columns, row / rows),
        at((column + 1) / columns, row / rows),
        at(column / columns, (row + 1) / rows),
        at((column + 1) / columns, (row + 1) / rows),
      ];
      const a = (q.x - p.x + s.x - r.x) / (2 * w);
      const b = (q.y - p.y + s.y - r.y) / (2 * w);
      const c = (r.x - p.x + s.x - q.x) / (2 * h);
      const d = (r.y - p.y + s.y - q.y) / (2 * h);
      const x = block.x + column * w;
      const y = block.y + row * h;
      const e = (p.x + q.x + r.x + s.x) / 4 - a * (x + w / 2) - c * (y + h / 2);
      const f = (p.y + q.y + r.y + s.y) / 4 - b * (x + w / 2) - d * (y + h / 2);
      cells.push({ x, y, w, h, matrix: [a, b, c, d, e, f] });
    }
  }
  return cells;
}

/** One cell when one matrix is enough; several rows only when the guides differ in length. */
function counts({ top, bottom }: WarpBand): { columns: number; rows: number } {
  const steps = 16;
  let bend = 0;
  let length = 0;
  let difference = 0;
  for (let step = 0; step < steps; step++) {
    const [from, to] = [step / steps, (step + 1) / steps];
    const upper = { x: top(to).x - top(from).x, y: top(to).y - top(from).y };
    const lower = { x: bottom(to).x - bottom(from).x, y: bottom(to).y - bottom(from).y };
    const first = { x: (top(1).x - top(0).x) / steps, y: (top(1).y - top(0).y) / steps };
    bend = Math.max(bend, distance(upper, first), distance(lower, first));
    difference += Math.abs(Math.hypot(upper.x, upper.y) - Math.hypot(lower.x, lower.y));
    length += Math.hypot(upper.x, upper.y);
  }
  if (bend < 0.05) return { columns: 1, rows: 1 };
  const columns = Math.min(72, Math.max(24, Math.round(length / FINE)));
  return { columns, rows: difference > length * 0.04 ? 8 : 1 };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
