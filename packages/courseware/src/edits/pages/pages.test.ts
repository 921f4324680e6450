import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../../test/edited.ts';
import { shape } from '../../../test/sample.ts';
import { blankCourseware } from '../../blank-courseware.ts';
import type { Edit } from '../../document/edit.ts';
import { CoursewareStore } from '../../document/store.ts';
import {
  addPage,
  deletePages,
  duplicatePages,
  movePages,
  movePagesAhead,
  movePagesBehind,
  type NewPage,
  setPagesHidden,
} from './pages.ts';
import { placeholdersOn } from './placeholders.ts';
import { addSection } from './sections.ts';

let store: CoursewareStore;

/** A title page `page-1`, and the pages `b`, `c` and `d` with content. */
beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of blankCourseware().records) edit.create(record);
    for (const [at, id] of ['b', 'c', 'd'].entries()) {
      edit.create({ kind: 'page', id, order: `a${at + 1}`, layoutId: 'layout-two' });
    }
  });
});

const add = (page?: NewPage) => run(store, (edit) => addPage(edit, page));
const layoutIdOf = (id: string) => store.find('page', id)?.layoutId;
const typesOn = (id: string) => placeholdersOn(store, id).map(({ placeholder }) => placeholder?.type);
const moved = (work: (edit: Edit) => void) => {
  run(store, work);
  return store
    .pages()
    .map((id) => id.slice(-1))
    .join('');
};

describe('addPage', () => {
  it('adds a page at the end with the layout of the last page and its placeholders', () => {
    const id = add();
    expect(store.pages()).toEqual(['page-1', 'b', 'c', 'd', id]);
    expect(layoutIdOf(id)).toBe('layout-two');
    expect(typesOn(id)).toEqual(['title', 'body', 'body']);
  });

  it('adds a page with content after a title page, and with a given layout', () => {
    const id = add({ after: 'page-1' });
    expect(store.pages()[1]).toBe(id);
    expect(layoutIdOf(id)).toBe('layout-content');
    expect(layoutIdOf(add({ after: 'page-1', layoutId: 'layout-title' }))).toBe('layout-title');
  });

  it('keeps the title layout after a title page when its master has no layout for content', () => {
    run(store, (edit) => edit.remove('layout-content'));
    expect(layoutIdOf(add({ after: 'page-1' }))).toBe('layout-title');
  });

  it('takes the first layout after a page without one, and adds at the end for a missing page', () => {
    run(store, (edit) => edit.update('d', { layoutId: undefined }));
    expect(layoutIdOf(add({ after: 'd' }))).toBe('layout-title');
    const id = add({ after: 'none', layoutId: 'none' });
    expect(store.pages().at(-1)).toBe(id);
    expect(layoutIdOf(id)).toBe('layout-title');
  });

  it('copies page number and footer from the page before, else from the page after', () => {
    const mark = (parentId: string, type: string) =>
      run(store, (edit) =>
        edit.create(shape(`${parentId}${type}`, parentId, 'z0', { placeholder: { type } })),
      );
    mark('b', 'sldNum');
    mark('c', 'ftr');
    expect(typesOn(add({ after: 'b' }))).toContain('sldNum');
    const [first] = [add({ after: 'page-1' })];
    expect(typesOn(first)).toContain('sldNum');
    expect(typesOn(add({ after: 'page-1', layoutId: 'layout-title' }))).toEqual(['ctrTitle', 'subTitle']);
    expect(typesOn(add({ after: 'd' }))).toEqual(['title', 'body', 'body']);
  });

  it('does not copy the marks of the layout', () => {
    run(store, (edit) => edit.create(shape('mark', 'layout-two', 'z0', { placeholder: { type: 'sldNum' } })));
    expect(typesOn(add())).toEqual(['title', 'body', 'body']);
  });
});

describe('duplicatePages', () => {
  it('inserts copies after the last of the pages, in the order of the pages', () => {
    run(store, (edit) => {
      edit.create(shape('s', 'b', 'a0'));
      edit.update('b', { origin: 'slide2' } as never);
    });
    const ids = run(store, (edit) => duplicatePages(edit, ['c', 'none', 'b']));
    expect(store.pages()).toEqual(['page-1', 'b', 'c', ...ids, 'd']);
    expect(store.children(ids[0] ?? '')).toHaveLength(1);
    expect(store.children(ids[1] ?? '')).toHaveLength(0);
    expect(store.get(ids[0] ?? '')).not.toHaveProperty('origin');
  });

  it('returns nothing without pages', () => {
    expect(run(store, (edit) => duplicatePages(edit, ['none']))).toEqual([]);
    expect(store.pages()).toHaveLength(4);
  });
});

describe('deletePages', () => {
  it('deletes pages, and nothing else than pages', () => {
    expect(moved((edit) => deletePages(edit, ['b', 'none', 'layout-two', 'd']))).toBe('1c');
    expect(store.get('layout-two')).toBeDefined();
  });

  it('leaves an empty page when all pages are deleted', () => {
    run(store, (edit) => deletePages(edit, ['page-1', 'b', 'c', 'd']));
    expect(store.pages()).toHaveLength(1);
    expect(layoutIdOf(store.pages()[0] ?? '')).toBe('layout-two');
  });
});

describe('movePages', () => {
  it('moves pages in their present order before the page at an index, or to the end', () => {
    expect(moved((edit) => movePages(edit, ['d', 'c'], 1))).toBe('1cdb');
    expect(moved((edit) => movePages(edit, ['page-1'], 4))).toBe('cdb1');
  });
});

describe('movePagesAhead and movePagesBehind', () => {
  it('move pages before a section, into the section before it', () => {
    const section = run(store, (edit) => addSection(edit, 'c', 'S'));
    run(store, (edit) => movePagesAhead(edit, ['d', 'page-1'], section));
    expect(store.children('deck')).toEqual(['b', 'page-1', 'd', section, 'c']);
    run(store, (edit) => movePagesBehind(edit, ['d', 'b'], 'c'));
    expect(store.children('deck')).toEqual(['page-1', section, 'c', 'b', 'd']);
  });

  it('move pages to the end without a target, and nowhere for a missing target', () => {
    expect(moved((edit) => movePagesAhead(edit, ['b'], undefined))).toBe('1cdb');
    expect(moved((edit) => movePagesAhead(edit, ['d'], 'none'))).toBe('1cdb');
    expect(moved((edit) => movePagesBehind(edit, ['d'], 'none'))).toBe('1cdb');
    expect(moved((edit) => movePagesAhead(edit, ['b'], 'page-1'))).toBe('b1cd');
    expect(moved((edit) => movePagesBehind(edit, ['b'], 'page-1'))).toBe('1bcd');
  });
});

it('setPagesHidden hides pages and shows them again', () => {
  run(store, (edit) => setPagesHidden(edit, ['b', 'none', 'layout-two'], true));
  expect(store.find('page', 'b')?.hidden).toBe(true);
  expect(store.get('layout-two')).not.toHaveProperty('hidden');
  run(store, (edit) => setPagesHidden(edit, ['b'], false));
  expect(store.get('b')).not.toHaveProperty('hidden');
});
