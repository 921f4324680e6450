import type { Stroke } from '@lectern/stage/ink';
import { describe, expect, it } from 'vitest';
import { inkTimeline, LONGEST_PAUSE_MS, strokesAt, wholeStrokesAt } from './ink-timeline.ts';

const NOON = 1_790_000_000_000;

/** A line of 700 pixels in 8 points. */
function stroke(id: string, at?: number, ms = 1_000): Stroke {
  const points = Array.from({ length: 8 }, (_, index) => [index * 100, 0, 0.5]).flat();
  const written = at === undefined ? undefined : { at: NOON + at, ms };
  return { id, tool: 'pen', color: 'D92D20', width: 4, points, ...(written && { written }) };
}

const places = (strokes: readonly Stroke[]) =>
  inkTimeline(strokes).strokes.map(({ stroke: { id }, begin, end }) => [id, begin, end]);

describe('the ink timeline of a page', () => {
  it('has the order and speed of writing, independent of the z-order', () => {
    expect(places([stroke('b', 1_500, 300), stroke('a', 0)])).toEqual([
      ['a', 0, 1_000],
      ['b', 1_500, 1_800],
    ]);
  });

  it('shortens long pauses', () => {
    expect(places([stroke('a', 0), stroke('b', 600_000)])).toEqual([
      ['a', 0, 1_000],
      ['b', 1_000 + LONGEST_PAUSE_MS, 2_000 + LONGEST_PAUSE_MS],
    ]);
  });

  it('shows strokes of two users at once when they were written at once', () => {
    expect(places([stroke('a', 0, 2_000), stroke('b', 500, 500), stroke('c', 2_100, 100)])).toEqual([
      ['a', 0, 2_000],
      ['b', 500, 1_000],
      ['c', 2_100, 2_200],
    ]);
  });

  it('begins with strokes without a time, at the average writing speed', () => {
    expect(places([stroke('new', 0), stroke('old'), stroke('older')])).toEqual([
      ['old', 0, 1_000],
      ['older', 1_000, 2_000],
      ['new', 2_000, 3_000],
    ]);
  });

  it('is empty at its beginning, grows point by point, and is complete at its end', () => {
    const timeline = inkTimeline([stroke('a', 0), stroke('b', 1_000)]);
    expect(strokesAt(timeline, 0)).toEqual([]);
    const half = strokesAt(timeline, 1_500);
    expect(half.map(({ id, points }) => [id, points.length])).toEqual([
      ['a', 24],
      ['b', 12],
    ]);
    expect(half[0]).toBe(timeline.strokes[0]?.stroke);
    expect(strokesAt(timeline, timeline.length).map(({ points }) => points.length)).toEqual([24, 24]);
    expect(wholeStrokesAt(timeline, 1_500).map(({ id }) => id)).toEqual(['a']);
  });
});
