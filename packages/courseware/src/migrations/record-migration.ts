import type { SharedRecord } from '../document/shared/shared-record.ts';

/** A record of any schema: an id, a kind and unknown properties. */
export type AnyRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** One step from the previous schema to `to`; it migrates one record at a time. */
export interface RecordMigration {
  /** Schema of the migrated records. */
  readonly to: number;
  /** Description of the change. */
  readonly name: string;
  /** Returns the record in the new schema, or undefined when it is dropped. The argument is not changed. */
  up?(record: AnyRecord): AnyRecord | undefined;
  /** Moves values of a live record from the previous storage layout to the new one, if the layout changes. */
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
