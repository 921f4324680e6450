import { describe, expect, it } from 'vitest';
import { GOOD_SHOT, takePicture } from '../testing/camera.ts';
import { Canvas } from '../testing/canvas.ts';
import { Random } from '../testing/random.ts';
import { refinedQuad } from './edges.ts';
import type { Point, Quad } from './points.ts';

const TRUE: Quad = [
  { x: 21.3, y: 24.6 },
  { x: 74.8, y: 19.2 },
  { x: 79.1, y: 71.7 },
  { x: 25.4, y: 78.3 },
];
const search = { rise: 20, found: 0.5 };
const moved = (by: number): Quad =>
  TRUE.map(({ x, y }, at) => ({
    x: x + (at % 2 === 0 ? by : -by),
    y: y + (at < 2 ? -by : by),
  })) as unknown as Quad;

function shot(paint: (canvas: Canvas) => void) {
  const canvas = new Canvas(100, 100, 0.7);
  paint(canvas);
  return takePicture(canvas, { ...GOOD_SHOT, blur: 1 }, new Random(3));
}

const errors = (quad: Quad | undefined) =>
  (quad ?? []).map(({ x, y }, at) => Math.hypot(x - (TRUE[at] as Point).x, y - (TRUE[at] as Point).y));

describe('refinedQuad', () => {
  it('finds the corners of a black square to a third of a pixel', () => {
    const found = refinedQuad(
      shot((canvas) => canvas.paint(TRUE, () => 0.05, 4)),
      moved(1.4),
      search,
    );
    expect(Math.max(...errors(found))).toBeLessThan(0.33);
    expect(errors(found)).toHaveLength(4);
  });

  it('finds them too when a finger lies on a side', () => {
    const picture = shot((canvas) => {
      canvas.paint(TRUE, () => 0.05, 4);
      canvas.paintBox(40, 60, 12, 40, () => 0.35);
    });
    expect(Math.max(...errors(refinedQuad(picture, moved(1), search)))).toBeLessThan(0.5);
  });

  it('returns undefined for a light square on dark ground, and for an even picture', () => {
    const light = shot((canvas) => {
      canvas.paintBox(0, 0, 100, 100, () => 0.05);
      canvas.paint(TRUE, () => 0.7, 4);
    });
    expect(refinedQuad(light, TRUE, search)).toBeUndefined();
    expect(
      refinedQuad(
        shot(() => undefined),
        TRUE,
        search,
      ),
    ).toBeUndefined();
  });
});
