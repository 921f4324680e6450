import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { sampleRecords, tool } from '../../test/sample.ts';
import { sharedRecord, sharedRecords } from '../document/shared/shared-document.ts';
import { stateOfSnapshot } from '../document/snapshot.ts';
import { CoursewareStore } from '../document/store.ts';
import type { ToolElement } from '../records/elements/tool.ts';
import { SCHEMA_VERSION } from '../records/record.ts';
import { migrateDocument } from './migrate-document.ts';
import { migrateRecords } from './migrate-records.ts';
import type { RecordMigration } from './record-migration.ts';
import { recordMigrations } from './record-migrations.ts';
import { snapshotOfUpdates } from './snapshot-of-updates.ts';

/** Steps of an imaginary later version: names become upper case, then hidden pages are removed. */
const steps: readonly RecordMigration[] = [
  {
    to: 2,
    name: 'names in capitals',
    up: (record) =>
      typeof record.name === 'string' ? { ...record, name: record.name.toUpperCase() } : record,
  },
  { to: 3, name: 'no hidden pages', up: (record) => (record.hidden === true ? undefined : record) },
];

const records = [
  ...sampleRecords(2, 1).map((record) => (record.kind === 'deck' ? { ...record, schema: 1 } : record)),
  { kind: 'page' as const, id: 'named', order: 'y', name: 'lesson' },
  { kind: 'page' as const, id: 'unseen', order: 'z', hidden: true },
];

describe('migrations', () => {
  it('of this version update to its schema, one step at a time', () => {
    expect(recordMigrations.map(({ to }) => to)).toEqual(
      Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 2),
    );
  });

  it('update records of a file, starting from its schema', () => {
    const all = migrateRecords(records, 1, steps, 3);
    expect(all.find(({ id }) => id === 'named')).toMatchObject({ name: 'LESSON' });
    expect(all.find(({ id }) => id === 'unseen')).toBeUndefined();
    expect(all.find(({ id }) => id === 'deck')).toMatchObject({ schema: 3 });
    expect(migrateRecords(records, 2, steps, 3).find(({ id }) => id === 'named')).toMatchObject({
      name: 'lesson',
    });
  });

  it('update a live document by a change that other clients receive', () => {
    const [doc, other] = [new Y.Doc(), new Y.Doc()];
    const state = stateOfSnapshot({ records });
    for (const each of [doc, other]) Y.applyUpdate(each, state);
    const update = migrateDocument(doc, steps, 3);
    expect(update).toBeDefined();
    Y.applyUpdate(other, update ?? new Uint8Array());
    for (const store of [new CoursewareStore(doc), new CoursewareStore(other)]) {
      expect(store.find('deck', 'deck')?.schema).toBe(3);
    }
    expect(new CoursewareStore(doc).find('page', 'named')?.name).toBe('LESSON');
    expect(new CoursewareStore(doc).pages()).toEqual(['p0', 'p1', 'named']);
    expect(migrateDocument(doc, steps, 3)).toBeUndefined();
  });

  it('reject documents of a later version', () => {
    expect(() => migrateRecords(records, SCHEMA_VERSION + 1)).toThrow(
      expect.objectContaining({ code: 'COURSEWARE_NEWER' }),
    );
    const doc = new Y.Doc();
    Y.applyUpdate(doc, stateOfSnapshot({ records: [{ ...sampleRecords()[0], schema: 9 } as never] }));
    expect(() => migrateDocument(doc)).toThrow(expect.objectContaining({ code: 'COURSEWARE_NEWER' }));
  });
});

/** A document of schema 1: the data of its tool are one JSON text. */
function documentOfSchema1(data: string): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot({ records: [...records, tool('map', 'p0', 'zz', {})] }));
  sharedRecord(sharedRecords(doc), 'map')?.set('data', data);
  return doc;
}

function dataOf(doc: Y.Doc): ToolElement['data'] | undefined {
  const element = new CoursewareStore(doc).find('element', 'map');
  return element?.type === 'tool' ? element.data : undefined;
}

const TEXT_OF_SCHEMA_1 = '\u0001{"root":"seasons","node-1":{"text":"spring","at":[1,2]},"open":true}';
const DATA = { root: 'seasons', 'node-1': { text: 'spring', at: [1, 2] }, open: true };

describe("a tool's data of schema 1", () => {
  it('are stored by keys after the migration, with the same content', () => {
    const doc = documentOfSchema1(TEXT_OF_SCHEMA_1);
    const update = migrateDocument(doc);
    expect(dataOf(doc)).toEqual(DATA);
    const map = sharedRecord(sharedRecords(doc), 'map');
    expect(map?.has('data')).toBe(false);
    expect(map?.get('data/root')).toBe('seasons');
    expect(update).toBeDefined();
    expect(migrateDocument(doc)).toBeUndefined();
  });

  it('reach a client that has the document open, and its other edits are kept', () => {
    const doc = documentOfSchema1(TEXT_OF_SCHEMA_1);
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    new CoursewareStore(other).transact((edit) => edit.update('map', { name: 'renamed meanwhile' }));
    const update = migrateDocument(doc) ?? new Uint8Array();
    Y.applyUpdate(other, update);
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
    for (const each of [doc, other]) {
      expect(dataOf(each)).toEqual(DATA);
      expect(new CoursewareStore(each).get('map')).toMatchObject({ name: 'renamed meanwhile' });
    }
  });

  it('can be read from a stored state that was not opened since', () => {
    const { records: read } = snapshotOfUpdates([Y.encodeStateAsUpdate(documentOfSchema1(TEXT_OF_SCHEMA_1))]);
    expect(read.find(({ id }) => id === 'map')).toMatchObject({ data: DATA });
    expect(read.find(({ id }) => id === 'deck')).toMatchObject({ schema: SCHEMA_VERSION });
  });

  it.each([['\u0001{broken'], ['\u0001[1,2]'], ['words'], ['\u0001null']])(
    'become empty when they are no object: %j',
    (text) => {
      const doc = documentOfSchema1(text);
      migrateDocument(doc);
      expect(dataOf(doc)).toEqual({});
    },
  );

  it('leave every other record unchanged', () => {
    const doc = documentOfSchema1(TEXT_OF_SCHEMA_1);
    const before = sharedRecords(doc).toJSON();
    migrateDocument(doc);
    const after = sharedRecords(doc).toJSON();
    for (const id of Object.keys(before).filter((each) => each !== 'map' && each !== 'deck')) {
      expect(after[id]).toEqual(before[id]);
    }
  });
});
