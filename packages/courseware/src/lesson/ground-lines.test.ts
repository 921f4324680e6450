import { describe, expect, it } from 'vitest';
import { grounds } from './board.ts';
import { groundLines } from './ground-lines.ts';

describe('the ground of a board', () => {
  it.each(grounds)('%s stays within the edges of pages of every shape', (ground) => {
    for (const size of [
      { w: 1280, h: 720 },
      { w: 960, h: 720 },
      { w: 400, h: 1200 },
    ]) {
      const all = groundLines(ground, size)
        .map(({ d }) => d)
        .join('');
      expect(all === '').toBe(ground === 'plain');
      expect(all).not.toContain('NaN');
      for (const [, x, y, way, length] of all.matchAll(/M(\S+?) (\S+?)([hv])([\d.]+)/g)) {
        const end = {
          x: Number(x) + (way === 'h' ? Number(length) : 0),
          y: Number(y) + (way === 'v' ? Number(length) : 0),
        };
        expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
        expect(end.x).toBeLessThanOrEqual(size.w);
        expect(end.y).toBeLessThanOrEqual(size.h);
      }
    }
  });

  it.each(grounds)("%s continues over an endless page at the positions of the page's lines", (ground) => {
    const size = { w: 1280, h: 720 };
    const rowsOf = (over?: Parameters<typeof groundLines>[2]) =>
      new Set(
        groundLines(ground, size, over).flatMap(({ d }) =>
          [...d.matchAll(/M\S+ (\S+?)h/g)].map(([, y]) => Number(y)),
        ),
      );
    const wide = rowsOf({ minX: -900, minY: -700, maxX: 2300, maxY: 1500 });
    for (const y of rowsOf()) expect(wide).toContain(y);
    expect(wide.size > rowsOf().size || ground === 'plain').toBe(true);
  });
});
