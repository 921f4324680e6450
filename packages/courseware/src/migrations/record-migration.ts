/** A record of whatever schema: an id, a kind and properties that nothing is known of. */
export type AnyRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** One step from the schema before to `to`, looking at one record at a time. */
export interface RecordMigration {
  /** The schema that its results follow. */
  readonly to: number;
  /** What changes, in words. */
  readonly name: string;
  /** The record as the new schema has it, or undefined when it is no longer one. The given one is not changed. */
  up(record: AnyRecord): AnyRecord | undefined;
}

/** Every step since schema 1, in order. A released step is never changed. */
export const recordMigrations: readonly RecordMigration[] = [];

/** Runs the steps after `from`, up to `to`. */
export function migrated(
  record: AnyRecord,
  from: number,
  migrations: readonly RecordMigration[],
): AnyRecord | undefined {
  let at: AnyRecord | undefined = record;
  for (const step of migrations) {
    if (at === undefined) return undefined;
    if (step.to > from) at = step.up(at);
  }
  return at;
}
