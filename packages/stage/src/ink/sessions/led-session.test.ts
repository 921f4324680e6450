import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InkEdge } from '../edges.ts';
import type { InkPen } from '../stroke.ts';
import { LedSession } from './led-session.ts';
import type { Sample } from './pointer-session.ts';

const PEN: InkPen = { tool: 'pen', color: 'D92D20', width: 4 };
const ruler: InkEdge = { type: 'line', from: [100, 50], to: [200, 50] };
/** The upper half of a circle around (0, 0), from the left to the right. */
const arc: InkEdge = { type: 'arc', centre: [0, 0], radius: 100, from: -Math.PI, sweep: Math.PI };
const at = (x: number, y: number): Sample => [x, y, 0.7];

beforeEach(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function led(edge: InkEdge, first: Sample) {
  const strokes: number[][] = [];
  const ways: [number, number][] = [];
  const session = new LedSession(PEN, edge, first, {
    onStroke: (pen, points) => {
      expect(pen).toBe(PEN);
      strokes.push(points.map((each) => Math.round(each * 10) / 10 + 0));
    },
    onLed: (from, to) => ways.push([Math.round(from), Math.round(to)]),
  });
  return { session, strokes, ways };
}
const endsOf = (points: readonly number[] = []) => [points.slice(0, 3), points.slice(-3)];

describe('a stroke along a ruler', () => {
  it('follows the edge exactly between the farthest points on both sides', () => {
    const { session, strokes, ways } = led(ruler, at(130, 55));
    session.move([at(150, 47), at(170, 60)]);
    session.move([at(110, 52)]);
    expect(ways).toEqual([
      [30, 70],
      [10, 70],
    ]);
    expect(endsOf(session.written().points)).toEqual([
      [110, 50, 0.5],
      [170, 50, 0.5],
    ]);
    expect(session.written()).toMatchObject(PEN);
    session.up(at(180, 44));
    expect(endsOf(strokes[0])).toEqual([
      [110, 50, 0.5],
      [180, 50, 0.5],
    ]);
    expect(ways.at(-1)).toEqual([10, 80]);
    expect(strokes).toHaveLength(1);
  });

  it('ends where the edge ends', () => {
    const { session, strokes } = led(ruler, at(190, 50));
    session.up(at(260, 50));
    expect(endsOf(strokes[0])).toEqual([
      [190, 50, 0.5],
      [200, 50, 0.5],
    ]);
  });

  it('becomes a dot after a mere touch, and is dropped when a touch is cancelled', () => {
    const touch = led(ruler, at(150, 52));
    touch.session.up(at(150, 53));
    expect(touch.strokes).toEqual([[150, 50, 0.5, 150.1, 50, 0.5]]);
    const cancelled = led(ruler, at(150, 52));
    cancelled.session.cancel();
    expect(cancelled.strokes).toEqual([]);
    const moved = led(ruler, at(150, 52));
    moved.session.move([at(160, 52)]);
    moved.session.cancel();
    expect(endsOf(moved.strokes[0])).toEqual([
      [150, 50, 0.5],
      [160, 50, 0.5],
    ]);
  });

  it('is painted in its colour, and returns its box', () => {
    const { session } = led(ruler, at(110, 50));
    session.move([at(140, 50)]);
    const context = { fill: vi.fn(), fillStyle: '' };
    const box = session.paint(context as unknown as CanvasRenderingContext2D);
    expect(box).toEqual({ minX: 106, minY: 46, maxX: 144, maxY: 54 });
    expect(context.fill).toHaveBeenCalledTimes(1);
    expect(context.fillStyle).toBe('#D92D20');
  });
});

describe('a stroke along an arc', () => {
  it('follows the arc', () => {
    const { session, strokes } = led(arc, at(-100, 0));
    session.move([at(-70, -70), at(0, -103)]);
    session.up(at(0, -103));
    expect(endsOf(strokes[0])).toEqual([
      [-100, 0, 0.5],
      [0, -100, 0.5],
    ]);
  });

  it('does not jump to the other side when the pen crosses the centre', () => {
    const { session, strokes } = led(arc, at(-98, -17));
    session.move([at(50, -1)]);
    session.up(at(-98, -17));
    const xs = strokes[0]?.filter((_, i) => i % 3 === 0) ?? [];
    expect(Math.max(...xs)).toBeLessThan(0);
  });
});
