import type { ImportReportEntry } from '@lectern/protocol/transcoding';
import { describe, expect, it } from 'vitest';
import { groupNotes } from './report-groups.ts';

function noteOn(page: number | undefined, code = 'THREE_D'): ImportReportEntry {
  return {
    code,
    outcome: 'replaced',
    message: `${code} ${page}`,
    ...(page === undefined ? {} : { page, page_id: `p${page}`, element_id: `e${page}` }),
  };
}

describe('the import report by pages', () => {
  it('follows the current order of the pages, not their order in the file', () => {
    const groups = groupNotes([noteOn(1), noteOn(3), noteOn(2)], ['p3', 'new', 'p1', 'p2']);
    expect(groups.map(({ place }) => place)).toEqual([
      { type: 'page', pageId: 'p3', number: 1 },
      { type: 'page', pageId: 'p1', number: 3 },
      { type: 'page', pageId: 'p2', number: 4 },
    ]);
  });

  it('keeps the notes of a page together, in their order', () => {
    const notes = [noteOn(1, 'A'), noteOn(2, 'B'), noteOn(1, 'C')];
    expect(groupNotes(notes, ['p1', 'p2']).map((group) => group.notes.map(({ code }) => code))).toEqual([
      ['A', 'C'],
      ['B'],
    ]);
  });

  it('begins with notes on the whole file and ends with notes on deleted pages', () => {
    const groups = groupNotes([noteOn(2), noteOn(1), noteOn(undefined)], ['p1']);
    expect(groups.map(({ place }) => place)).toEqual([
      { type: 'file' },
      { type: 'page', pageId: 'p1', number: 1 },
      { type: 'gone', number: 2 },
    ]);
  });

  it('groups a note that has only a page number under a deleted page', () => {
    const [group] = groupNotes([{ code: 'A', outcome: 'lost', message: 'A', page: 4 }], ['p1']);
    expect(group?.place).toEqual({ type: 'gone', number: 4 });
  });

  it('lists equal notes without a page once, with their count, and every note of a page separately', () => {
    const onLayouts = [noteOn(undefined), noteOn(undefined), noteOn(undefined, 'B')];
    const groups = groupNotes([...onLayouts, noteOn(1), noteOn(1)], ['p1']);
    expect(groups.map(({ notes }) => notes.map(({ code, times }) => [code, times]))).toEqual([
      [
        ['THREE_D', 2],
        ['B', 1],
      ],
      [
        ['THREE_D', 1],
        ['THREE_D', 1],
      ],
    ]);
  });

  it('is empty when there are no notes', () => {
    expect(groupNotes([], ['p1'])).toEqual([]);
  });
});
