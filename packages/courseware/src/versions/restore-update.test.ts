import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { sampleRecords, shape } from '../../test/sample.ts';
import { sharedRestores } from '../document/shared/shared-document.ts';
import { type CoursewareSnapshot, snapshotOf, stateOfSnapshot } from '../document/snapshot.ts';
import { CoursewareStore } from '../document/store.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { restoreUpdate } from './restore-update.ts';

let doc: Y.Doc;
let store: CoursewareStore;
let version: CoursewareSnapshot;
const ASSET = { kind: 'asset', id: 'a'.repeat(64), mime: 'image/png', size: 1 } as const;

beforeEach(() => {
  doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot({ records: sampleRecords(2, 2) }));
  store = new CoursewareStore(doc);
  version = snapshotOf(store);
});

function restored(to = version) {
  const { update, before } = restoreUpdate([Y.encodeStateAsUpdate(doc)], to);
  if (update) Y.applyUpdate(doc, update);
  return { update, before };
}
const byId = (records: readonly CoursewareRecord[]) =>
  Object.fromEntries(records.map((each) => [each.id, each]));

describe('restoreUpdate', () => {
  it('returns no update when the document equals the version', () => {
    const { update, before } = restored();
    expect(update).toBeUndefined();
    expect(before).toEqual(version);
  });

  it('changes, adds and removes records, and returns the content before', () => {
    store.transact((edit) => {
      edit.update('p0e0', { name: 'changed', locked: true });
      edit.remove('p1');
      edit.create(shape('new', 'p0', 'b0'));
    });
    const changed = snapshotOf(store);
    const { before } = restored();
    expect(byId(before.records)).toEqual(byId(changed.records));
    expect(byId(snapshotOf(store).records)).toEqual(byId(version.records));
    expect(sharedRestores(doc).has('last')).toBe(true);
  });

  it('replaces an element that has another type by now', () => {
    store.transact((edit) => {
      edit.create({ ...shape('p0e0', 'p0', 'a0'), type: 'group' } as never);
    });
    restored();
    expect(store.find('element', 'p0e0')?.type).toBe('shape');
  });

  it('keeps records of files that the version does not name', () => {
    store.transact((edit) => {
      edit.create(ASSET);
      edit.update('p0e0', { name: 'changed' });
    });
    restored();
    expect(store.find('asset', ASSET.id)).toBeDefined();
    expect(store.get('p0e0')).not.toHaveProperty('name');
  });

  it('removes elements that others had added to a page before its deletion', () => {
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    new CoursewareStore(other).transact((edit) => edit.create(shape('theirs', 'p1', 'b0')));
    store.transact((edit) => edit.remove('p1'));
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
    restored();
    expect(store.children('p1')).toEqual(['p1e0', 'p1e1']);
    expect(store.get('theirs')).toBeUndefined();
  });

  it('merges with an edit of another property', () => {
    store.transact((edit) => edit.update('p0e0', { name: 'changed' }));
    const { update } = restoreUpdate([Y.encodeStateAsUpdate(doc)], version);
    store.transact((edit) => edit.update('p0e1', { name: 'later' }));
    if (update) Y.applyUpdate(doc, update);
    expect(store.get('p0e0')).not.toHaveProperty('name');
    expect(store.get('p0e1')).toMatchObject({ name: 'later' });
  });

  it('is rejected when the document would be too large', () => {
    const large = shape('large', 'p0', 'b0', { alt: '' });
    const records = Array.from({ length: 30 }, (_, at) => ({
      ...large,
      id: `large${at}`,
      name: `${at}`.repeat(250_000),
    }));
    expect(() => restored({ records: [...version.records, ...records] as never })).toThrow(
      'There is too much in it',
    );
  });
});
