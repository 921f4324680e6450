import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type InkEntry, paintEntry, paintStroke } from './ink-entry.ts';

let paths = 0;
beforeEach(() => {
  paths = 0;
  vi.stubGlobal(
    'Path2D',
    class {
      constructor() {
        paths += 1;
      }
      moveTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A context that records the fills with the state in which they are made. */
function recorder() {
  const fills: { path: unknown; alpha: number; color: string }[] = [];
  const context = {
    globalAlpha: 1,
    fillStyle: '',
    fill(path: unknown) {
      fills.push({ path, alpha: this.globalAlpha, color: this.fillStyle });
    },
  };
  return { fills, context: context as typeof context & CanvasRenderingContext2D };
}

it('paintStroke fills a pen opaque and a highlighter translucent, and restores the opacity', () => {
  const { fills, context } = recorder();
  const path = {} as Path2D;
  paintStroke(context, path, { tool: 'highlighter', color: 'FFE066' });
  expect(context.globalAlpha).toBe(1);
  paintStroke(context, path, { tool: 'pen', color: 'D92D20' });
  expect(fills).toEqual([
    { path, alpha: 0.4, color: '#FFE066' },
    { path, alpha: 1, color: '#D92D20' },
  ]);
});

it('paintEntry computes the outline of a stroke once', () => {
  const { fills, context } = recorder();
  const entry: InkEntry = {
    ...{ minX: 0, minY: 0, maxX: 9, maxY: 9, at: 0, path: undefined },
    stroke: { id: 's', tool: 'pen', color: '112233', width: 4, points: [0, 0, 0.5, 9, 9, 0.5] },
  };
  paintEntry(context, entry);
  const { path } = entry;
  paintEntry(context, entry);
  expect(paths).toBe(1);
  expect(path).toBeDefined();
  expect(fills.map((each) => [each.path === path, each.color])).toEqual([
    [true, '#112233'],
    [true, '#112233'],
  ]);
});
