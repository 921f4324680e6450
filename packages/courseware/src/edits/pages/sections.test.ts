import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../../test/edited.ts';
import { sampleRecords } from '../../../test/sample.ts';
import { CoursewareStore } from '../../document/store.ts';
import { addSection, moveSection, pagesOfSection, removeSection, sectionsOf } from './sections.ts';

let store: CoursewareStore;
let sections: readonly string[];

/** Page 0, section 0 with pages 1 and 2, section 1 with page 3, section 2 with page 4. */
beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of sampleRecords(5, 1)) edit.create(record);
  });
  sections = ['p1', 'p3', 'p4'].map((page, at) => run(store, (edit) => addSection(edit, page, `s${at}`)));
});

const listed = () =>
  store.children('deck').map((id) => {
    const record = store.get(id);
    return record?.kind === 'section' ? record.name : id;
  });

it('addSection begins a section at its first page, and at the end for a missing page', () => {
  expect(listed()).toEqual(['p0', 's0', 'p1', 'p2', 's1', 'p3', 's2', 'p4']);
  run(store, (edit) => addSection(edit, 'none', 'end'));
  expect(listed().at(-1)).toBe('end');
  run(store, (edit) => addSection(edit, 'p0', 'start'));
  expect(listed()[0]).toBe('start');
});

it('pagesOfSection and sectionsOf list pages until the next section, and sections in order', () => {
  expect(sections.map((id) => pagesOfSection(store, id))).toEqual([['p1', 'p2'], ['p3'], ['p4']]);
  expect(pagesOfSection(store, 'none')).toEqual([]);
  const empty = run(store, (edit) => addSection(edit, sections[1] ?? '', 'empty'));
  expect(pagesOfSection(store, empty)).toEqual([]);
  run(store, (edit) => removeSection(edit, empty));
  expect(sectionsOf(store)).toEqual(sections);
});

describe('removeSection', () => {
  it('leaves the pages to the section before', () => {
    run(store, (edit) => removeSection(edit, sections[1] ?? ''));
    expect(listed()).toEqual(['p0', 's0', 'p1', 'p2', 'p3', 's2', 'p4']);
  });

  it('removes the pages with the section on request', () => {
    run(store, (edit) => removeSection(edit, sections[0] ?? '', true));
    expect(listed()).toEqual(['p0', 's1', 'p3', 's2', 'p4']);
  });

  it('does nothing for a page', () => {
    run(store, (edit) => removeSection(edit, 'p0', true));
    expect(listed()).toHaveLength(8);
  });
});

describe('moveSection', () => {
  const move = (at: number, step: 'up' | 'down') => {
    run(store, (edit) => moveSection(edit, sections[at] ?? '', step));
    return listed();
  };

  it('moves a section with its pages before the previous section', () => {
    expect(move(1, 'up')).toEqual(['p0', 's1', 'p3', 's0', 'p1', 'p2', 's2', 'p4']);
  });

  it('moves a section with its pages after the next section', () => {
    expect(move(0, 'down')).toEqual(['p0', 's1', 'p3', 's0', 'p1', 'p2', 's2', 'p4']);
    expect(move(0, 'down')).toEqual(['p0', 's1', 'p3', 's2', 'p4', 's0', 'p1', 'p2']);
  });

  it.each([
    [0, 'up'],
    [2, 'down'],
    [7, 'up'],
  ] as const)('does nothing for section %i in direction %s at the end', (at, step) => {
    expect(move(at, step)).toEqual(['p0', 's0', 'p1', 'p2', 's1', 'p3', 's2', 'p4']);
  });
});
