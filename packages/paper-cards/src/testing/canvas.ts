import { inverted, squareTo } from '../picture/homography.ts';
import type { Point, Quad } from '../picture/points.ts';

/** Light that a surface sends back at a place of it, 0 to 1 (linear); undefined where there is none of it. */
export type Surface = (u: number, v: number) => number | undefined;

/** A picture in linear light, before any camera. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;

  constructor(width: number, height: number, ground = 0) {
    this.width = width;
    this.height = height;
    this.light = new Float32Array(width * height).fill(ground);
  }

  copy(): Canvas {
    const copy = new Canvas(this.width, this.height);
    copy.light.set(this.light);
    return copy;
  }

  /**
   * Paints a surface between four corners, clockwise; its own coordinates go from 0 to 1. `fine`: samples per pixel
   * along each side.
   */
  paint(quad: Quad, surface: Surface, fine = 2): void {
    const back = inverted(squareTo(quad, 1));
    const ys = quad.map(({ y }) => y);
    const bottom = Math.min(Math.ceil(Math.max(...ys)), this.height);
    const all = fine * fine;
    for (let y = Math.max(Math.floor(Math.min(...ys)), 0); y < bottom; y += 1) {
      const { from, to } = rowOf(quad, y);
      const right = Math.min(Math.ceil(to), this.width);
      for (let x = Math.max(Math.floor(from), 0); x < right; x += 1) {
        let sum = 0;
        let count = 0;
        for (let line = 0; line < fine; line += 1) {
          const py = y + (line + 0.5) / fine;
          for (let sample = 0; sample < fine; sample += 1) {
            const px = x + (sample + 0.5) / fine;
            const depth = back.g * px + back.h * py + 1;
            const u = (back.a * px + back.b * py + back.c) / depth;
            const v = (back.d * px + back.e * py + back.f) / depth;
            if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
            const light = surface(u, v);
            if (light === undefined) continue;
            sum += light;
            count += 1;
          }
        }
        if (count === 0) continue;
        const at = y * this.width + x;
        this.light[at] = (sum + (this.light[at] as number) * (all - count)) / all;
      }
    }
  }

  /** Paints an upright rectangle. */
  paintBox(left: number, top: number, width: number, height: number, surface: Surface, fine = 2): void {
    this.paint(
      [
        { x: left, y: top },
        { x: left + width, y: top },
        { x: left + width, y: top + height },
        { x: left, y: top + height },
      ],
      surface,
      fine,
    );
  }
}

/** The part of a row of pixels that a convex quad covers, at least in part. */
function rowOf(quad: Quad, y: number): { readonly from: number; readonly to: number } {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < 4; index += 1) {
    const [one, other] = [quad[index], quad[(index + 1) % 4]] as [Point, Point];
    const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
    if (lower.y < y || upper.y > y + 1) continue;
    for (const at of [Math.max(upper.y, y), Math.min(lower.y, y + 1)]) {
      const share = lower.y > upper.y ? (at - upper.y) / (lower.y - upper.y) : 0;
      const x = upper.x + share * (lower.x - upper.x);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    if (lower.y === upper.y) {
      from = Math.min(from, one.x, other.x);
      to = Math.max(to, one.x, other.x);
    }
  }
  return { from, to };
}
