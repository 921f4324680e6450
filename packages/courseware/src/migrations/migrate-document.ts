import { LecternError } from '@lectern/protocol';
import * as Y from 'yjs';
import { sharedRecord, sharedRecords } from '../document/shared/shared-document.ts';
import { patchRecord, readRecord, type SharedRecord, writeRecord } from '../document/shared/shared-record.ts';
import { SCHEMA_VERSION } from '../records/record.ts';
import { type AnyRecord, migrated, type RecordMigration } from './record-migration.ts';
import { recordMigrations } from './record-migrations.ts';

/**
 * Migrates a live document to this version's schema, changing only the values of the steps, so that concurrent edits of
 * other values still merge. Returns the update to store, undefined without changes. Throws COURSEWARE_NEWER for a
 * document of a later version.
 */
export function migrateDocument(
  doc: Y.Doc,
  migrations: readonly RecordMigration[] = recordMigrations,
  target: number = SCHEMA_VERSION,
): Uint8Array | undefined {
  const records = sharedRecords(doc);
  const schema = sharedRecord(records, 'deck')?.get('schema');
  if (typeof schema !== 'number' || schema === target) return undefined;
  if (schema > target) throw new LecternError('COURSEWARE_NEWER');
  const before = Y.encodeStateVector(doc);
  const steps = migrations.filter(({ to }) => to > schema);
  doc.transact(() => {
    // The storage layout is migrated first, because records are read in the current layout.
    for (const { relay } of steps) if (relay) relayAll(records, relay);
    if (steps.some(({ up }) => up !== undefined)) {
      for (const id of [...records.keys()]) migrateShared(records, id, schema, steps);
    }
    sharedRecord(records, 'deck')?.set('schema', target);
  });
  return Y.encodeStateAsUpdate(doc, before);
}

function relayAll(records: Y.Map<unknown>, relay: (map: SharedRecord) => void): void {
  for (const id of records.keys()) {
    const map = sharedRecord(records, id);
    if (map) relay(map);
  }
}

function migrateShared(
  records: Y.Map<unknown>,
  id: string,
  schema: number,
  migrations: readonly RecordMigration[],
): void {
  const map = sharedRecord(records, id);
  if (!map) return;
  const old: AnyRecord = { ...readRecord(map), id };
  const next = migrated(old, schema, migrations);
  if (next === undefined) records.delete(id);
  else if (next.kind !== old.kind || next.type !== old.type) {
    const fresh = new Y.Map<unknown>();
    records.set(id, fresh);
    writeRecord(fresh, next);
  } else {
    const gone = Object.keys(old).filter((key) => !(key in next));
    patchRecord(map, { ...next, ...Object.fromEntries(gone.map((key) => [key, undefined])) });
  }
}
