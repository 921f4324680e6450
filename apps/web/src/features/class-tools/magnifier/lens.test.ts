import { describe, expect, it } from 'vitest';
import { fitLens, keptLens, type Lens, lensOf, moved, pinched, shownAt, sized, zoomed } from './lens.ts';

const room = { w: 1920, h: 1080 };
const lens: Lens = { mode: 'magnify', shape: 'round', x: 960, y: 400, w: 400, h: 400, zoom: 2 };

describe('a lens', () => {
  it('shows the point under its centre at its centre, at every zoom', () => {
    for (const zoom of [2, 3.5, 5]) {
      const at = shownAt({ ...lens, zoom }, { x: 240, y: 0 });
      // The point under the middle is at (960 - 240, 400) of the surface.
      expect({ x: at.x + 720 * zoom, y: at.y + 400 * zoom }).toEqual({ x: 200, y: 200 });
    }
  });

  it('enlarges 2 to 5 times', () => {
    expect(zoomed(lens, 0.5, room).zoom).toBe(2.5);
    expect(zoomed(lens, -3, room).zoom).toBe(2);
    expect(zoomed(lens, 30, room).zoom).toBe(5);
  });

  it('moves up to the edge of the screen and no further', () => {
    expect(moved(lens, { x: -5000, y: 10 }, room)).toMatchObject({ x: 0, y: 410 });
    expect(sized(lens, 100, room)).toMatchObject({ w: 1920, h: 1080 });
    expect(sized(lens, 0.001, room)).toMatchObject({ w: 120, h: 120 });
  });

  it('is scaled and moved by two fingers', () => {
    const from = [
      { x: 900, y: 400 },
      { x: 1000, y: 400 },
    ] as const;
    const to = [
      { x: 860, y: 450 },
      { x: 1060, y: 450 },
    ] as const;
    expect(pinched(lens, from, to, room)).toMatchObject({ x: 970, y: 450, w: 800, h: 800 });
  });

  it('has the same relative position on a screen of another size', () => {
    const small = { w: 960, h: 540 };
    const again = lensOf(keptLens(lens, room), small);
    expect(again).toMatchObject({ x: 480, y: 200, w: 200, h: 200, zoom: 2 });
    expect(lensOf(keptLens(lens, room), room)).toEqual(lens);
  });

  it('has its defaults when the stored value is damaged', () => {
    const first = lensOf({}, room);
    expect(fitLens(first, room)).toEqual(first);
    const nonsense = { mode: 7, shape: [], x: 'x', y: Number.NaN, w: null, h: {}, zoom: 'five' };
    expect(lensOf(nonsense, room)).toEqual(first);
    expect(lensOf({ zoom: 99, x: -8, w: 1e9 }, room)).toMatchObject({ zoom: 5, x: 0, w: 1920 });
  });
});
