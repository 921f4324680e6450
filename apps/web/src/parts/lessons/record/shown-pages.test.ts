import type { ClassEvent } from '@lectern/protocol/lessons';
import { describe, expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

function page(page_id: string, number: number, milliseconds: number): ClassEvent {
  return { id: `${page_id} ${milliseconds}`, at: 0, kind: 'page', page_id, number, milliseconds };
}

describe('the pages of a lesson', () => {
  it('are added up in the order in which they were first shown', () => {
    expect(shownPages([page('b', 2, 5), page('a', 1, 7), page('b', 3, 10)])).toEqual([
      { id: 'b', number: 3, milliseconds: 15, times: 2 },
      { id: 'a', number: 1, milliseconds: 7, times: 1 },
    ]);
  });

  it('leave out undone events and events of other kinds', () => {
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
