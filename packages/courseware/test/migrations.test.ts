import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { stateOfSnapshot } from '../src/document/snapshot.ts';
import { CoursewareStore } from '../src/document/store.ts';
import { migrateDocument } from '../src/migrations/migrate-document.ts';
import { migrateRecords } from '../src/migrations/migrate-records.ts';
import { type RecordMigration, recordMigrations } from '../src/migrations/record-migration.ts';
import { SCHEMA_VERSION } from '../src/records/record.ts';
import { sampleRecords } from './sample.ts';

/** As a later version might: names become upper case, then hidden pages go. */
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
  ...sampleRecords(2, 1),
  { kind: 'page' as const, id: 'named', order: 'y', name: 'lesson' },
  { kind: 'page' as const, id: 'unseen', order: 'z', hidden: true },
];

describe('migrations', () => {
  it('of this version lead to its schema, one step at a time', () => {
    expect(recordMigrations.map(({ to }) => to)).toEqual(
      Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 2),
    );
  });

  it('bring records of a file up to date, from where the file stands', () => {
    const all = migrateRecords(records, 1, steps, 3);
    expect(all.find(({ id }) => id === 'named')).toMatchObject({ name: 'LESSON' });
    expect(all.find(({ id }) => id === 'unseen')).toBeUndefined();
    expect(all.find(({ id }) => id === 'deck')).toMatchObject({ schema: 3 });
    expect(migrateRecords(records, 2, steps, 3).find(({ id }) => id === 'named')).toMatchObject({
      name: 'lesson',
    });
  });

  it('bring a live document up to date by a change that others receive', () => {
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

  it('refuse what a later version wrote', () => {
    expect(() => migrateRecords(records, 2)).toThrow(expect.objectContaining({ code: 'COURSEWARE_NEWER' }));
    const doc = new Y.Doc();
    Y.applyUpdate(doc, stateOfSnapshot({ records: [{ ...sampleRecords()[0], schema: 9 } as never] }));
    expect(() => migrateDocument(doc)).toThrow(expect.objectContaining({ code: 'COURSEWARE_NEWER' }));
  });
});
