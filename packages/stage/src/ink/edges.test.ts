import { describe, expect, it } from 'vitest';
import { EDGE_REACH, edgeNear, type InkEdge, inkAlong, lengthOfEdge, onEdge, pointOn } from './edges.ts';
import { LedSession } from './sessions/led-session.ts';
import { inkElementOf, strokeOf } from './stroke.ts';

const line: InkEdge = { type: 'line', from: [100, 100], to: [500, 400] };
const arc: InkEdge = { type: 'arc', centre: [300, 300], radius: 120, from: Math.PI, sweep: Math.PI };

it('A stroke begun within 12 px of an edge lies exactly on it, even when the hand trembles', () => {
  for (const edge of [line, arc]) {
    for (let begin = 0; begin < 40; begin += 1) {
      const near = (along: number, off: number) => {
        const [x, y] = pointOn(edge, along);
        return [x + off * Math.cos(begin), y + off * Math.sin(begin)] as const;
      };
      const first = near(20 + begin, 11.9);
      expect(edgeNear([edge], first)).toBe(edge);
      const pen = { tool: 'pen', color: '000000', width: 4 } as const;
      const session = new LedSession(pen, edge, [...first, 0.5], { onStroke: () => {}, onLed: () => {} });
      for (let step = 1; step < 30; step += 1) {
        session.move([[...near(20 + begin + step * 6, 40 * Math.sin(step)), 0.5]]);
      }
      const { points } = session.written();
      expect(points.length).toBeGreaterThan(5);
      for (let at = 0; at + 1 < points.length; at += 3)
        expect(onEdge(edge, [points[at] ?? 0, points[at + 1] ?? 0]).away).toBeLessThan(1e-6);
    }
  }
});

describe('an edge', () => {
  it('returns the nearest position along it and the distance of a point', () => {
    expect(onEdge(line, [100, 100])).toEqual({ along: 0, away: 0 });
    const { along, away } = onEdge(line, [340, 280 - 5]);
    expect(along).toBeCloseTo(297, 5);
    expect(away).toBeCloseTo(4, 5);
    expect(onEdge(line, [600, 475]).along).toBe(500);
    expect(onEdge(arc, [300, 100])).toMatchObject({ away: 80 });
    expect(onEdge(arc, [300, 100]).along).toBeCloseTo(60 * Math.PI, 6);
    // Below the arc's open side, the nearer end counts.
    expect(pointOn(arc, onEdge(arc, [200, 320]).along)[0]).toBeCloseTo(180, 6);
  });

  it('is found only within reach, and the nearer of two edges is returned', () => {
    expect(edgeNear([line, arc], [300, 180 - EDGE_REACH])).toBe(arc);
    expect(edgeNear([line], [340, 280 - 14])).toBe(line);
    expect(edgeNear([line], [340, 280 - 16])).toBeUndefined();
    expect(edgeNear([], [0, 0])).toBeUndefined();
  });

  it('has its true length, also when the length is zero', () => {
    expect(lengthOfEdge(line)).toBe(500);
    expect(lengthOfEdge(arc)).toBeCloseTo(120 * Math.PI, 9);
    const none: InkEdge = { type: 'line', from: [1, 2], to: [1, 2] };
    expect(onEdge(none, [4, 6])).toEqual({ along: 0, away: 5 });
    expect(pointOn(none, 0)).toEqual([1, 2]);
  });

  it('produces ink with a point at most every three pixels, in both directions, with an even pressure', () => {
    const along = (from: number, to: number) =>
      inkAlong(line, from, to).map((value) => Math.round(value * 1000) / 1000);
    expect(along(0, 7.5)).toEqual([100, 100, 0.5, 102, 101.5, 0.5, 104, 103, 0.5, 106, 104.5, 0.5]);
    expect(along(10, 5)).toEqual([108, 106, 0.5, 106, 104.5, 0.5, 104, 103, 0.5]);
    expect(along(10, 10)).toEqual([108, 106, 0.5, 108, 106, 0.5]);
    expect(inkAlong(arc, 0, 300)).toHaveLength(101 * 3);
  });

  it('produces ink whose stored points and chords are within about a tenth of a pixel of it', () => {
    for (const edge of [line, arc]) {
      const points = inkAlong(edge, 20, 260);
      const element = inkElementOf(
        { id: 'a', tool: 'pen', color: '000000', width: 4, points },
        { parentId: 'p', order: 'a' },
      );
      const kept = strokeOf(element).points;
      for (let i = 0; i + 2 < kept.length; i += 3) {
        const at = [kept[i] ?? 0, kept[i + 1] ?? 0] as const;
        expect(onEdge(edge, at).away).toBeLessThan(0.1);
        const next = kept.length > i + 5 ? ([kept[i + 3] ?? 0, kept[i + 4] ?? 0] as const) : at;
        expect(onEdge(edge, [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2]).away).toBeLessThan(0.12);
      }
    }
  });
});
