import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { box, run } from '../../test/edited.ts';
import { sampleRecords, shape } from '../../test/sample.ts';
import { blankCourseware } from '../blank-courseware.ts';
import { CoursewareStore } from '../document/store.ts';
import type { CoursewareRecord } from '../records/record.ts';
import {
  type ClipboardFragment,
  copyElements,
  copyPages,
  parseFragment,
  pasteFragment,
} from './clipboard.ts';
import { groupElements } from './frames/grouping.ts';

const HASH = 'a'.repeat(64);
let store: CoursewareStore;

function storeOf(records: readonly CoursewareRecord[]): CoursewareStore {
  const made = new CoursewareStore(new Y.Doc());
  made.transact((edit) => {
    for (const record of records) edit.create(record);
  });
  return made;
}

beforeEach(() => {
  store = storeOf(sampleRecords(2, 3));
});

const paste = (pageId: string, fragment: ClipboardFragment, offset?: number) =>
  run(store, (edit) => pasteFragment(edit, pageId, fragment, offset));
const idsOf = (records: readonly { id: string }[] | undefined) => records?.map(({ id }) => id);

describe('copyElements', () => {
  it('copies an element of a group without the group, at its position on the page', () => {
    const group = run(store, (edit) => groupElements(edit, ['p0e1', 'p0e2'])) ?? '';
    run(store, (edit) => edit.update(group, { frame: { x: 100, y: 30, w: 180, h: 50, rotation: 180 } }));
    const { elements, pages, documentId } = copyElements(store, 'doc', ['p0e1']);
    expect(documentId).toBe('doc');
    expect(pages).toEqual([]);
    expect(elements).toHaveLength(1);
    expect(elements[0]?.frame.x).toBeCloseTo(200);
    expect(elements[0]?.frame.y).toBeCloseTo(30);
  });

  it('copies a group with its children, whose frames stay', () => {
    const group = run(store, (edit) => groupElements(edit, ['p0e1', 'p0e2'])) ?? '';
    const { elements } = copyElements(store, 'doc', [group, 'p0e2']);
    expect(elements.map(({ id, frame }) => [id, frame.x])).toEqual([
      [group, 100],
      ['p0e1', 0],
      ['p0e2', 100],
    ]);
  });

  it('copies the records of files that exist', () => {
    run(store, (edit) => {
      edit.create({ kind: 'asset', id: HASH, mime: 'image/png', size: 9 });
      const fill = (asset: string) => ({ type: 'picture', asset, mode: { type: 'stretch' } }) as const;
      edit.update('p0e0', { fill: fill(HASH) });
      edit.update('p0e1', { fill: fill('b'.repeat(64)) });
    });
    expect(idsOf(copyElements(store, 'doc', ['p0e0', 'p0e1']).assets)).toEqual([HASH]);
  });
});

describe('copyPages', () => {
  it('copies pages in their order with their elements, and no design without a layout', () => {
    const { pages, elements, design } = copyPages(store, 'doc', ['p1', 'p0', 'none']);
    expect(idsOf(pages)).toEqual(['p0', 'p1']);
    expect(elements).toHaveLength(6);
    expect(design).toBeUndefined();
  });

  it('copies the theme, master and layout of the pages with their elements, and the page size', () => {
    store = storeOf(blankCourseware().records);
    run(store, (edit) => edit.update('page-1', { layoutId: 'lost' }));
    const { pages, design } = copyPages(store, 'doc', ['page-1']);
    expect(pages[0]?.layoutId).toBe('layout-content');
    expect(design?.size).toEqual({ w: 1280, h: 720 });
    expect(idsOf(design?.records)).toEqual([
      'theme-1',
      'master-1',
      'layout-content',
      'master-1-title',
      'master-1-body1',
      'layout-content-title',
      'layout-content-body1',
    ]);
  });
});

describe('parseFragment', () => {
  it('returns the copied fragment', () => {
    const copied = copyElements(store, 'doc', ['p0e0']);
    expect(parseFragment(JSON.stringify(copied))).toEqual(copied);
  });

  it.each([
    ['another text', '{"format":"other"}'],
    ['broken JSON', '{"format":"lectern-fragment"'],
    ['another version', '{"format":"lectern-fragment","version":2}'],
  ])('returns undefined for %s', (_, text) => {
    expect(parseFragment(text)).toBeUndefined();
  });
});

describe('pasteFragment with elements', () => {
  it('pastes in front of the others, moved by the first multiple of the offset that is free', () => {
    const copied = copyElements(store, 'doc', ['p0e0', 'p0e2']);
    const first = paste('p0', copied).elements;
    const second = paste('p0', copied, 10).elements;
    expect(store.children('p0')).toEqual(['p0e0', 'p0e1', 'p0e2', ...first, ...second]);
    expect([...first, ...second].map((id) => box(store, id).slice(0, 2))).toEqual([
      [16, 16],
      [216, 16],
      [10, 10],
      [210, 10],
    ]);
    const [third = ''] = paste('p0', copied).elements;
    expect(box(store, third).slice(0, 2)).toEqual([32, 32]);
  });

  it('keeps the position on a page where it is free, and at an offset of 0', () => {
    const copied = copyElements(store, 'doc', ['p0e1']);
    run(store, (edit) => edit.remove('p1e1'));
    const both = copyElements(store, 'doc', ['p0e1', 'p0e2']);
    expect(paste('p1', both).elements.map((id) => box(store, id)[0])).toEqual([100, 200]);
    for (const id of store.children('p1').slice(2)) run(store, (edit) => edit.remove(id));
    expect(paste('p1', copied).elements.map((id) => box(store, id)[0])).toEqual([100]);
    expect(paste('p1', copied, 0).elements.map((id) => box(store, id)[0])).toEqual([100]);
    expect(paste('p1', { ...copied, elements: [] }).elements).toEqual([]);
  });

  it('unlocks the outermost elements and keeps the locks within a group', () => {
    const group = run(store, (edit) => groupElements(edit, ['p0e0', 'p0e1'])) ?? '';
    run(store, (edit) => {
      for (const id of [group, 'p0e1']) edit.update(id, { locked: true });
    });
    const [pasted = ''] = paste('p1', copyElements(store, 'doc', [group])).elements;
    expect(store.get(pasted)).not.toHaveProperty('locked');
    expect(store.get(pasted)).toMatchObject({ parentId: 'p1' });
    expect(store.children(pasted).map((id) => store.find('element', id)?.locked)).toEqual([undefined, true]);
  });

  it('adds the records of files that the document does not have', () => {
    const asset = { kind: 'asset', id: HASH, mime: 'image/png', size: 9 } as const;
    const copied = { ...copyElements(store, 'doc', []), assets: [asset] };
    paste('p0', copied);
    paste('p0', { ...copied, assets: [{ ...asset, size: 5 }] });
    expect(store.find('asset', HASH)?.size).toBe(9);
  });
});

describe('pasteFragment with pages', () => {
  it('pastes after a page, each page with its own elements', () => {
    run(store, (edit) => groupElements(edit, ['p1e0', 'p1e1']));
    run(store, (edit) => edit.remove('p0e2'));
    const { pages, elements } = paste('p0', copyPages(store, 'doc', ['p0', 'p1']));
    expect(elements).toEqual([]);
    expect(store.pages()).toEqual(['p0', ...pages, 'p1']);
    expect(pages.map((id) => store.children(id).length)).toEqual([2, 2]);
    const [, last = ''] = pages;
    expect(store.children(last).map((id) => store.children(id).length)).toEqual([2, 0]);
  });

  it('pastes at the end after a missing page, with a layout that the document has', () => {
    store = storeOf(blankCourseware().records);
    const copied = copyPages(store, 'doc', ['page-1']);
    const known = paste('none', copied).pages;
    const [page] = copied.pages;
    if (!page) throw new Error('no page');
    const unknown = paste('none', { ...copied, pages: [{ ...page, layoutId: 'far' }] }).pages;
    expect(store.pages()).toEqual(['page-1', ...known, ...unknown]);
    run(store, (edit) => edit.update(known[0] ?? '', { hidden: true }));
    expect([...known, ...unknown].map((id) => store.find('page', id)?.layoutId)).toEqual([
      'layout-title',
      'layout-title',
    ]);
  });

  it('leaves out elements in a cycle', () => {
    const copied = copyPages(store, 'doc', ['p0']);
    const elements = [shape('a', 'b', 'a0'), shape('b', 'a', 'a0'), shape('c', 'p0', 'a0')];
    const [page = ''] = paste('p0', { ...copied, elements }).pages;
    expect(store.children(page)).toHaveLength(1);
  });
});
