import { LecternError } from '@lectern/protocol';
import { plainCopy } from '../document/plain-copy.ts';
import { checkRecord } from '../document/records/record-check.ts';
import { type CoursewareRecord, record as recordShape, SCHEMA_VERSION } from '../records/record.ts';
import { type AnyRecord, migrated, type RecordMigration } from './record-migration.ts';
import { recordMigrations } from './record-migrations.ts';

/**
 * Migrates records of a file or a snapshot from an older schema. Invalid records are left out, and so are invalid
 * optional properties. Throws COURSEWARE_INVALID when there is no deck, COURSEWARE_NEWER when `schema` is unknown.
 */
export function migrateRecords(
  values: readonly unknown[],
  schema: number,
  migrations: readonly RecordMigration[] = recordMigrations,
  target: number = SCHEMA_VERSION,
): CoursewareRecord[] {
  if (schema > target) throw new LecternError('COURSEWARE_NEWER');
  const records = new Map<string, CoursewareRecord>();
  for (const value of values) {
    const plain = plainCopy(value);
    if (!isRecord(plain)) continue;
    const next = migrated(plain, schema, migrations);
    const sound = next && soundRecord(next);
    if (sound) records.set(sound.id, sound.kind === 'deck' ? { ...sound, schema: target } : sound);
  }
  if (records.get('deck')?.kind !== 'deck') throw new LecternError('COURSEWARE_INVALID');
  return [...records.values()];
}

function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function soundRecord(value: AnyRecord): CoursewareRecord | undefined {
  const whole = recordShape.safeParse(value);
  if (whole.success) return whole.data;
  return checkRecord(value.id, value, 'unread');
}
