import { describe, expect, it } from 'vitest';
import { warpCells } from './warp-cells.ts';
import type { WarpCurve } from './warp-curve.ts';

const block = { x: 10, y: 5, w: 200, h: 20 };
const line =
  (y: number, from = 0, to = 400): WarpCurve =>
  (at) => ({ x: from + (to - from) * at, y });
const arch =
  (y: number, high: number, width = 400): WarpCurve =>
  (at) => ({ x: width * at, y: y - high * Math.sin(Math.PI * at) });

/** The position at which a cell's matrix places a point of the straight text. */
function placed({ matrix: [a, b, c, d, e, f] }: ReturnType<typeof warpCells>[number], x: number, y: number) {
  return [a * x + c * y + e, b * x + d * y + f].map((one) => Math.round(one * 100) / 100);
}

describe('warpCells', () => {
  it('returns one cell over the whole block for straight guides', () => {
    const cells = warpCells(block, { top: line(0), bottom: line(100) });
    expect(cells).toHaveLength(1);
    const [cell] = cells;
    expect(cell).toMatchObject(block);
    if (!cell) return;
    expect(placed(cell, 10, 5)).toEqual([0, 0]);
    expect(placed(cell, 210, 5)).toEqual([400, 0]);
    expect(placed(cell, 10, 25)).toEqual([0, 100]);
  });

  it('slants one cell between guides that are moved against each other', () => {
    const [cell] = warpCells(block, { top: line(0, 50, 450), bottom: line(100) });
    if (!cell) throw new Error('no cell');
    expect(placed(cell, 10, 5)).toEqual([50, 0]);
    expect(placed(cell, 10, 25)).toEqual([0, 100]);
  });

  it('returns columns of about eight pixels for guides that are bent alike, 24 at least and 72 at most', () => {
    const columns = (width: number) =>
      warpCells(block, { top: arch(100, 20, width), bottom: arch(200, 20, width) }).length;
    expect(columns(100)).toBe(24);
    expect(columns(400)).toBe(Math.round(402.4 / 8));
    expect(columns(2000)).toBe(72);
  });

  it('returns eight rows when the guides differ in length', () => {
    const band = { top: arch(100, 150), bottom: line(200) };
    const cells = warpCells(block, band);
    expect(cells.length % 8).toBe(0);
    expect(new Set(cells.map(({ y }) => y)).size).toBe(8);
    expect(cells[0]).toMatchObject({ x: 10, y: 5, h: 2.5 });
    expect(cells.at(-1)?.y).toBe(22.5);
  });

  it('places the corners of neighbouring cells at the guides', () => {
    const cells = warpCells(block, { top: arch(100, 20), bottom: arch(200, 20) });
    const middle = cells[cells.length / 2];
    if (!middle) throw new Error('no cell');
    const [x = 0, top = 0] = placed(middle, middle.x, 5);
    expect(x).toBeCloseTo(200, 0);
    expect(top).toBeCloseTo(80, 0);
    expect(placed(middle, middle.x, 25)[1]).toBeCloseTo(180, 0);
  });

  it('returns nothing for a block without a size', () => {
    expect(warpCells({ ...block, w: 0 }, { top: line(0), bottom: line(100) })).toEqual([]);
    expect(warpCells({ ...block, h: 0 }, { top: line(0), bottom: line(100) })).toEqual([]);
  });
});
