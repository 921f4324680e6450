import { describe, expect, it } from 'vitest';
import { type Doing, FarHands, NOTHING_DONE } from './far-hands.ts';
import type { Stroke } from './stroke.ts';

const stroke = (id: string, x: number): Stroke => ({
  id,
  tool: 'pen',
  color: '112233',
  width: 4,
  points: [x, 100, 0.5, x + 20, 100, 0.5],
});
const hands = (doing: Partial<Doing>) => new FarHands({ ...NOTHING_DONE, ...doing });

describe('FarHands', () => {
  it('hides strokes that are erased whole or carried, under a key of their ids', () => {
    const far = hands({ gone: ['a', 'b'], carried: [{ ids: ['c'], dx: 1, dy: 1, scale: 1 }] });
    expect([...far.away]).toEqual(['a', 'b', 'c']);
    expect(far.awayNames).toBe('a b c');
    expect(hands({ gone: ['a'] }).awayNames).toBe('a');
    expect(hands({}).awayNames).toBeUndefined();
  });

  it('returns the carried strokes at their current position, and none that do not exist', () => {
    const far = hands({
      carried: [
        { ids: ['a'], dx: 30, dy: -10, scale: 1 },
        { ids: ['gone'], dx: 5, dy: 5, scale: 1 },
      ],
    });
    const moved = far.carriedOf([stroke('a', 0), stroke('b', 200)]);
    expect(moved.map(({ points }) => points)).toEqual([[30, 90, 0.5, 50, 90, 0.5]]);
    expect(far.carriedOf([stroke('b', 200)])).toEqual([]);
  });

  it('returns the box around the paths of all erasers, 2 pixels wider', () => {
    const far = hands({
      wiped: [
        { points: [10, 20, 0.5, 30, 20, 0.5], radius: 8 },
        { points: [100, 50, 0.5], radius: 3 },
      ],
    });
    expect(far.wipedBox).toEqual({ minX: 0, minY: 10, maxX: 105, maxY: 55 });
    expect(hands({}).wipedBox).toBeUndefined();
  });

  it('passes over each segment of an eraser, the first point by itself', () => {
    const wiped: unknown[] = [];
    hands({ wiped: [{ points: [1, 2, 0.5, 3, 4, 0.5, 5, 6, 0.5], radius: 7 }] }).eachWiped((...each) =>
      wiped.push(each),
    );
    expect(wiped).toEqual([
      [[1, 2], [1, 2], 7],
      [[1, 2], [3, 4], 7],
      [[3, 4], [5, 6], 7],
    ]);
  });
});

describe('the laser of another user', () => {
  function painted(points: readonly number[]) {
    const calls: (string | number)[][] = [];
    const state = { globalAlpha: 1, lineWidth: 0, strokeStyle: '', fillStyle: '', lineCap: '' };
    const context = Object.assign(state, {
      save: () => calls.push(['save']),
      restore: () => calls.push(['restore']),
      beginPath: () => undefined,
      moveTo: (x: number, y: number) => calls.push(['from', x, y]),
      lineTo: (x: number, y: number) => calls.push(['to', x, y]),
      stroke: () => calls.push(['stroke', state.globalAlpha, Math.round(state.lineWidth * 10) / 10]),
      arc: (x: number, y: number, radius: number) => calls.push(['spot', x, y, radius]),
      fill: () => calls.push(['fill', state.globalAlpha, state.fillStyle]),
    });
    const boxes = hands({ lasers: [{ points, color: 'D92D20' }] }).paintLights(
      context as unknown as CanvasRenderingContext2D,
    );
    return { calls, boxes };
  }

  it('is a spot at the newest point, with a trail that grows towards it', () => {
    const { calls, boxes } = painted([0, 0, 0.5, 10, 0, 0.5, 20, 10, 0.5, 30, 10, 0.5]);
    expect(calls).toEqual([
      ['save'],
      ['from', 0, 0],
      ['to', 10, 0],
      ['stroke', 0.25, 3.6],
      ['from', 10, 0],
      ['to', 20, 10],
      ['stroke', 0.5, 4.7],
      ['from', 20, 10],
      ['to', 30, 10],
      ['stroke', 0.75, 5.9],
      ['spot', 30, 10, 7],
      ['fill', 1, '#D92D20'],
      ['restore'],
    ]);
    expect(boxes).toEqual([{ minX: -9, minY: -9, maxX: 39, maxY: 19 }]);
  });

  it('is only a spot with one point, and nothing without', () => {
    expect(painted([5, 6, 0.5]).calls).toEqual([
      ['save'],
      ['spot', 5, 6, 7],
      ['fill', 1, '#D92D20'],
      ['restore'],
    ]);
    expect(painted([]).calls).toEqual([]);
    expect(painted([1, 2]).boxes).toEqual([]);
  });
});
