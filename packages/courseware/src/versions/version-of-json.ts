import type { CoursewareSnapshot } from '../document/snapshot.ts';
import { migrateRecords } from '../migrations/migrate-records.ts';

const HASH = /[0-9a-f]{64}/g;

/**
 * What a version holds, from the JSON in which it was kept (`{ records: […] }`), brought up to this program's schema.
 * Throws a SyntaxError for text that is no JSON, COURSEWARE_INVALID and COURSEWARE_NEWER as `migrateRecords` does.
 */
export function versionOfJson(text: string): CoursewareSnapshot {
  const { records } = JSON.parse(text) as { readonly records: readonly unknown[] };
  return { records: migrateRecords(records, schemaOf(records)) };
}

/** The schema of which records are, by what their deck says; 0 where there is none. */
export function schemaOf(records: readonly unknown[]): number {
  const deck = records.find((record) => isDeck(record));
  return isDeck(deck) && typeof deck.schema === 'number' ? deck.schema : 0;
}

/** The files that records name, by hash. The record of a file itself is left out: it stays when its picture goes. */
export function filesNamed({ records }: CoursewareSnapshot): readonly string[] {
  const naming = records.filter(({ kind }) => kind !== 'asset');
  return [...new Set(JSON.stringify(naming).match(HASH) ?? [])];
}

function isDeck(value: unknown): value is { readonly kind: 'deck'; readonly schema?: unknown } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'deck';
}
