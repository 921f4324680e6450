import { describe, expect, it } from 'vitest';
import { spanOf } from './lesson-figures.ts';

const MINUTE = 60_000;

describe('the duration of a lesson', () => {
  it('is measured from its start to its end', () => {
    expect(
      spanOf({ begin_at: 0, end_at: 40 * MINUTE, last_at: 41 * MINUTE, left: false }, 500 * MINUTE),
    ).toEqual({
      state: 'ended',
      lasted: 40 * MINUTE,
    });
  });

  it('grows while the lesson runs, and ends at its last message when no user ended it', () => {
    const lesson = { begin_at: 0, end_at: null, last_at: 30 * MINUTE, left: false };
    expect(spanOf(lesson, 35 * MINUTE)).toEqual({ state: 'running', lasted: 35 * MINUTE });
    expect(spanOf(lesson, 30 * MINUTE + 3 * 60 * MINUTE)).toEqual({ state: 'left', lasted: 30 * MINUTE });
  });

  it('ends at its last message when the server ended it', () => {
    const lesson = { begin_at: 0, end_at: 30 * MINUTE, last_at: 30 * MINUTE, left: true };
    expect(spanOf(lesson, 50 * 60 * MINUTE)).toEqual({ state: 'left', lasted: 30 * MINUTE });
  });

  it('is never negative when clocks disagree', () => {
    expect(spanOf({ begin_at: 10, end_at: null, last_at: 5, left: false }, 0).lasted).toBe(0);
  });
});
