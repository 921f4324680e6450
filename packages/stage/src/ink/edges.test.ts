import { describe, expect, it } from 'vitest';
import { EDGE_REACH, edgeNear, type InkEdge, inkAlong, lengthOfEdge, onEdge, pointOn } from './edges.ts';
import { inkElementOf, strokeOf } from './stroke.ts';

const line: InkEdge = { type: 'line', from: [100, 100], to: [500, 400] };
const arc: InkEdge = { type: 'arc', centre: [300, 300], radius: 120, from: Math.PI, sweep: Math.PI };

describe('an edge', () => {
  it('tells where along it a point is, and how far away', () => {
    expect(onEdge(line, [100, 100])).toEqual({ along: 0, away: 0 });
    const { along, away } = onEdge(line, [340, 280 - 5]);
    expect(along).toBeCloseTo(297, 5);
    expect(away).toBeCloseTo(4, 5);
    expect(onEdge(line, [600, 475]).along).toBe(500);
    expect(onEdge(arc, [300, 100])).toMatchObject({ away: 80 });
    expect(onEdge(arc, [300, 100]).along).toBeCloseTo(60 * Math.PI, 6);
    // Below its open side: the nearer end.
    expect(pointOn(arc, onEdge(arc, [200, 320]).along)[0]).toBeCloseTo(180, 6);
  });

  it('is found within reach alone, the nearer one of two', () => {
    expect(edgeNear([line, arc], [300, 180 - EDGE_REACH])).toBe(arc);
    expect(edgeNear([line], [340, 280 - 14])).toBe(line);
    expect(edgeNear([line], [340, 280 - 16])).toBeUndefined();
    expect(edgeNear([], [0, 0])).toBeUndefined();
  });

  it('has the length that is said, also where it has none', () => {
    expect(lengthOfEdge(line)).toBe(500);
    expect(lengthOfEdge(arc)).toBeCloseTo(120 * Math.PI, 9);
    const none: InkEdge = { type: 'line', from: [1, 2], to: [1, 2] };
    expect(onEdge(none, [4, 6])).toEqual({ along: 0, away: 5 });
    expect(pointOn(none, 0)).toEqual([1, 2]);
  });

  it('gives ink that lies on it within a tenth of a pixel as it is kept, and so do the chords between', () => {
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
