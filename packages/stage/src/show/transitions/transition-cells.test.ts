import { describe, expect, it } from 'vitest';
import { type Cells, cells } from './transition-cells.ts';

const frames = (more: Partial<Cells> = {}) =>
  cells({ columns: 4, rows: 2, shape: 'square', order: 'random', ...more });
/** The corners of each cell at a moment, in percent of the page. */
const cornersAt = (moment: number, more: Partial<Cells> = {}) => {
  const path = String(frames(more)[moment]?.clipPath);
  const points = [...path.matchAll(/(-?[\d.]+)% (-?[\d.]+)%/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const corners = more.shape === 'hexagon' ? 6 : 4;
  const each = corners + 5;
  return Array.from({ length: (points.length - 1) / each }, (_, cell) =>
    points.slice(1 + cell * each + 2, 1 + cell * each + 2 + corners),
  );
};
const widthOf = (corners: readonly (readonly [number, number])[] = []) => {
  const xs = corners.map(([x]) => x);
  return Math.round((Math.max(...xs) - Math.min(...xs)) * 10) / 10;
};
const widths = (moment: number, more: Partial<Cells> = {}) => cornersAt(moment, more).map(widthOf);

describe('cells', () => {
  it('has 21 moments in steps, and covers the page at the end', () => {
    const all = frames();
    expect(all).toHaveLength(21);
    expect(all.map(({ offset }) => offset).slice(0, 3)).toEqual([0, 0.05, 0.1]);
    expect(all[20]).toEqual({
      offset: 1,
      clipPath: 'polygon(0% 0%,100% 0%,100% 100%,0% 100%)',
      easing: 'steps(1)',
    });
    expect(widths(0)).toEqual(Array(8).fill(0));
  });

  it('grows each cell about its centre up to its size', () => {
    const grown = cornersAt(19);
    expect(grown).toHaveLength(8);
    const full = grown.findIndex((each) => widthOf(each) === 25);
    const [x, y] = [(full % 4) * 25, Math.floor(full / 4) * 50];
    expect(grown[full]).toEqual([
      [x, y],
      [x + 25, y],
      [x + 25, y + 50],
      [x, y + 50],
    ]);
    // Half grown: the centre stays.
    const part = cornersAt(7).find((each) => widthOf(each) > 0 && widthOf(each) < 25) ?? [];
    const [[a = 0] = [], , [b = 0] = []] = part;
    expect(((a + b) / 2 - 12.5) % 25).toBeCloseTo(0, 0);
  });

  it('begins each cell at another moment in a fixed random order', () => {
    const at = widths(8);
    expect(new Set(at).size).toBeGreaterThan(3);
    expect(widths(8)).toEqual(at);
    // A cell takes 35 % of the duration: with `begin` 0 it is complete at moment 7.
    expect(Math.max(...widths(6))).toBeLessThan(25);
    expect(Math.max(...widths(7))).toBe(25);
  });

  it('grows in a wave from the side that the direction comes from', () => {
    const columns = (dx: number) => {
      const at = widths(8, { rows: 1, order: 'wave', dx, dy: 0 });
      return (at[0] ?? 0) - (at[3] ?? 0);
    };
    expect(columns(-1)).toBeLessThan(0);
    expect(columns(1)).toBeGreaterThan(0);
    const rows = (dy: number) => {
      const at = widths(8, { columns: 1, rows: 4, order: 'wave', dx: 0, dy });
      return (at[0] ?? 0) - (at[3] ?? 0);
    };
    expect(rows(-1)).toBeLessThan(0);
    expect(rows(1)).toBeGreaterThan(0);
    const diagonal = widths(9, { columns: 3, rows: 3, order: 'wave', dx: 1, dy: 1 });
    expect(diagonal[0]).toBeGreaterThan(diagonal[4] ?? 0);
    expect(diagonal[4]).toBeGreaterThanOrEqual(diagonal[8] ?? 0);
  });

  it('shifts every second row of hexagons by half a cell', () => {
    const grown = cornersAt(19, { shape: 'hexagon' });
    const centre = (index: number) => {
      const xs = grown[index]?.map(([x]) => x) ?? [];
      return Math.round(((Math.max(...xs) + Math.min(...xs)) / 2) * 10) / 10;
    };
    expect([centre(0), centre(4)]).toEqual([12.5, 25]);
    const square = cornersAt(19).map((each) => Math.min(...each.map(([x]) => x)));
    expect(Math.min(...square.slice(4))).toBeLessThan(13);
  });

  it('makes diamonds twice as wide, so that they cover the gaps', () => {
    expect(Math.max(...widths(19, { shape: 'diamond' }))).toBe(50);
    expect(Math.max(...widths(19, { shape: 'hexagon' }))).toBeCloseTo(27.5, 0);
  });
});
