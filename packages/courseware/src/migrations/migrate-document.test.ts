import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { sampleRecords } from '../../test/sample.ts';
import { sharedRecord, sharedRecords } from '../document/shared/shared-document.ts';
import { readRecord } from '../document/shared/shared-record.ts';
import { stateOfSnapshot } from '../document/snapshot.ts';
import { migrateDocument } from './migrate-document.ts';
import type { AnyRecord, RecordMigration } from './record-migration.ts';

const SCHEMA = 100;

function opened(schema: unknown = SCHEMA): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot({ records: sampleRecords(1, 3) }));
  sharedRecord(sharedRecords(doc), 'deck')?.set('schema', schema);
  return doc;
}
const read = (doc: Y.Doc, id: string) => {
  const map = sharedRecord(sharedRecords(doc), id);
  return map && readRecord(map);
};
const step = (to: number, up: (record: AnyRecord) => AnyRecord | undefined): RecordMigration => ({
  to,
  name: '',
  up,
});
const named = (to: number) =>
  step(to, (record) => (record.id === 'p0e0' ? { ...record, name: `${record.name ?? ''}${to}` } : record));

describe('migrateDocument', () => {
  it('runs the later steps only, and sets the schema', () => {
    const doc = opened();
    const update = migrateDocument(doc, [named(SCHEMA), named(SCHEMA + 1), named(SCHEMA + 2)], SCHEMA + 2);
    expect(update).toBeInstanceOf(Uint8Array);
    expect(read(doc, 'p0e0')?.name).toBe('101102');
    expect(read(doc, 'deck')?.schema).toBe(SCHEMA + 2);
    const other = opened();
    if (update) Y.applyUpdate(other, update);
    expect(migrateDocument(doc, [], SCHEMA + 2)).toBeUndefined();
  });

  it('returns undefined without a schema, and throws for a later schema', () => {
    expect(migrateDocument(new Y.Doc(), [], SCHEMA)).toBeUndefined();
    expect(migrateDocument(opened('odd'), [], SCHEMA)).toBeUndefined();
    expect(() => migrateDocument(opened(SCHEMA + 1), [], SCHEMA)).toThrow(
      expect.objectContaining({ code: 'COURSEWARE_NEWER' }),
    );
  });

  it('removes records and properties that a step drops, and replaces records of another type', () => {
    const doc = opened();
    sharedRecord(sharedRecords(doc), 'p0e1')?.set('name', 'N');
    const change = step(SCHEMA + 1, (record) => {
      if (record.id === 'p0e0') return undefined;
      if (record.id === 'p0e1') {
        const { name: _, ...rest } = record;
        return rest;
      }
      return record.id === 'p0e2' ? { ...record, type: 'group' } : record;
    });
    const kept = sharedRecord(sharedRecords(doc), 'p0e1');
    migrateDocument(doc, [change], SCHEMA + 1);
    expect(read(doc, 'p0e0')).toBeUndefined();
    expect(read(doc, 'p0e1')).not.toHaveProperty('name');
    expect(sharedRecord(sharedRecords(doc), 'p0e1')).toBe(kept);
    expect(read(doc, 'p0e2')).toMatchObject({ type: 'group', parentId: 'p0' });
  });

  it('moves stored values before records are read', () => {
    const doc = opened();
    sharedRecord(sharedRecords(doc), 'p0e0')?.set('former', 'N');
    const steps: RecordMigration[] = [
      named(SCHEMA + 1),
      {
        to: SCHEMA + 2,
        name: '',
        relay: (map) => {
          if (map.has('former')) map.set('name', map.get('former'));
          map.delete('former');
        },
      },
    ];
    migrateDocument(doc, steps, SCHEMA + 2);
    expect(read(doc, 'p0e0')).toMatchObject({ name: 'N101' });
    expect(read(doc, 'p0e0')).not.toHaveProperty('former');
  });
});
