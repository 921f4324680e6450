import type { CoursewareSnapshot } from '../document/snapshot.ts';
import { migrateRecords } from '../migrations/migrate-records.ts';

const HASH = /[0-9a-f]{64}/g;

/**
 * A version from its stored JSON (`{ records: […] }`), migrated to this program's schema. Throws a SyntaxError for text
 * that is not JSON, COURSEWARE_INVALID and COURSEWARE_NEWER as `migrateRecords` does.
 */
export function versionOfJson(text: string): CoursewareSnapshot {
  const { records } = JSON.parse(text) as { readonly records: readonly unknown[] };
  return { records: migrateRecords(records, schemaOf(records)) };
}

/** Schema of the records, from their deck; 0 without a deck. */
export function schemaOf(records: readonly unknown[]): number {
  const deck = records.find((record) => isDeck(record));
  return isDeck(deck) && typeof deck.schema === 'number' ? deck.schema : 0;
}

/**
 * Hashes of the files that records name. Records of the files themselves do not count: they stay when their picture is
 * removed.
 */
export function filesNamed({ records }: CoursewareSnapshot): readonly string[] {
  const naming = records.filter(({ kind }) => kind !== 'asset');
  return [...new Set(JSON.stringify(naming).match(HASH) ?? [])];
}

function isDeck(value: unknown): value is { readonly kind: 'deck'; readonly schema?: unknown } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'deck';
}
