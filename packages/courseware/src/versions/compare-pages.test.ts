import { beforeEach, describe, expect, it } from 'vitest';
import { storeOf } from '../../test/peers.ts';
import { sampleRecords, shape } from '../../test/sample.ts';
import { snapshotOf } from '../document/snapshot.ts';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import type { CoursewareStore } from '../document/store.ts';
import { movePages } from '../edits/pages/pages.ts';
import { comparePages } from './compare-pages.ts';

let store: CoursewareStore;
let before: SnapshotReader;

beforeEach(() => {
  store = storeOf(sampleRecords(5, 2));
  before = new SnapshotReader(snapshotOf(store));
});

const compared = () =>
  comparePages(before, store).map(({ pageId, fate, moved }) => `${pageId} ${fate}${moved ? ' moved' : ''}`);

describe('comparePages', () => {
  it('returns all pages as the same without a change', () => {
    expect(compared()).toEqual([0, 1, 2, 3, 4].map((at) => `p${at} same`));
  });

  it('lists new, changed and removed elements of a page, and of its groups', () => {
    store.transact((edit) => {
      edit.update('p1e0', { name: 'changed' });
      edit.create(shape('new', 'p1e1', 'a0'));
      edit.remove('p2e1');
    });
    const [, one, two] = comparePages(before, store);
    expect(one).toEqual({
      pageId: 'p1',
      fate: 'changed',
      moved: false,
      elements: ['p1e0', 'new'],
      goneElements: [],
    });
    expect(two).toEqual({
      pageId: 'p2',
      fate: 'changed',
      moved: false,
      elements: [],
      goneElements: ['p2e1'],
    });
  });

  it('counts properties of the page as a change, but not its position', () => {
    store.transact((edit) => edit.update('p0', { hidden: true }));
    expect(compared()[0]).toBe('p0 changed');
    store.transact((edit) => {
      edit.update('p0', { hidden: undefined });
      movePages(edit, ['p0'], 5);
    });
    expect(compared()).toEqual(['p1 same', 'p2 same', 'p3 same', 'p4 same', 'p0 same moved']);
  });

  it('returns the fewest moved pages', () => {
    store.transact((edit) => movePages(edit, ['p3', 'p4'], 0));
    expect(compared()).toEqual(['p3 same moved', 'p4 same moved', 'p0 same', 'p1 same', 'p2 same']);
    store.transact((edit) => movePages(edit, ['p0'], 5));
    expect(compared()).toEqual(['p3 same moved', 'p4 same moved', 'p1 same', 'p2 same', 'p0 same moved']);
  });

  it('lists a new page, and removed pages behind the page that they followed', () => {
    store.transact((edit) => {
      edit.create({ kind: 'page', id: 'new', order: 'Zz' });
      for (const id of ['p0', 'p2', 'p3']) edit.remove(id);
    });
    expect(compared()).toEqual(['p0 gone', 'new added', 'p1 same', 'p2 gone', 'p3 gone', 'p4 same']);
  });
});
