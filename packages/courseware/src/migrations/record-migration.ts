import type { SharedRecord } from '../document/shared-record.ts';

/** A record of whatever schema: an id, a kind and properties that nothing is known of. */
export type AnyRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** One step from the schema before to `to`, looking at one record at a time. */
export interface RecordMigration {
  /** The schema that its results follow. */
  readonly to: number;
  /** What changes, in words. */
  readonly name: string;
  /**
   * What a record says: the record as the new schema has it, or undefined when it is no longer one. The given one is
   * not changed.
   */
  up?(record: AnyRecord): AnyRecord | undefined;
  /** How a record lies in a live document, where that changes: it moves what lies as the schema before had it. */
  relay?(map: SharedRecord): void;
}

/** Runs the steps after `from`, up to `to`. */
export function migrated(
  record: AnyRecord,
  from: number,
  migrations: readonly RecordMigration[],
): AnyRecord | undefined {
  let at: AnyRecord | undefined = record;
  for (const step of migrations) {
    if (at === undefined) return undefined;
    if (step.to > from && step.up) at = step.up(at);
  }
  return at;
}
