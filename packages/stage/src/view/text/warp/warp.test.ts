import { describe, expect, it } from 'vitest';
import { warpCells } from './warp-cells.ts';
import { WARP_NAMES, warpShape } from './warp-shapes.ts';

const size = { w: 300, h: 100 };
const block = { x: 0, y: 0, w: 200, h: 20 };

function bandOf(preset: string, adjust?: Record<string, number>) {
  const shape = warpShape(preset, size, adjust);
  const band = shape?.type === 'fill' ? shape.bands[0] : undefined;
  if (!band) throw new Error(`${preset} has no area`);
  return band;
}

/** The warped position of a point of the straight text. */
function laid(preset: string, x: number, y: number): { x: number; y: number } {
  const cells = warpCells(block, bandOf(preset));
  const cell =
    cells.find((one) => x >= one.x && x <= one.x + one.w && y >= one.y && y <= one.y + one.h) ?? cells[0];
  const [a, b, c, d, e, f] = cell?.matrix ?? [0, 0, 0, 0, 0, 0];
  return { x: Math.round(a * x + c * y + e), y: Math.round(b * x + d * y + f) };
}

describe('the warps of WordArt', () => {
  it('include the forty of the standard that bend text, finite with any adjust value', () => {
    expect(WARP_NAMES).toHaveLength(40);
    for (const name of WARP_NAMES) {
      for (const value of [undefined, -1e9, 0, 1e9]) {
        const shape = warpShape(
          name,
          size,
          value === undefined ? {} : { adj: value, adj1: value, adj2: value },
        );
        const curves =
          shape?.type === 'follow'
            ? shape.paths
            : (shape?.bands ?? []).flatMap(({ top, bottom }) => [top, bottom]);
        const points = curves.flatMap((curve) => [0, 0.3, 0.5, 1].map(curve));
        expect(points.length, name).toBeGreaterThan(0);
        expect(
          points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
          name,
        ).toBe(true);
      }
    }
  });

  it('stretch text over the whole box in one piece when their guides are straight', () => {
    expect(warpCells(block, bandOf('textPlain'))).toHaveLength(1);
    expect([laid('textPlain', 0, 0), laid('textPlain', 200, 20)]).toEqual([
      { x: 0, y: 0 },
      { x: 300, y: 100 },
    ]);
  });

  it('slant, bow and narrow text according to their names', () => {
    expect(laid('textSlantUp', 0, 0).y).toBeGreaterThan(laid('textSlantUp', 200, 0).y);
    expect(laid('textInflate', 100, 0).y).toBeLessThan(laid('textInflate', 1, 0).y);
    expect(laid('textFadeUp', 0, 0).x).toBeGreaterThan(90);
    expect(laid('textFadeUp', 0, 20).x).toBeLessThan(8);
  });

  it('place text over the top of an ellipse, or under its bottom, from left to right', () => {
    const path = (name: string) => {
      const shape = warpShape(name, size);
      if (shape?.type !== 'follow') throw new Error(name);
      return [0, 0.5, 1]
        .map((at) => shape.paths[0]?.(at))
        .map((at) => [Math.round(at?.x ?? 0), Math.round(at?.y ?? 0)]);
    };
    expect(path('textArchUp')).toEqual([
      [0, 50],
      [150, 0],
      [300, 50],
    ]);
    expect(path('textArchDown')).toEqual([
      [0, 50],
      [150, 100],
      [300, 50],
    ]);
  });

  it('are undefined for other names', () => {
    expect(warpShape('textNoShape', size)).toBeUndefined();
    expect(warpShape('constructor', size)).toBeUndefined();
  });
});
