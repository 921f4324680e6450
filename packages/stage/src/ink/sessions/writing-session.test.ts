import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sample } from './pointer-session.ts';
import { WritingSession } from './writing-session.ts';

const pen = { tool: 'pen', color: '2E6BE6', width: 5 } as const;
const onStroke = vi.fn();
const repaint = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onStroke.mockClear();
  repaint.mockClear();
});
afterEach(() => vi.useRealTimers());

/** A circle drawn by hand, after which the pen rests where it began. */
function circle(straightens: boolean): WritingSession {
  const at = (i: number): Sample => {
    const angle = (i / 60) * Math.PI * 2;
    return [300 + 100 * Math.cos(angle) + Math.sin(i * 2), 300 + 100 * Math.sin(angle), 0.4];
  };
  const session = new WritingSession(pen, at(0), straightens, { onStroke, repaint });
  for (let i = 1; i <= 60; i++) {
    vi.advanceTimersByTime(8);
    session.move([at(i)], []);
  }
  return session;
}

describe('a magic pen', () => {
  it('converts the stroke to a figure when it is held still, and reports the handwriting with it', () => {
    const session = circle(true);
    expect(repaint).not.toHaveBeenCalled();
    for (let i = 0; i < 80; i++) {
      vi.advanceTimersByTime(8);
      session.move([[400 + Math.sin(i), 300, 0.4]], []);
    }
    expect(repaint).toHaveBeenCalledOnce();
    session.move([[390, 330, 0.4]], []);
    session.up([388, 334, 0.4]);
    const [, points, straight] = onStroke.mock.calls[0] as [unknown, number[], number[]];
    expect(points[0]).toBeCloseTo(400);
    for (let i = 0; i < straight.length; i += 3)
      expect(Math.hypot((straight[i] ?? 0) - 300, (straight[i + 1] ?? 0) - 300)).toBeCloseTo(100, -1);
  });

  it('leaves the stroke unchanged when it moves on or is lifted at once', () => {
    circle(true).up([400, 300, 0.4]);
    vi.advanceTimersByTime(2000);
    expect(repaint).not.toHaveBeenCalled();
    expect(onStroke.mock.calls[0]?.[2]).toBeUndefined();
  });
});

describe('another pen', () => {
  it('never draws a figure, however long it is held still', () => {
    const session = circle(false);
    vi.advanceTimersByTime(5000);
    session.up([400, 300, 0.4]);
    expect(onStroke.mock.calls[0]?.[2]).toBeUndefined();
  });
});
