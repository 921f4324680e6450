import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { sampleRecords } from '../../test/sample.ts';
import { stateOfSnapshot } from '../document/snapshot.ts';
import { CoursewareStore } from '../document/store.ts';
import { snapshotOfUpdates } from './snapshot-of-updates.ts';

const DAMAGED = Uint8Array.of(1, 1, 1, 1);

it('snapshotOfUpdates returns the records of all updates together', () => {
  const doc = new Y.Doc();
  const state = stateOfSnapshot({ records: sampleRecords(1, 1) });
  Y.applyUpdate(doc, state);
  const updates: Uint8Array[] = [state];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  new CoursewareStore(doc).transact((edit) => edit.update('p0e0', { name: 'changed' }));
  const { records } = snapshotOfUpdates(updates);
  expect(records.map(({ id }) => id)).toEqual(['deck', 'p0', 'p0e0']);
  expect(records.at(-1)).toMatchObject({ name: 'changed' });
});

it('snapshotOfUpdates skips a damaged update among several, and throws for a single one', () => {
  const state = stateOfSnapshot({ records: sampleRecords(1, 1) });
  expect(snapshotOfUpdates([DAMAGED, state]).records).toHaveLength(3);
  expect(() => snapshotOfUpdates([DAMAGED])).toThrow();
});
