import { LecternError } from '@lectern/protocol';
import { plainCopy } from '../document/plain.ts';
import { checkRecord } from '../document/record-check.ts';
import { page } from '../records/page.ts';
import { type CoursewareRecord, record as recordShape, SCHEMA_VERSION } from '../records/record.ts';
import { table } from '../records/table.ts';
import { textBody } from '../records/text.ts';
import { type AnyRecord, migrated, type RecordMigration, recordMigrations } from './record-migration.ts';

/**
 * Records from a file or a snapshot of an older schema as this version has them. Unsound ones are left out, or lose
 * the property that is not sound. Throws COURSEWARE_INVALID when there is no deck, COURSEWARE_NEWER when `schema` is
 * unknown.
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

/** What `checkRecord` takes on trust, because a document's own reader has checked it. */
const DEEP = { text: textBody, notes: textBody, table, animations: page.shape.animations } as const;

function soundRecord(value: AnyRecord): CoursewareRecord | undefined {
  const whole = recordShape.safeParse(value);
  if (whole.success) return whole.data;
  const kept = Object.entries(value).filter(
    ([key, part]) => !(key in DEEP) || DEEP[key as keyof typeof DEEP].safeParse(part).success,
  );
  return checkRecord(value.id, Object.fromEntries(kept));
}
