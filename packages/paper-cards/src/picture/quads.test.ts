import { describe, expect, it } from 'vitest';
import { traceContours } from './contours.ts';
import type { Quad } from './points.ts';
import { quadOf } from './quads.ts';

/** The quad of a dark area of a picture of 100 × 100 pixels. */
function quadIn(isDark: (x: number, y: number) => boolean): Quad | undefined {
  const dark = Uint8Array.from({ length: 10_000 }, (_, at) => {
    const [x, y] = [at % 100, Math.floor(at / 100)];
    return x > 0 && y > 0 && x < 99 && y < 99 && isDark(x + 0.5, y + 0.5) ? 1 : 0;
  });
  const found: (Quad | undefined)[] = [];
  traceContours(dark, 100, 100, 10, (contour) => found.push(quadOf(contour)));
  return found[0];
}

/** A square about (50, 50), turned by an angle in degrees. */
const square = (half: number, degrees: number) => (x: number, y: number) => {
  const angle = (degrees * Math.PI) / 180;
  const across = (x - 50) * Math.cos(angle) + (y - 50) * Math.sin(angle);
  const down = (y - 50) * Math.cos(angle) - (x - 50) * Math.sin(angle);
  return Math.abs(across) < half && Math.abs(down) < half;
};

describe('quadOf', () => {
  it.each([0, 10, 30, 45, 80])(
    'returns the corners of a square that is turned by %d°, clockwise',
    (degrees) => {
      const quad = quadIn(square(20, degrees));
      expect(quad).toBeDefined();
      const away = 20 * Math.SQRT2;
      for (const { x, y } of quad ?? [])
        expect(Math.abs(Math.hypot(x - 50, y - 50) - away)).toBeLessThan(1.6);
      const [a, b, c] = quad ?? [];
      if (a && b && c) expect((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)).toBeGreaterThan(0);
    },
  );

  it('returns the corners of a square with a finger over one side', () => {
    const quad = quadIn((x, y) => square(20, 5)(x, y) && !(Math.abs(x - 50) < 5 && y > 60));
    expect(quad).toBeDefined();
  });

  it('returns undefined for a circle, a triangle, a long bar and a cross', () => {
    expect(quadIn((x, y) => Math.hypot(x - 50, y - 50) < 25)).toBeUndefined();
    expect(quadIn((x, y) => y > 20 && y < 70 && Math.abs(x - 50) < (y - 20) / 2)).toBeUndefined();
    expect(quadIn((x, y) => Math.abs(x - 50) < 40 && Math.abs(y - 50) < 6)).toBeUndefined();
    expect(
      quadIn((x, y) => (Math.abs(x - 50) < 8 || Math.abs(y - 50) < 8) && square(30, 0)(x, y)),
    ).toBeUndefined();
  });
});
