import { inverted, squareTo } from '../picture/homography.ts';
import type { Quad } from '../picture/points.ts';

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
    const xs = quad.map(({ x }) => x);
    const ys = quad.map(({ y }) => y);
    const right = Math.min(Math.ceil(Math.max(...xs)), this.width);
    const bottom = Math.min(Math.ceil(Math.max(...ys)), this.height);
    for (let y = Math.max(Math.floor(Math.min(...ys)), 0); y < bottom; y += 1) {
      for (let x = Math.max(Math.floor(Math.min(...xs)), 0); x < right; x += 1) {
        let sum = 0;
        let count = 0;
        for (let sample = 0; sample < fine * fine; sample += 1) {
          const px = x + ((sample % fine) + 0.5) / fine;
          const py = y + (Math.floor(sample / fine) + 0.5) / fine;
          const depth = back.g * px + back.h * py + 1;
          const u = (back.a * px + back.b * py + back.c) / depth;
          const v = (back.d * px + back.e * py + back.f) / depth;
          if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
          const light = surface(u, v);
          if (light === undefined) continue;
          sum += light;
          count += 1;
        }
        if (count === 0) continue;
        const at = y * this.width + x;
        const all = fine * fine;
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
