import type { ClassEvent } from '@lectern/protocol/lessons';
import { describe, expect, it } from 'vitest';
import { shownPages, spanOf } from './lesson-figures.ts';

const MINUTE = 60_000;

function page(page_id: string, number: number, milliseconds: number): ClassEvent {
  return { id: `${page_id} ${milliseconds}`, at: 0, kind: 'page', page_id, number, milliseconds };
}

describe('how long a lesson took', () => {
  it('is from its beginning to its end', () => {
    expect(spanOf({ begin_at: 0, end_at: 40 * MINUTE, last_at: 41 * MINUTE }, 500 * MINUTE)).toEqual({
      state: 'ended',
      lasted: 40 * MINUTE,
    });
  });

  it('goes on while the lesson does, and stops where the last of it came when nobody ended it', () => {
    const lesson = { begin_at: 0, end_at: null, last_at: 30 * MINUTE };
    expect(spanOf(lesson, 35 * MINUTE)).toEqual({ state: 'running', lasted: 35 * MINUTE });
    expect(spanOf(lesson, 30 * MINUTE + 3 * 60 * MINUTE)).toEqual({ state: 'left', lasted: 30 * MINUTE });
  });

  it('is nothing and not less when clocks disagree', () => {
    expect(spanOf({ begin_at: 10, end_at: null, last_at: 5 }, 0).lasted).toBe(0);
  });
});

describe('the pages of a lesson', () => {
  it('are added up in the order in which they were first shown', () => {
    expect(shownPages([page('b', 2, 5), page('a', 1, 7), page('b', 3, 10)])).toEqual([
      { id: 'b', number: 3, milliseconds: 15, times: 2 },
      { id: 'a', number: 1, milliseconds: 7, times: 1 },
    ]);
  });

  it('leave out what was taken back, and events of other kinds', () => {
    const wrong = page('a', 1, 7);
    expect(
      shownPages([
        wrong,
        { id: 'x', at: 0, kind: 'undone', event_id: wrong.id },
        { id: 'y', at: 0, kind: 'tool', code: 'Roster' },
      ]),
    ).toEqual([]);
  });
});
