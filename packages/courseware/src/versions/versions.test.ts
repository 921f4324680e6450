import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { storesOf } from '../../test/peers.ts';
import { sampleRecords, textBody } from '../../test/sample.ts';
import { snapshotOf } from '../document/snapshot.ts';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import { type CoursewareStore, LOAD_ORIGIN } from '../document/store.ts';
import { insertElement, removeElements } from '../edits/elements.ts';
import { addPage, deletePages, movePages } from '../edits/pages/pages.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import { comparePages } from './compare-pages.ts';
import { restoreUpdate } from './restore-update.ts';

const stateOf = (store: CoursewareStore) => [Y.encodeStateAsUpdate(store.doc)];

function type(store: CoursewareStore, id: string, words: string): void {
  store.transact((edit) => edit.update<ShapeElement>(id, { text: textBody(words) }));
}

function twoStores(pages = 3): [CoursewareStore, CoursewareStore] {
  return storesOf(sampleRecords(pages, 3), 2) as [CoursewareStore, CoursewareStore];
}

describe('restoring a version of a courseware', () => {
  it('restores its content after any edits, and returns the state before', () => {
    const [store] = twoStores();
    type(store, 'p0e0', '第一课');
    const version = snapshotOf(store);
    type(store, 'p0e0', '第一课 春天');
    store.transact((edit) => {
      deletePages(edit, ['p1']);
      addPage(edit, { after: 'p2' });
      removeElements(edit, ['p0e1']);
      insertElement(edit, 'p2', { type: 'shape', frame: { x: 1, y: 2, w: 3, h: 4 } });
      movePages(edit, ['p2'], 0);
      edit.update('p0', { notes: textBody('提问') });
    });
    const now = snapshotOf(store);
    const { update, before } = restoreUpdate(stateOf(store), version);
    expect(before).toEqual(now);
    Y.applyUpdate(store.doc, update ?? new Uint8Array());
    const byId = (snapshot: typeof version) => new Map(snapshot.records.map((one) => [one.id, one]));
    expect(byId(snapshotOf(store))).toEqual(byId(version));
  });

  it('keeps text that a user types meanwhile', () => {
    const [store, other] = twoStores();
    type(store, 'p0e0', '春天');
    const version = snapshotOf(store);
    type(store, 'p0e0', '夏天');
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(store.doc));
    const { update } = restoreUpdate(stateOf(store), version);
    type(other, 'p0e0', '夏天来了');
    Y.applyUpdate(other.doc, update ?? new Uint8Array());
    const text = JSON.stringify(other.find('element', 'p0e0'));
    expect(text).toContain('春');
    expect(text).toContain('来了');
  });

  it('clears the undo history in every window, but not later edits', () => {
    const [store, other] = twoStores();
    type(store, 'p0e0', '第一稿');
    const version = snapshotOf(store);
    type(store, 'p0e0', '第二稿改得很多');
    let told = 0;
    store.subscribeRestore(() => {
      told += 1;
    });
    const { update } = restoreUpdate(stateOf(store), version);
    const words = () => JSON.stringify(store.find('element', 'p0e0')).match(/第.*稿/)?.[0];
    Y.applyUpdate(store.doc, update ?? new Uint8Array(), 'peer');
    expect([words(), told, store.canUndo, store.canRedo]).toEqual(['第一稿', 1, false, false]);
    type(store, 'p0e0', '第三稿');
    store.undo();
    expect([words(), store.canUndo]).toEqual(['第一稿', false]);
    // A client that loads the document later is not notified of the restored version.
    other.subscribeRestore(() => {
      told += 1;
    });
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(store.doc), LOAD_ORIGIN);
    expect(told).toBe(1);
  });

  it('writes no update if the courseware is unchanged', () => {
    const [store] = twoStores();
    expect(restoreUpdate(stateOf(store), snapshotOf(store)).update).toBeUndefined();
  });

  it('restores a deleted page without elements that another user added to it meanwhile', () => {
    const [store, other] = twoStores();
    const version = snapshotOf(store);
    store.transact((edit) => deletePages(edit, ['p1']));
    other.transact((edit) => {
      insertElement(edit, 'p1', { type: 'shape', frame: { x: 0, y: 0, w: 9, h: 9 } });
    });
    Y.applyUpdate(store.doc, Y.encodeStateAsUpdate(other.doc));
    const { update } = restoreUpdate(stateOf(store), version);
    Y.applyUpdate(store.doc, update ?? new Uint8Array());
    expect(store.children('p1')).toEqual(['p1e0', 'p1e1', 'p1e2']);
  });
});

describe('a comparison of two states', () => {
  it('reports pages as unchanged, changed with their elements, added, removed, or moved', () => {
    const [store] = twoStores(5);
    const before = new SnapshotReader(snapshotOf(store));
    let added = '';
    store.transact((edit) => {
      added = addPage(edit, { after: 'p3' });
      deletePages(edit, ['p1']);
      removeElements(edit, ['p2e1']);
      movePages(edit, ['p4'], 0);
    });
    type(store, 'p2e0', '新');
    const pages = comparePages(before, store);
    expect(pages.map(({ pageId, fate }) => `${pageId} ${fate}`)).toEqual([
      'p4 same',
      'p0 same',
      'p1 gone',
      'p2 changed',
      'p3 same',
      `${added} added`,
    ]);
    expect(pages.filter(({ moved }) => moved).map(({ pageId }) => pageId)).toEqual(['p4']);
    expect(pages[3]).toMatchObject({ elements: ['p2e0'], goneElements: ['p2e1'] });
  });
});
